import type { Io } from '../io.ts';
import { wrap } from '../layout.ts';
import type { Speech } from '../speech.ts';

/** Something on a numbered list. */
export interface Pick {
  readonly label: string;
  /** Why it cannot be chosen. */
  readonly why?: string | undefined;
}

/** Writes a numbered list; what cannot be chosen says why and has no number. */
export function writeList(io: Io, items: readonly Pick[], current = -1): void {
  items.forEach(({ label, why }, index) => {
    const number = why === undefined ? String(index + 1) : '–';
    const mark = index === current ? ' *' : '';
    const text = `${number.padStart(3)}  ${label}${mark}${why === undefined ? '' : ` – ${why}`}`;
    for (const line of wrap(text, io.columns - 1, 5)) io.write(line);
  });
}

/** Asks for one of them; `undefined` if the player keeps the current one, or the input ends. */
export async function pickOne(
  io: Io,
  speech: Speech,
  items: readonly Pick[],
  current: number,
): Promise<number | undefined> {
  writeList(io, items, current);
  for (;;) {
    const line = (await io.readLine(speech.say('setup.pick')))?.trim();
    if (line === undefined || line === '') return undefined;
    const item = /^\d+$/.test(line) ? items[Number(line) - 1] : undefined;
    if (item !== undefined && item.why === undefined) return Number(line) - 1;
    io.write(item?.why ?? speech.say('menu.range', { most: items.length }));
  }
}
