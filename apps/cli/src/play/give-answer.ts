import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { request } from './request.ts';
import { write } from './screen.ts';
import type { Session } from './session.ts';
import { goOn, type Next } from './words/word.ts';

/** Answers for a person. What may be a mistake is said first and done when it is asked for once more. */
export function giveAnswer(session: Session, seat: Seat, answer: Answer<GameTypes>): Next {
  const key = `${session.match.log.length} ${JSON.stringify(answer)}`;
  const doubt = session.armed?.key === key ? undefined : doubtAbout(session, seat, answer);
  session.armed = undefined;
  if (doubt === undefined) return goOn(session, request(session, seat, { type: 'answer', answer }));
  session.armed = { key, answer };
  write(session, session.speech.say('confirm', { reason: doubt }), 2);
  return 'ask';
}

/** Does what was asked for last and only warned of; `undefined` when there is no such thing. */
export function giveArmed(session: Session, seat: Seat): Next | undefined {
  return session.armed && giveAnswer(session, seat, session.armed.answer);
}

/** What the game finds doubtful about a legal answer. */
function doubtAbout(session: Session, seat: Seat, answer: Answer<GameTypes>): string | undefined {
  const { entry, match, speech } = session;
  const decision = match.decision();
  const found = decision && entry.caution?.(match.state, decision, seat, answer);
  return found && speech.tell(found.key, found.args);
}
