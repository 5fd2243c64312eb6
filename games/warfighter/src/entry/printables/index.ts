import type { Printables } from '@sitrep/contract';
import { setups } from '../setups/editions.ts';
import { packCards } from './cards.ts';
import { counters } from './counters.ts';

/** What there is to print of every edition: its packs and the counters that they are played with. */
export const printables: Printables = {
  list: setups.flatMap(({ edition, content }) => {
    const [core] = edition.packs;
    return [
      ...edition.packs.map(({ id }) => packCards(content, id)),
      ...(core === undefined ? [] : [counters(content, edition.ruleset, core.id)]),
    ];
  }),
  drafts: [],
  ofDraft: () => undefined,
};
