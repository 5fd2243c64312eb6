import type { GameTypes, Refusal, Result, Seat } from '@sitrep/kernel';
import { withRule } from '../with-rule.ts';
import { write } from './screen.ts';
import type { Terminal } from './terminal.ts';

/** What comes after a word: the same question again, a new look at the match, or the end of playing here. */
export type Next = 'ask' | 'look' | 'leave';

/** What a player may type besides an answer. */
export type Word = (terminal: Terminal, seat: Seat, rest: string) => Next | Promise<Next>;

/** Shows a refusal with its rule, and every problem of a form. */
export function writeRefusal(terminal: Terminal, refusal: Refusal): void {
  const { speech } = terminal;
  write(terminal, withRule(speech.reason(refusal), refusal.rule), 2);
  for (const problem of refusal.problems ?? []) {
    const label = speech.text.has(`field.${problem.path}`)
      ? `${speech.text.t(`field.${problem.path}`)}: `
      : '';
    write(terminal, withRule(`  ${label}${speech.problem(problem)}`, problem.rule), 4);
  }
}

/** Continues after a request to the match: with a new look if it was accepted. */
export function goOn(terminal: Terminal, result: Result<GameTypes>): Next {
  if (result.ok) return 'look';
  writeRefusal(terminal, result.refusal);
  return 'ask';
}
