import { type Answer, type GameTypes, type Seat, sameData } from '@sitrep/kernel';
import { ask } from '../../terminal/ask.ts';
import { findEnding } from '../../terminal/choices.ts';
import { arm } from '../../terminal/give-answer.ts';
import { menuOf, numberIn } from '../../terminal/menu.ts';
import { write } from '../../terminal/screen.ts';
import type { Terminal } from '../../terminal/terminal.ts';
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
  const typed = await typedFor(terminal, seat, answer);
  const why = reason === undefined ? '' : ` – ${speech.tell(reason.key, reason.args)}`;
  write(terminal, `${typed.padStart(3)}  ${speech.option(answer)}${why}`, 5);
  return 'ask';
};

/** What does it: its number, the word that ends a phase, or `yes` where it is folded away. */
async function typedFor(terminal: Terminal, seat: Seat, answer: Answer<GameTypes>): Promise<string> {
  if (sameData(findEnding(terminal, seat), answer)) return 'end';
  const { items } = await menuOf(terminal, seat);
  const number = numberIn(items, terminal.speech, answer);
  if (number > 0) return String(number);
  arm(terminal, seat, answer);
  return 'yes';
}
