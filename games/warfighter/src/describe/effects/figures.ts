import type { EffectOf } from '../../content/vocabulary.ts';
import { reachOf, type Setting } from '../parts/setting.ts';
import { type Describers, modifier } from './describer.ts';

/** Whose Cover, and where or against what. */
function coverOf({ of, against }: EffectOf<'modCover'>, setting: Setting): string {
  const place = of === 'self' ? of : `${of}.${reachOf(setting) === 'all' ? 'all' : 'here'}`;
  return against === undefined ? place : `${place}.${against}`;
}

/** What changes the figures of Soldiers and hostiles. */
export const figureWords: Describers<
  | 'modCover'
  | 'modMovement'
  | 'modLoadout'
  | 'modHand'
  | 'modActions'
  | 'modUnarmed'
  | 'modHth'
  | 'modHealRoll'
> = {
  modCover: (effect, setting, upgun) => modifier(`modCover.${coverOf(effect, setting)}`, effect, upgun),
  modMovement: (effect, setting, upgun) =>
    modifier(
      setting.when === 'payEntrance'
        ? 'modMovement.once'
        : `modMovement.${reachOf(setting) === 'all' ? 'all' : 'own'}`,
      effect,
      upgun,
    ),
  modLoadout: (effect, _setting, upgun) => modifier('modLoadout', effect, upgun),
  modHand: (effect, _setting, upgun) => modifier('modHand', effect, upgun),
  modActions: (effect, _setting, upgun) => modifier('modActions', effect, upgun),
  modUnarmed: (effect, _setting, upgun) => modifier('modUnarmed', effect, upgun),
  modHth: (effect, _setting, upgun) => modifier('modHth', effect, upgun),
  modHealRoll: (effect, _setting, upgun) => modifier('modHealRoll', effect, upgun),
};
