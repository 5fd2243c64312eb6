import type { Instant } from './effect.ts';
import { isInPlay } from './whom.ts';

/** An Explosion attack by a Support card: no weapon, no Skills, no boosters (WF-CARD-17, WF-RULING-64). */
export const supportAttack: Instant<'supportAttack'> = {
  can: isInPlay,
  run: (context, { hostile, actor }, { dice, kill, penetration, noXp = false }) =>
    context.call('supportAttack', { hostile, actor, dice, kill, penetration, isPaid: !noXp }),
};
