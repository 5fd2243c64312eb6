import type { GameTypes, Match } from '@sitrep/kernel';
import { readView } from '@sitrep/warfighter/queries';
import { findSituation } from './played-match.ts';

const MISSION = 'middle-east/surge';

const slotsOf = (pieces: readonly { readonly slot: number }[]) =>
  new Set(pieces.map(({ slot }) => slot)).size;

/** A mission in its middle: a team that has spread out, hostiles before it, cards in hand, and somebody who can fire. */
export function midMission(): Match<GameTypes> {
  return findSituation(MISSION, isRich);
}

function isRich(match: Match<GameTypes>): boolean {
  if (match.decision()?.name !== 'action') return false;
  const view = match.view(0);
  const { turn, soldiers, hostiles } = readView({ view, ...match.setup }).game;
  const present = soldiers.filter(({ slot }) => slot > 0);
  const attacks = match.options(0).filter(({ type }) => type === 'attack');
  const hands = Object.entries(view.zones).map(([zone, { count }]) => (zone.startsWith('hand') ? count : 0));
  return (
    turn >= 3 &&
    hostiles.length >= 4 &&
    hostiles.length <= 7 &&
    slotsOf(hostiles) >= 3 &&
    present.length >= 4 &&
    slotsOf(present) >= 2 &&
    Math.max(...hands) >= 5 &&
    attacks.length >= 2
  );
}
