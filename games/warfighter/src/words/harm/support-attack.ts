import { change, from1, optional, yes } from '../../content/fields.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { struckBy } from '../../describe/parts/effect-text.ts';
import { signed } from '../../describe/parts/figures.ts';
import { part } from '../../describe/parts/text-part.ts';
import { whyGone } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = { dice: from1(10), kill: from1(20), penetration: change, noXp: optional(yes) };

/** An Explosion attack by a Support card: no weapon, no Skills, no boosters (WF-CARD-17, WF-RULING-64). */
export const supportAttack: Instant<'supportAttack', typeof fields> = {
  name: 'supportAttack',
  fields,
  meaning: 'an Explosion without a weapon',
  at: WHEN_USED,
  needs: 'hostile',
  why: whyGone,
  run: (context, { hostile, actor }, { dice, kill, penetration, noXp = false }) =>
    context.call('supportAttack', { hostile, actor, dice, kill, penetration, isPaid: !noXp }),
  saysWho: () => true,
  text: ({ dice, kill, penetration, noXp }, setting) =>
    part(noXp ? 'effect.supportAttack.noXp' : 'effect.supportAttack', {
      who: struckBy(setting),
      dice,
      kill,
      penetration: signed(penetration),
    }),
};
