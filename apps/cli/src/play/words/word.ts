import type { GameTypes, Refusal, Result, Seat } from '@sitrep/kernel';
import { withRule } from '../../with-rule.ts';
import { write } from '../screen.ts';
import type { Session } from '../session.ts';

/** What comes after a word: the same question again, a new look at the match, or the end of the session. */
export type Next = 'ask' | 'look' | 'leave';

/** What a player may type besides an answer. */
export type Word = (session: Session, seat: Seat, rest: string) => Next | Promise<Next>;

/** Shows a refusal with its rule, and every problem of a form. */
export function writeRefusal(session: Session, refusal: Refusal): void {
  const { speech } = session;
  write(session, withRule(speech.reason(refusal), refusal.rule), 2);
  for (const problem of refusal.problems ?? []) {
    const label = speech.text.has(`field.${problem.path}`)
      ? `${speech.text.t(`field.${problem.path}`)}: `
      : '';
    write(session, withRule(`  ${label}${speech.problem(problem)}`, problem.rule), 4);
  }
}

/** Goes on after a request to the match: with a new look when it was accepted. */
export function goOn(session: Session, result: Result<GameTypes>): Next {
  if (result.ok) return 'look';
  writeRefusal(session, result.refusal);
  return 'ask';
}
