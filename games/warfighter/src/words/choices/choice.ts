import { effects, list } from '../../content/fields.ts';
import { ANYTIME } from '../../content/moments.ts';
import { listPart } from '../../describe/parts/text-part.ts';
import type { RefusalCode } from '../../types.ts';
import type { Instant } from '../form/word.ts';

const fields = { branches: list(effects, 2, 10) };

/** One branch of several; branches that would do nothing are not offered. */
export const choice: Instant<'choice', typeof fields> = {
  name: 'choice',
  fields,
  meaning: 'one of several lists of effects',
  at: ANYTIME,
  inner: ({ branches }) => branches.map((branch, index) => ({ path: ['branches', index], effects: branch })),
  why(state, scope, { branches }, whyAll) {
    const found: RefusalCode[] = [];
    for (const branch of branches) {
      const refusal = whyAll(state, scope, branch);
      if (refusal === undefined) return undefined;
      found.push(refusal);
    }
    return together(found);
  },
  run: (context, scope, { branches }) => context.call('branch', { ...scope, branches }),
  tables: ({ branches }, tablesOf) => branches.flatMap(tablesOf),
  text: ({ branches }, setting, _upgun, describeAll) =>
    listPart(
      'or',
      branches.map((branch) => describeAll(branch, setting)),
    ),
};

/** What rules out every branch. What helps against both kinds of harm is refused to whoever has suffered neither. */
function together(found: readonly RefusalCode[]): RefusalCode | undefined {
  const [first] = found;
  if (found.every((refusal) => refusal === first)) return first;
  return found.every((refusal) => UNHARMED.includes(refusal)) ? 'UNHARMED' : first;
}

const UNHARMED: readonly RefusalCode[] = ['NOT_SUPPRESSED', 'NOT_WOUNDED', 'ALL_TREATED'];
