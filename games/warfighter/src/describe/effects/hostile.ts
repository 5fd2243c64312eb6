import { spanText, valuesText } from '../figures.ts';
import { describeClass } from '../hostile-class.ts';
import { part } from '../text-part.ts';
import type { Describers } from './describer.ts';

/** What hostile cards, and Locations against their visitors, print. */
export const hostileWords: Describers<
  'screenedBy' | 'screens' | 'fearless' | 'immobile' | 'inspire' | 'reinforce' | 'collateralDamage' | 'forbid'
> = {
  screenedBy: ({ by }) => part('effect.screenedBy', { class: describeClass(by) }),
  screens: ({ those }) => part('effect.screens', { class: describeClass(those) }),
  fearless: () => part('effect.fearless'),
  immobile: () => part('effect.immobile'),
  inspire: () => part('effect.inspire'),
  reinforce: ({ values }) => part('effect.reinforce', { values: valuesText(values) }),
  collateralDamage: () => part('effect.collateralDamage'),
  forbid: ({ act, range }) =>
    range === undefined
      ? part(`effect.forbid.${act}`)
      : part(`effect.forbid.${act}.atRange`, { range: spanText(range) }),
};
