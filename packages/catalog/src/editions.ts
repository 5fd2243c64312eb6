import type { Content } from '@sitrep/warfighter';
import type { Edition } from './edition.ts';
import { modern } from './modern-packs.ts';
import { Setups } from './warfighter-setups.ts';
import { ww2 } from './ww2-packs.ts';

/** What there is to play, the modern ruleset first. */
export const setups: readonly Setups[] = [new Setups(modern), new Setups(ww2)];

export const editions: readonly Edition[] = setups.map(({ edition }) => edition);

/** Every card of every ruleset; packs keep their names apart. */
export const everyCard: Content = {
  ruleset: '',
  cards: Object.assign({}, ...setups.map(({ content }) => content.cards)),
  instances: setups.flatMap(({ content }) => content.instances),
};
