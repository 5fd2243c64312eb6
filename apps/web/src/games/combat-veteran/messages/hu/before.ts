/** Tűzharc előtt: darabok kikeresése. */
export const before = {
  'cards.search': 'Egy név vagy szavak a leírásból',
  'cards.pack': 'Fajta',
  'cards.pack.all': 'Minden fajta',
  'cards.pack.soldier': 'Katonák',
  'cards.pack.weapon': 'Fegyverek',
  'cards.pack.bunker': 'Bunkerek',
  'cards.pack.chit': 'Tűztámogatás',
  'cards.pack.terrain': 'Terep',
  'cards.pack.barrier': 'Mezőoldalak',
  'cards.found': '{count, plural, =0 {Ilyen darab nincs.} other {# darab}}',
};
