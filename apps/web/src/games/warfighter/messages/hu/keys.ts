/** The keys of a mission, in Hungarian. */
export const keys = {
  'keys.plan': 'A legjobb támadás terve',
  'keys.goTo': 'Lépés tervezése',
  'keys.reload': 'Újratöltés',
  'keys.exchange': 'Eldobás és húzás',
  'keys.nextSoldier': 'Következő katona',
  'keys.cannot': 'Ez most nem lehetséges.',
  'keys.card1': 'A kéz 1. lapja',
  'keys.card2': 'A kéz 2. lapja',
  'keys.card3': 'A kéz 3. lapja',
  'keys.card4': 'A kéz 4. lapja',
  'keys.card5': 'A kéz 5. lapja',
  'keys.card6': 'A kéz 6. lapja',
  'keys.card7': 'A kéz 7. lapja',
  'keys.card8': 'A kéz 8. lapja',
  'keys.card9': 'A kéz 9. lapja',
};
