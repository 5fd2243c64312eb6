import { findDataFault } from './bounds.ts';
import { sameData } from './canonical.ts';
import type { Decision, Game } from './contract.ts';
import { copyData } from './data.ts';
import { type Refused, refuse } from './refusals.ts';
import type { Reading } from './state.ts';
import type { Answer, GameTypes, Seat } from './vocabulary.ts';

/** An answer as it is recorded, or why it cannot be. */
export type ReadAnswer<T extends GameTypes> = { readonly ok: true; readonly value: Answer<T> } | Refused<T>;

/** What an answer from outside is read against. */
export interface Question<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: Reading<T>;
  readonly decision: Decision<T>;
  readonly seat: Seat;
}

/** The option that an answer means. The log keeps the option, not the look-alike from outside. */
export function findOption<T extends GameTypes>(
  question: Question<T>,
  options: readonly Answer<T>[],
  answer: Answer<T>,
): ReadAnswer<T> {
  if (options.includes(answer)) return { ok: true, value: answer };
  const fault = findDataFault(answer);
  if (fault !== undefined) return refuse(fault);
  const option = options.find((each) => sameData(each, answer));
  return option === undefined ? explain(question, answer) : { ok: true, value: option };
}

function explain<T extends GameTypes>(
  { game, state, decision, seat }: Question<T>,
  answer: Answer<T>,
): Refused<T> {
  const listed = game.blocked(state, seat).find(({ command }) => sameData(command, answer));
  const why = listed ?? game.whyNot?.(state, seat, answer);
  if (why === undefined) return refuse('ANSWER_ILLEGAL', { rule: decision.rule });
  const { code, rule, args } = why;
  return refuse(code, { rule, ...(args !== undefined && { args }) });
}

/** The command for a draft: it shares nothing with the draft and holds only fields the rules know. */
export function readDraft<T extends GameTypes>(
  { game, state, seat }: Question<T>,
  draft: Answer<T>,
): ReadAnswer<T> {
  const fault = findDataFault(draft);
  if (fault !== undefined) return refuse(fault);
  const problems = game.problems(state, seat, draft);
  if (problems.length > 0) return refuse('FORM_PROBLEMS', { problems });
  return { ok: true, value: copyData(game.commit(state, draft)) };
}
