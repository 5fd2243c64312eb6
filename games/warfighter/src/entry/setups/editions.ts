import type { Content } from '../../index.ts';
import type { Edition } from '../packs/edition.ts';
import { modern } from '../packs/modern.ts';
import { ww2 } from '../packs/ww2.ts';
import { Setups } from './setups.ts';

/** What there is to play, the modern ruleset first. */
export const setups: readonly Setups[] = [new Setups(modern), new Setups(ww2)];

export const editions: readonly Edition[] = setups.map(({ edition }) => edition);

/** Every card of every ruleset; packs keep their names apart. */
export const everyCard: Content = {
  ruleset: '',
  cards: Object.assign({}, ...setups.map(({ content }) => content.cards)),
  instances: setups.flatMap(({ content }) => content.instances),
};
