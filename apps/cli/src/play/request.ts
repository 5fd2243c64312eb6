import { type Act, type GameTypes, perform, type Result, type Seat } from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import { explainFile, saveGame } from './game-file.ts';
import { write } from './screen.ts';
import type { Session } from './session.ts';

/** The one gate to the match: asks for something on behalf of a seat. What is accepted is saved. */
export function request(session: Session, by: Seat, act: Act<GameTypes>): Result<GameTypes> {
  session.attempt = { by, act };
  const result = perform(session.match, session.attempt);
  session.attempt = undefined;
  if (result.ok) keep(session);
  return result;
}

/** The last save is no longer the whole game, unless it is renewed now. A full disk must not end the game. */
function keep(session: Session): void {
  const { autosave, match } = session;
  session.savedAs = undefined;
  if (autosave === undefined) return;
  try {
    saveGame(autosave, match);
    session.savedAs = autosave;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    write(session, explainFile(session.speech, error, autosave), 2);
  }
}
