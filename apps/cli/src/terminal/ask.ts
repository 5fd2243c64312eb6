import type { Odds, Question, QuestionKind, Reply } from '@sitrep/contract';
import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { clientOf, type Terminal } from './terminal.ts';

/** Asks about what the seat is shown now. Nothing happens while a terminal waits, so no reply comes too late. */
export async function ask<K extends QuestionKind>(
  terminal: Pick<Terminal, 'clients'>,
  seat: Seat,
  question: Question<K>,
): Promise<Reply<K>> {
  const client = clientOf(terminal, seat);
  for (;;) {
    const reply = await client.ask(client.snapshot().revision, question);
    if (reply !== undefined) return reply;
  }
}

/** The odds of one answer. */
export async function oddsOf(
  terminal: Terminal,
  seat: Seat,
  answer: Answer<GameTypes>,
): Promise<readonly Odds[]> {
  return (await ask(terminal, seat, { kind: 'odds', answers: [answer] })).flat();
}
