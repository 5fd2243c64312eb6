import { ask } from '../../terminal/ask.ts';
import { findChoice } from '../../terminal/choices.ts';
import { write } from '../../terminal/screen.ts';
import type { Next, Word } from '../../terminal/word.ts';

/** `hint`: what the game's own advice would choose here, and why. */
export const hint: Word = async (terminal, seat): Promise<Next> => {
  const { speech } = terminal;
  const [found] = await ask(terminal, seat, { kind: 'hints' });
  if (found === undefined) {
    write(terminal, speech.say('hintNone'));
    return 'ask';
  }
  const { answer, reason } = found;
  const { number = 0 } = findChoice(terminal, seat, answer) ?? {};
  const typed = number > 0 ? String(number) : 'end';
  const why = reason === undefined ? '' : ` – ${speech.tell(reason.key, reason.args)}`;
  write(terminal, `${typed.padStart(3)}  ${speech.option(answer)}${why}`, 5);
  return 'ask';
};
