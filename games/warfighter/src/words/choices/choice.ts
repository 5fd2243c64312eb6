import { effects, list } from '../../content/fields.ts';
import { ANYTIME } from '../../content/moments.ts';
import { listPart } from '../../describe/parts/text-part.ts';
import type { Instant } from '../form/word.ts';

const fields = { branches: list(effects, 2, 10) };

/** One branch of several; branches that would do nothing are not offered. */
export const choice: Instant<'choice', typeof fields> = {
  name: 'choice',
  fields,
  meaning: 'one of several lists of effects',
  at: ANYTIME,
  inner: ({ branches }) => branches.map((branch, index) => ({ path: ['branches', index], effects: branch })),
  can: (state, scope, { branches }, canAll) => branches.some((branch) => canAll(state, scope, branch)),
  run: (context, scope, { branches }) => context.call('branch', { ...scope, branches }),
  tables: ({ branches }, tablesOf) => branches.flatMap(tablesOf),
  text: ({ branches }, setting, _upgun, describeAll) =>
    listPart(
      'or',
      branches.map((branch) => describeAll(branch, setting)),
    ),
};
