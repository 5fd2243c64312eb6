import type { Odds } from '@sitrep/contract';
import type { GameTypes, Match } from '@sitrep/kernel';
import { eventsSince } from './odds-events.ts';

/** The most choices that placing the results of one attack can take. */
const MOST_CHOICES = 12;

/** What an attack did by its events: kills, suppresses, emptied, jammed, stumbled; Kills go on uncovered reticles first. */
export function attackOutcome(match: Match<GameTypes>, from: number): string | undefined {
  for (let choice = 0; choice < MOST_CHOICES && match.decision()?.name === 'killPlacement'; choice += 1)
    match.timeOut(match.serial);
  const events = eventsSince(match, from);
  // Once the mission is over, nothing more happens to the weapon.
  if (events.some(({ type }) => type === 'missionEnded')) return undefined;
  const sum = (type: string, field: 'amount' | 'hits') =>
    events.reduce((total, event) => total + (event.type === type ? (event[field] ?? 0) : 0), 0);
  const has = (type: string) => Number(events.some((event) => event.type === type));
  const kills = sum('hostileKilled', 'amount') + sum('targetHit', 'hits') + sum('eventHit', 'hits');
  const mishaps = ['weaponEmptied', 'jammed', 'stumbled'].map(has);
  return [kills, sum('hostileSuppressed', 'amount'), ...mishaps].join('/');
}

/** The joint outcomes that were counted, as odds give them: each result, and mishaps separately. */
export function attackOutcomes(played: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const [outcome, count] of played) {
    const [kills, suppresses, isEmptied, isJammed, isStumbled] = outcome.split('/');
    add(`${kills} kills, ${suppresses} suppresses`, count);
    if (isEmptied === '1') add('empty', count);
    if (isJammed === '1') add('jam', count);
    if (isStumbled === '1') add('stumble', count);
  }
  return counts;
}

/** The same as the odds give it. */
export function attackCounts({ chances, besides }: Odds): ReadonlyMap<string, number> {
  return new Map([
    ...chances.map(
      ({ args, count }) => [`${args.kills} kills, ${args.suppresses} suppresses`, count] as const,
    ),
    ...besides.map(({ key, count }) => [key.slice('odds.'.length), count] as const),
  ]);
}
