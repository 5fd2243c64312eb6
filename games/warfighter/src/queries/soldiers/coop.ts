import type { Seat } from '@sitrep/kernel';
import type { Command } from '../../types.ts';
import { type Read, type SoldierView, team } from '../table/lookup.ts';
import { hiddenHand, isHandShown, shownHand } from '../table/zones.ts';
import { isPlayerSoldier } from './soldiers.ts';

export const MOST_SEATS = 6;

const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

/** Every set of seats in order, indexed by its bits: they are needed all the time. */
const SETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, bits) =>
  SEATS.filter((seat) => (bits & (1 << seat)) !== 0),
);

/** The seats of a set of bits, in order. */
export function seatsOf(bits: number): readonly Seat[] {
  return SETS[bits] ?? [];
}

/** Each of these seats once, in order. */
export function inSeatOrder(seats: readonly Seat[]): readonly Seat[] {
  return seatsOf(seats.reduce((bits, seat) => bits | (1 << seat), 0));
}

/** The seats that run a Soldier in the mission. */
export function seatsInPlay(state: Read): readonly Seat[] {
  let bits = 0;
  for (const { standing, seat } of state.game.soldiers) if (standing === 'in') bits |= 1 << seat;
  return seatsOf(bits);
}

/** The Soldiers that a seat runs. */
export function ownSoldiers(state: Read, seat: Seat): readonly SoldierView[] {
  return team(state).filter((soldier) => soldier.seat === seat);
}

/** WF-COOP-11: whether a seat's player is connected, so the others wait for him. */
export function isConnected(state: Read, seat: Seat): boolean {
  const own = state.seats[seat];
  return own?.isPresent === true && !own.hasConceded;
}

/** WF-COOP-02, 05: what players arrange among themselves between acts. A single player has nobody to arrange it with. */
export function arrangements(state: Read, seat: Seat): readonly Command[] {
  if (state.config.seats === 1) return NOTHING;
  const found: Command[] = [];
  for (const soldier of ownSoldiers(state, seat)) {
    addHandOvers(state, soldier, found);
    addShowings(state, soldier, found);
  }
  // Anybody may take over Soldiers whose player has given up.
  for (const { number, seat: owner } of team(state))
    if (state.seats[owner]?.hasConceded) found.push({ type: 'handOver', soldier: number, to: seat });
  return found;
}

const NOTHING: readonly Command[] = [];

function addHandOvers(state: Read, { number, seat }: SoldierView, found: Command[]): void {
  for (let to = 0; to < state.seats.length; to += 1)
    if (to !== seat && !state.seats[to]?.hasConceded) found.push({ type: 'handOver', soldier: number, to });
}

/** A whole hand, from now on or no longer, or a single card of it. */
function addShowings(state: Read, soldier: SoldierView, found: Command[]): void {
  if (!isPlayerSoldier(state, soldier)) return;
  const { number } = soldier;
  const isShown = isHandShown(state, number);
  if (!isShown) found.push({ type: 'showHand', soldier: number, isShown: true });
  if (isShown || shownHand(state, number).length > 0)
    found.push({ type: 'showHand', soldier: number, isShown: false });
  if (isShown) return;
  for (const card of hiddenHand(state, number)) found.push({ type: 'showCard', soldier: number, card });
}
