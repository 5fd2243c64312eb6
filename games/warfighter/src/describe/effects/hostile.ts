import { spanText, valuesText } from '../parts/figures.ts';
import { describeClass } from '../parts/hostile-class.ts';
import { part, termPart } from '../parts/text-part.ts';
import type { Describers } from './describer.ts';

/** What hostile cards, and Locations against their visitors, print. */
export const hostileWords: Describers<
  | 'screenedBy'
  | 'screens'
  | 'fearless'
  | 'immobile'
  | 'coverAtRange'
  | 'closeQuarters'
  | 'environ'
  | 'camouflage'
  | 'inspire'
  | 'reinforce'
  | 'collateralDamage'
  | 'forbid'
> = {
  screenedBy: ({ by }) => part('effect.screenedBy', { class: describeClass(by) }),
  screens: ({ those }) => part('effect.screens', { class: describeClass(those) }),
  fearless: () => part('effect.fearless'),
  immobile: ({ after }) =>
    after === undefined ? part('effect.immobile') : part('effect.immobile.after', { after }),
  coverAtRange: ({ cover, range }) => part('effect.coverAtRange', { cover, range: spanText(range) }),
  environ: ({ climate, number }) => part('effect.environ', { climate: termPart(climate), number }),
  camouflage: ({ from }) => part('effect.camouflage', { from }),
  closeQuarters: () => part('effect.closeQuarters'),
  inspire: () => part('effect.inspire'),
  reinforce: ({ values, range }) =>
    range === undefined
      ? part('effect.reinforce', { values: valuesText(values) })
      : part('effect.reinforce.atRange', { values: valuesText(values), range: spanText(range) }),
  collateralDamage: () => part('effect.collateralDamage'),
  forbid: ({ act, range }) =>
    range === undefined
      ? part(`effect.forbid.${act}`)
      : part(`effect.forbid.${act}.atRange`, { range: spanText(range) }),
};
