import { type Deed, type GameTypes, perform, type Result, type Seat } from '@sitrep/kernel';
import { keep } from './keeping.ts';
import { isPerson, type Session } from './session.ts';

/** The one gate to the match: asks for something on behalf of a seat. What a person has done is kept at once. */
export function request(session: Session, by: Seat, act: Deed<GameTypes>['act']): Result<GameTypes> {
  const deed = { by, act };
  session.attempt = deed;
  const result = perform(session.match, deed);
  session.attempt = undefined;
  if (!result.ok) return result;
  // the last save is no longer the whole game
  session.savedAs = undefined;
  if (isPerson(session, by)) keep(session);
  return result;
}
