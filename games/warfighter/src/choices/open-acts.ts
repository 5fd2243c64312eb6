import { derive, type Seat } from '@sitrep/kernel';
import type { Note } from '../queries/in-force/search.ts';
import { type Read, team } from '../queries/table/lookup.ts';
import type { Command } from '../types.ts';
import { considerActs, turnFactsOf } from './actions.ts';

const DONE: Command = { type: 'done' };

/**
 * What a seat can do between acts: end its part of the turn, and what its Soldiers can (27.3). This query
 * takes the longest of all, and it is asked again after every act that was cancelled.
 */
export const openActs: (state: Read, seat: Seat) => readonly Command[] = derive.zones(listActs);

/** The same, computed again. */
export function listActs(state: Read, seat: Seat): readonly Command[] {
  const acts: Command[] = [DONE];
  const facts = turnFactsOf(state, false);
  const note: Note = (command, _rule, refusal) => {
    if (refusal === undefined) acts.push(command);
  };
  for (const soldier of team(state)) if (soldier.seat === seat) considerActs(state, facts, soldier, note);
  return acts;
}
