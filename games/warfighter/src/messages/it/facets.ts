/** Ciò che distingue le carte, in italiano. */
export const facets = {
  'facet.kind': { base: 'Tipo di carta' },
  'facet.role': { base: 'Ruolo' },
  'facet.price': { base: 'Costo' },
  'facet.nation': { base: 'Nazione' },
  'facet.era': { base: 'Epoca' },
  'facet.price.band': { base: 'da {least} a {most} PR' },
  'facet.price.from': { base: '{least} PR e oltre' },
};
