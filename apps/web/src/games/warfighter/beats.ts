import type { SeatEvent } from '@sitrep/kernel';
import type { BeatKind } from '../../kit/page/beat-kind.ts';
import type { BeatLook } from '../../kit/page/game-page.ts';

/** How each event is shown; events not listed are not shown. */
const KINDS: Readonly<Record<string, BeatKind>> = {
  attackRolled: 'dice',
  hostileRolled: 'dice',
  environmentRolled: 'dice',
  outcomeRolled: 'dice',
  drawn: 'draw',
  hostileEntered: 'reveal',
  eventDrawn: 'reveal',
  locationPlaced: 'reveal',
  soldierMoved: 'move',
  hostileClosed: 'move',
  wounded: 'hit',
  suppressed: 'hit',
  soldierLeft: 'hit',
  hostileKilled: 'hit',
  hostileEliminated: 'hit',
};

/** Fields of events that hold dice, in the order in which they are shown. */
const DICE = ['die', 'defeatCover'];

export function beatOf(event: SeatEvent): BeatLook | undefined {
  const kind = KINDS[event.type];
  return kind === undefined ? undefined : { kind, dice: kind === 'dice' ? diceOf(event) : [] };
}

function diceOf(event: SeatEvent): readonly number[] {
  const rolled = Array.isArray(event.dice) ? event.dice : [];
  const single = DICE.map((name) => event[name]);
  return [...rolled, ...single].filter((face): face is number => typeof face === 'number' && face > 0);
}
