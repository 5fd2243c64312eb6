import type { Law } from '../law.ts';

/** Enforced by the referee itself, which carries out the commands. */
export const sound: Law = {
  name: 'sound',
  statement:
    'No command makes the engine throw, and the state is plain data with whole numbers after each of them.',
  watch: () => ({}),
};
