import { change, oneOf, optional } from '../../content/fields.ts';
import { AROUND, OWNED } from '../../content/moments.ts';
import type { EffectOf } from '../../content/vocabulary.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import { reachOf, type Setting } from '../../describe/parts/setting.ts';
import type { Passive } from '../form/word.ts';

const fields = {
  amount: change,
  of: oneOf('self', 'soldiers', 'hostiles'),
  against: optional(oneOf('ranged')),
};

/** More or less Cover. */
export const modCover: Passive<'modCover', typeof fields> = {
  name: 'modCover',
  fields,
  meaning:
    'adds to the Cover of its Soldier, or of the Soldiers or hostiles there, maybe just `against` Ranged attacks',
  at: { static: [...OWNED, ...AROUND] },
  variantOf: ({ of }) => ({ name: `modCover ${of}`, on: of === 'self' ? OWNED : AROUND }),
  shownBy: ['attackRolled', 'hostileRolled'],
  readIn: 'queries/attack/cover.ts',
  text: (effect, setting, upgun) => modifier(`modCover.${coverOf(effect, setting)}`, effect, upgun),
};

/** Whose Cover, and where or against what. */
function coverOf({ of, against }: EffectOf<'modCover'>, setting: Setting): string {
  const place = of === 'self' ? of : `${of}.${reachOf(setting) === 'all' ? 'all' : 'here'}`;
  return against === undefined ? place : `${place}.${against}`;
}
