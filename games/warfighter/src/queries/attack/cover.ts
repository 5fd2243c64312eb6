import type { EffectOf } from '../../content/vocabulary.ts';
import { descriptorsOf, eachMissionEffect, eachSlotEffect } from '../in-force/abilities.ts';
import type { Mark } from '../in-force/marks.ts';
import { type HostileView, hostileCard, type Read } from '../table/lookup.ts';

/** From how far an attack comes, and whether it is a Ranged one. */
interface Shot {
  readonly range: number | undefined;
  readonly isRanged: boolean;
}

/** Support attacks come from no distance. */
const FROM_NOWHERE: Shot = { range: undefined, isRanged: false };

/** The Cover of what is attacked. */
export function coverOf(state: Read, { hostile, printed }: Mark, shot = FROM_NOWHERE): number {
  if (hostile === undefined) return printed?.cover ?? 1;
  let cover = 0;
  eachCover(state, hostile, shot, (_source, amount) => {
    cover += amount;
  });
  return cover;
}

/** Goes through the Cover of a hostile card, with what Location and mission add for hostiles (WF-LOC-11). */
export function eachCover(
  state: Read,
  hostile: HostileView,
  { range, isRanged }: Shot,
  note: (source: string, amount: number) => void,
): void {
  let { cover } = hostileCard(state, hostile);
  // WF-KEY-42: another Cover at some distances.
  for (const { range: span, cover: other } of descriptorsOf(state, hostile, 'coverAtRange'))
    if (range !== undefined && range >= span[0] && range <= span[1]) cover = other;
  note(hostile.card, cover);
  const add = ({ of, against, amount }: EffectOf<'modCover'>, source: string) => {
    if (of === 'hostiles' && (against === undefined || isRanged)) note(source, amount);
  };
  eachSlotEffect(state, hostile.slot, 'modCover', add);
  eachMissionEffect(state, 'modCover', add);
}
