import type { Seat } from '@sitrep/kernel';
import { revisionOf } from '../evolve/revisions.ts';
import type { Command } from '../types.ts';
import { considerActs, sceneOf } from './actions.ts';
import { type Read, team } from './lookup.ts';
import type { Note } from './search.ts';
import { noteZones, tokensIn, ZONES } from './zones.ts';

/** What a seat could do between acts, and the moment that it was worked out for. */
interface Kept {
  readonly revision: number;
  readonly notes: readonly number[];
  readonly acts: readonly Command[];
}

const DONE: Command = { type: 'done' };

const kept = new WeakMap<object, (Kept | undefined)[]>();

/**
 * What a seat can do between acts: end its part of the turn, and what its Soldiers can (27.3). Of all questions this one
 * takes the longest, and it is put again after every act that was called off: the answer is kept as long as neither the
 * state nor the cards it depends on change.
 */
export function openActs(state: Read, seat: Seat): readonly Command[] {
  const known = kept.get(state.game) ?? [];
  kept.set(state.game, known);
  const revision = revisionOf(state.game);
  const notes = noteCards(state);
  const last = known[seat];
  if (last?.revision === revision && isSame(last.notes, notes)) return last.acts;
  const acts = listActs(state, seat);
  known[seat] = { revision, notes, acts };
  return acts;
}

function listActs(state: Read, seat: Seat): readonly Command[] {
  const acts: Command[] = [DONE];
  const scene = sceneOf(state, false);
  const note: Note = (command, _rule, refusal) => {
    if (refusal === undefined) acts.push(command);
  };
  for (const soldier of team(state)) if (soldier.seat === seat) considerActs(state, scene, soldier, note);
  return acts;
}

/** The cards that acts depend on: those of all Soldiers, and whether there are Locations to fetch. */
function noteCards(state: Read): readonly number[] {
  const notes = [tokensIn(state, ZONES.locationDeck).length, tokensIn(state, ZONES.locationDiscard).length];
  for (const { number } of state.game.soldiers) noteZones(state, number, notes);
  return notes;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((note, at) => note === other[at]);
}
