/** Ami szerint a kártyák szűrhetők, magyarul. */
export const facets = {
  'facet.kind': { base: 'Kártyafajta' },
  'facet.role': { base: 'Szerep' },
  'facet.price': { base: 'Ár' },
  'facet.nation': { base: 'Nemzet' },
  'facet.era': { base: 'Kor' },
  'facet.price.band': { base: '{least}–{most} RP' },
  'facet.price.from': { base: 'legalább {least} RP' },
};
