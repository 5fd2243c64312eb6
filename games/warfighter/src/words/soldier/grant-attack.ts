import { optional, yes } from '../../content/fields.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import { noAttackRefusal } from '../../queries/attack/targets.ts';
import { getSoldier } from '../../queries/table/lookup.ts';
import type { Instant } from '../form/word.ts';

const fields = { afterMove: optional(yes), strikes: optional(yes) };

/** An attack without an Action (WF-ACT-22): the beneficiary chooses weapon and target. */
export const grantAttack: Instant<'grantAttack', typeof fields> = {
  name: 'grantAttack',
  fields,
  meaning:
    'an attack without an Action; with `afterMove` only for who made the Move before it, with `strikes` hand to hand too, without the Striking cost',
  at: WHEN_USED,
  needs: 'soldier',
  why(state, { beneficiary }, { afterMove = false, strikes = false }) {
    const soldier = getSoldier(state, beneficiary);
    // WF-HTH-28: a Soldier who has already moved cannot play such a card, so `hasMoved` is about the card's own Move.
    if (afterMove && !soldier.hasMoved) return 'HAS_NOT_MOVED';
    return noAttackRefusal(state, soldier, strikes);
  },
  run: (context, { beneficiary }, { strikes = false }) =>
    context.call('freeAttack', { soldier: beneficiary, hasAttacked: false, mayStrike: strikes }),
  text: ({ afterMove, strikes }) =>
    part(`effect.grantAttack${afterMove ? '.afterMove' : ''}${strikes ? '.strikes' : ''}`),
};
