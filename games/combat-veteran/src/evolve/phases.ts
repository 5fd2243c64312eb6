import type { Immutable } from '@sitrep/kernel';
import type { SetupEvent } from '../events.ts';
import { type CvState, MARK } from '../state.ts';

type Happened<T extends SetupEvent['type']> = Immutable<Extract<SetupEvent, { type: T }>>;

export function deployed(game: CvState, event: Happened<'deployed'>): void {
  const count = game.stance.length;
  for (const [piece, hex] of event.posts) game.at[piece] = hex;
  for (const [weapon, user] of event.users) game.user[weapon - count] = user;
  for (const soldier of event.inside) game.isInside[soldier] = true;
  for (const piece of event.hidden) game.isHidden[piece] = true;
  if (event.possible.length > 0) game.possible = [...event.possible];
}

/** Clears what counts for one phase only. */
export function phaseBegan(game: CvState, { turn, seat, phase }: Happened<'phaseBegan'>): void {
  game.turn = turn;
  game.active = seat;
  game.phase = phase;
  // CV-RULING-18: one change of stance in the Stance and Movement Phases together
  const kept = phase === 'movement' ? MARK.changed : 0;
  game.marks = game.marks.map((marks) => marks & kept);
  game.spent.fill(0);
  game.steps.fill(0);
  game.purse.fill(0);
  game.shots = [];
  game.closed = [];
  game.smoke = [];
  game.fought = [];
  game.lenders = [];
  game.spotters = [];
}
