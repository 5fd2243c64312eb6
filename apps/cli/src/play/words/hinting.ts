import { makeGreedyBot } from '@sitrep/bots';
import { makeUniform } from '@sitrep/kernel';
import { findChoice } from '../choices.ts';
import { write } from '../screen.ts';
import type { Word } from './word.ts';

/** `hint`: what the game's own advice would choose here, and why. */
export const hint: Word = (session, seat) => {
  const { entry, match, speech } = session;
  const decision = match.decision();
  if (entry.advise === undefined || decision === undefined || match.options(seat).length === 0) {
    write(session, speech.say('hintNone'));
    return 'ask';
  }
  const random = makeUniform(match.setup.key, `hint:${match.log.length}`);
  const answer = makeGreedyBot(entry.advise).answer(match, seat, random);
  const reason = entry.explain?.(match.state, decision, seat, answer);
  const { number = 0 } = findChoice(session, seat, answer) ?? {};
  const typed = number > 0 ? String(number) : 'end';
  const why = reason === undefined ? '' : ` – ${speech.tell(reason.key, reason.args)}`;
  write(session, `${typed.padStart(3)}  ${speech.option(answer)}${why}`, 5);
  return 'ask';
};
