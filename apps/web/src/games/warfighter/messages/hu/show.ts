/** What the stage says about rolls, in Hungarian. */
export const show = {
  'show.attackDice': 'Támadás: {least} vagy több talál',
  'show.coverDie': 'Fedezék legyőző dobás: {least} vagy több',
  'show.coverFixed': 'Fedezék legyőző dobás: {least} az értéke',
  'show.foeDice': 'Ellenség: {least} vagy több talál',
  'show.need': '{least}+',
  'show.sum': '{modifier, number, ::sign-always} = {sum}',
  'show.kills': '{count, plural, one {Ölés} other {# ölés}}',
  'show.suppresses': '{count, plural, one {Lefogás} other {# lefogás}}',
  'show.wounds': '{count} sebesülés',
  'show.killed': 'Ölés',
  'show.malfunction': 'Meghibásodás',
  'show.nothing': 'Nincs hatása',
  'show.pending': '{verdict}?',
};
