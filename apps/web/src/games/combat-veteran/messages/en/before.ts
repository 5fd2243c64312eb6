/** Before a firefight: looking pieces up. */
export const before = {
  'cards.search': 'A name or words of the piece',
  'cards.pack': 'Kind',
  'cards.pack.all': 'All kinds',
  'cards.pack.soldier': 'Soldiers',
  'cards.pack.weapon': 'Weapons',
  'cards.pack.bunker': 'Bunkers',
  'cards.pack.chit': 'Fire support',
  'cards.pack.terrain': 'Terrain',
  'cards.pack.barrier': 'Hexsides',
  'cards.found': '{count, plural, =0 {No piece says that.} one {# piece} other {# pieces}}',
};
