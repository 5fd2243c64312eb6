import type { Instant } from './effect.ts';

/** One branch of several; branches that would do nothing are not offered. */
export const choice: Instant<'choice'> = {
  can: (state, scope, { branches }, canAll) => branches.some((branch) => canAll(state, scope, branch)),
  run: (context, scope, { branches }) => context.call('branch', { ...scope, branches }),
};
