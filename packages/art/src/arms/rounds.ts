import { box, oval } from '../press/path.ts';
import { fill, type Press, place } from '../press/press.ts';

/** What a weapon fires, by its size and shape. */
export const ROUNDS = ['pistol', 'carbine', 'rifle', 'heavy', 'shell', 'forty', 'rocket', 'none'] as const;
export type Round = (typeof ROUNDS)[number];

/** Length of the case, its half width, length of the bullet. */
const SIZES: Readonly<Record<Exclude<Round, 'none' | 'rocket'>, readonly [number, number, number]>> = {
  pistol: [8, 2.8, 5],
  carbine: [13, 2.1, 7],
  rifle: [18, 2.7, 9],
  heavy: [28, 4.2, 14],
  shell: [18, 4.6, 0],
  forty: [10, 6, 9],
};

function cartridge(press: Press, round: keyof typeof SIZES): string {
  const [length, half, tip] = SIZES[round];
  const brass = round === 'shell' ? '#b4472d' : '#c9983f';
  const neck = half * (round === 'forty' || round === 'pistol' ? 0.95 : 0.62);
  return [
    fill(
      press,
      brass,
      `M${-half} 0h${2 * half}v${3 - length}L${neck} ${-length}H${-neck}L${-half} ${3 - length}Z`,
    ),
    fill(press, 'ink', box(-half - 0.4, -2.6, 2 * half + 0.8, 2.6)),
    tip === 0
      ? ''
      : fill(
          press,
          round === 'forty' ? '#5d6b3c' : '#8a5a30',
          `M${-neck} ${-length}h${2 * neck}Q${neck} ${-length - tip * 0.7} 0 ${-length - tip}Q${-neck} ${-length - tip * 0.7} ${-neck} ${-length}Z`,
        ),
    fill(press, 'paper', box(-half * 0.5, -length + 3, half * 0.45, length - 7), 0.6),
  ].join('');
}

/** A few rounds in a row: how large they are tells weapons of one outline apart. */
export function drawRounds(press: Press, round: Round, count: number): string {
  if (round === 'none') return '';
  if (round === 'rocket')
    return fill(press, 'spot', `M0 0h6l1-26q-4-14-8 0Z${oval(3, -14, 6, 2)}M-5 0l5-9v9ZM11 0L6-9v9Z`);
  const gap = SIZES[round][1] * 2 + 2.4;
  return Array.from({ length: count }, (_, at) => place({ x: at * gap }, cartridge(press, round))).join('');
}
