import type { Distribution } from '@sitrep/kernel';

/** Of all rolls of an attack, how many kill, and how many do anything to the target. */
export function effectCounts({ counts }: Distribution<string>): {
  readonly kills: number;
  readonly effects: number;
} {
  let kills = 0;
  let effects = 0;
  for (const [key, count] of counts) {
    const [killed = 0, suppressed = 0] = key.split('/').map(Number);
    if (killed > 0) kills += count;
    if (killed + suppressed > 0) effects += count;
  }
  return { kills, effects };
}
