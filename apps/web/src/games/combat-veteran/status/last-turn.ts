import type { Facts } from '@sitrep/session';

/** How many turns the firefight has. */
export function lastTurn({ config }: Facts): number {
  return 'turns' in config && typeof config.turns === 'number' ? config.turns : 0;
}
