/** What cards are told apart by, in English. */
export const facets = {
  'facet.kind': { base: 'Kind of card' },
  'facet.role': { base: 'Role' },
  'facet.price': { base: 'Price' },
  'facet.nation': { base: 'Nation' },
  'facet.era': { base: 'Era' },
  'facet.price.band': { base: '{least} to {most} RP' },
  'facet.price.from': { base: '{least} RP or more' },
};
