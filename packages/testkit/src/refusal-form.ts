import { KERNEL_REFUSALS, type Problem, type Refusal, type Result } from '@sitrep/kernel';
import { hold, show } from './law.ts';

/** The kernel's refusals that cite a rule; a game's own refusals always do. */
const BY_RULE: readonly string[] = ['NOT_ASKED', 'ALREADY_ANSWERED', 'ANSWER_ILLEGAL'];

/** The refusal of something that must be refused. It has a code, and a rule if rules decide. */
export function getRefusal(result: Result, what: unknown): Refusal {
  hold(!result.ok, () => `accepted though it must be refused: ${show(what)}`);
  const { refusal } = result;
  hold(isWord(refusal.code), () => `refused without a code: ${show(what)}`);
  hold(
    !needsRule(refusal) || isWord(refusal.rule),
    () => `refused by ${refusal.code} without a rule: ${show(what)}`,
  );
  for (const problem of refusal.problems ?? []) checkProblem(problem);
  return refusal;
}

function needsRule({ code }: Refusal): boolean {
  return BY_RULE.includes(code) || !KERNEL_REFUSALS.some((known) => known === code);
}

function checkProblem(problem: Problem): void {
  const isGood = isWord(problem.code) && typeof problem.path === 'string' && isWord(problem.rule);
  hold(isGood, () => `a problem without code, path or rule: ${show(problem)}`);
}

export function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
