import { type Seat, zoneRevisions } from '@sitrep/kernel';
import type { Note } from '../queries/in-force/search.ts';
import { type Read, team } from '../queries/table/lookup.ts';
import { gameRevisions } from '../revisions.ts';
import type { Command } from '../types.ts';
import { considerActs, sceneOf } from './actions.ts';

/** What a seat could do between acts, and the moment that it was worked out for. */
interface Kept {
  readonly game: number;
  readonly zones: number;
  readonly acts: readonly Command[];
}

const DONE: Command = { type: 'done' };

/** By seat. */
const kept: (Kept | undefined)[] = [];

/**
 * What a seat can do between acts: end its part of the turn, and what its Soldiers can (27.3). Of all questions this one
 * takes the longest, and it is put again after every act that was called off: the answer is kept as long as neither the
 * game's own state nor its zones change.
 */
export function openActs(state: Read, seat: Seat): readonly Command[] {
  const game = gameRevisions.of(state.game);
  const zones = zoneRevisions.of(state.zones);
  const last = kept[seat];
  if (last?.game === game && last.zones === zones) return last.acts;
  const acts = listActs(state, seat);
  kept[seat] = { game, zones, acts };
  return acts;
}

/** The same, worked out afresh. */
export function listActs(state: Read, seat: Seat): readonly Command[] {
  const acts: Command[] = [DONE];
  const scene = sceneOf(state, false);
  const note: Note = (command, _rule, refusal) => {
    if (refusal === undefined) acts.push(command);
  };
  for (const soldier of team(state)) if (soldier.seat === seat) considerActs(state, scene, soldier, note);
  return acts;
}
