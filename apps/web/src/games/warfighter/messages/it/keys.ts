/** The keys of a mission, in Italian. */
export const keys = {
  'keys.plan': 'Pianifica l’attacco migliore',
  'keys.goTo': 'Pianifica un Movimento',
  'keys.reload': 'Ricarica',
  'keys.exchange': 'Scarta e pesca',
  'keys.nextSoldier': 'Soldato successivo',
  'keys.cannot': 'Ora non è possibile.',
  'keys.card1': 'Carta 1 della mano',
  'keys.card2': 'Carta 2 della mano',
  'keys.card3': 'Carta 3 della mano',
  'keys.card4': 'Carta 4 della mano',
  'keys.card5': 'Carta 5 della mano',
  'keys.card6': 'Carta 6 della mano',
  'keys.card7': 'Carta 7 della mano',
  'keys.card8': 'Carta 8 della mano',
  'keys.card9': 'Carta 9 della mano',
};
