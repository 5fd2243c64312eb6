import { findGame } from '@sitrep/catalog';
import type { GameTypes, Match } from '@sitrep/kernel';
import { isSketch } from '@sitrep/warfighter/queries';
import { findSituation } from './played-match.ts';

/** A match in the open turn in which a card could join an attack, and the hostile that the attack is on. */
export function findJoinable(): { readonly match: Match<GameTypes>; readonly hostile: number } {
  const match = findSituation('jungle/covert', (each) => targetOf(each) !== undefined);
  return { match, hostile: targetOf(match) ?? -1 };
}

function targetOf(match: Match<GameTypes>): number | undefined {
  if (match.decision()?.name !== 'action') return undefined;
  const found = findGame('warfighter')?.hints.counsel?.(match, 0, match.options(0)) ?? {};
  return Object.values(found).flat().flatMap(joinedIn)[0];
}

/** The hostile of an attack that a card can join as printed. */
function joinedIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null || !('sketch' in value)) return [];
  const { sketch } = value;
  if (typeof sketch !== 'object' || sketch === null) return [];
  if (!isSketch(sketch) || sketch.kind !== 'shot') return [];
  const isHelped = sketch.joins.some(({ form, kill: [from, to] }) => form === 'plain' && to > from + 20);
  return isHelped ? [sketch.hostile] : [];
}
