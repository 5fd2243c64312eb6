import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { ask } from './ask.ts';
import { write } from './screen.ts';
import { clientOf, nowOf, type Terminal } from './terminal.ts';
import { goOn, type Next } from './word.ts';

/** Answers for a person. A possible mistake gets a warning first, and is done when it is asked for again. */
export async function giveAnswer(terminal: Terminal, seat: Seat, answer: Answer<GameTypes>): Promise<Next> {
  const { number } = nowOf(terminal, seat).view.decision ?? {};
  const key = keyOf(terminal, seat, answer);
  const doubt = terminal.armed?.key === key ? undefined : await doubtAbout(terminal, seat, answer);
  terminal.armed = undefined;
  if (doubt === undefined) return goOn(terminal, await clientOf(terminal, seat).answer(answer, number));
  arm(terminal, seat, answer);
  write(terminal, terminal.speech.say('confirm', { reason: doubt }), 2);
  return 'ask';
}

/** Lets `yes` give an answer. */
export function arm(terminal: Terminal, seat: Seat, answer: Answer<GameTypes>): void {
  terminal.armed = { key: keyOf(terminal, seat, answer), answer };
}

function keyOf(terminal: Terminal, seat: Seat, answer: Answer<GameTypes>): string {
  return `${nowOf(terminal, seat).view.decision?.number} ${JSON.stringify(answer)}`;
}

/** Does what was last only warned about; `undefined` if there is no such thing. */
export async function giveArmed(terminal: Terminal, seat: Seat): Promise<Next | undefined> {
  return terminal.armed && giveAnswer(terminal, seat, terminal.armed.answer);
}

/** What the game considers doubtful about a legal answer. */
async function doubtAbout(
  terminal: Terminal,
  seat: Seat,
  answer: Answer<GameTypes>,
): Promise<string | undefined> {
  const [found] = await ask(terminal, seat, { kind: 'cautions', answer });
  return found && terminal.speech.tell(found.key, found.args);
}
