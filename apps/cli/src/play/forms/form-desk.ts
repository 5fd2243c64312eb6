import type { Seat } from '@sitrep/kernel';
import type { FormDesk } from '../../table/form.ts';
import { type Session, sceneOf } from '../session.ts';

/** What the form of a seat may ask of the match. */
export function formDesk(session: Session, seat: Seat): FormDesk {
  const { entry, match, random } = session;
  const { game, state } = match;
  return {
    seat,
    entry,
    scene: () => sceneOf(session, seat),
    suggested: () => entry.suggest(state)[0]?.draft ?? game.fallback(state, seat),
    sample: () => game.sample(state, seat, random),
    problems: (answer) => game.problems(state, seat, answer),
  };
}
