import type { Seat } from '@sitrep/kernel';
import type { Command } from '../types.ts';
import { type Read, type SoldierView, team } from './lookup.ts';
import { isPlayerSoldier } from './soldiers.ts';
import { hiddenHand, isHandShown, shownHand } from './zones.ts';

/** Each of these seats once, in order. There are few: looking them up is faster than a set. */
export function inSeatOrder(seats: readonly Seat[]): readonly Seat[] {
  return seats.filter((seat, at) => seats.indexOf(seat) === at).sort((a, b) => a - b);
}

/** The seats that run a Soldier in the mission. */
export function seatsInPlay(state: Read): readonly Seat[] {
  const seats: Seat[] = [];
  for (const { standing, seat } of state.game.soldiers)
    if (standing === 'in' && !seats.includes(seat)) seats.push(seat);
  return seats.length < 2 ? seats : seats.sort((a, b) => a - b);
}

/** The Soldiers that a seat runs. */
export function ownSoldiers(state: Read, seat: Seat): readonly SoldierView[] {
  const own: SoldierView[] = [];
  for (const soldier of state.game.soldiers)
    if (soldier.standing === 'in' && soldier.seat === seat) own.push(soldier);
  return own;
}

/** WF-COOP-11: whether the player of a seat is there to be waited for. */
export function isConnected(state: Read, seat: Seat): boolean {
  const own = state.seats[seat];
  return own?.isPresent === true && !own.hasConceded;
}

/** WF-COOP-02, 05: what players arrange among themselves between acts. A single player has nobody to arrange it with. */
export function arrangements(state: Read, seat: Seat): readonly Command[] {
  if (state.config.seats === 1) return [];
  return [
    ...ownSoldiers(state, seat).flatMap((soldier) => [
      ...handOvers(state, soldier),
      ...showings(state, soldier),
    ]),
    ...orphans(state).map((soldier) => ({ type: 'handOver', soldier, to: seat }) as const),
  ];
}

/** The Soldiers whose player has given up. */
function orphans(state: Read): readonly number[] {
  return team(state).flatMap(({ number, seat }) => (state.seats[seat]?.hasConceded ? [number] : []));
}

function handOvers(state: Read, { number, seat }: SoldierView): readonly Command[] {
  return state.seats.flatMap((_, to) =>
    to !== seat && !state.seats[to]?.hasConceded ? [{ type: 'handOver', soldier: number, to } as const] : [],
  );
}

/** A whole hand, from now on or no longer, or a single card of it. */
function showings(state: Read, soldier: SoldierView): readonly Command[] {
  if (!isPlayerSoldier(state, soldier)) return [];
  const { number } = soldier;
  const hide = { type: 'showHand', soldier: number, isShown: false } as const;
  if (isHandShown(state, number)) return [hide];
  const hidden = hiddenHand(state, number);
  return [
    { type: 'showHand', soldier: number, isShown: true },
    ...(shownHand(state, number).length > 0 ? [hide] : []),
    ...hidden.map((card) => ({ type: 'showCard', soldier: number, card }) as const),
  ];
}
