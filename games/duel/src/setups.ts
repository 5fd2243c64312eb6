import type { Config } from './types.ts';

/** The duels that can be started by name. The first one is the default. */
export const SETUPS: Readonly<Record<string, Config>> = {
  standard: { health: 5, rounds: 6, points: 3 },
  short: { health: 2, rounds: 2, points: 1 },
  long: { health: 20, rounds: 30, points: 6 },
};
