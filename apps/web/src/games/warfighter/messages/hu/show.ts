/** What the stage says about rolls, in Hungarian. */
export const show = {
  'show.attackDice':
    'Támadás: {least} vagy több talál{modifier, plural, =0 {} other { ({printed} kell, {modifier, number, ::sign-always})}}',
  'show.coverDie':
    'Fedezék legyőző dobás: {least} vagy több{modifier, plural, =0 {} other { ({printed} kell, {modifier, number, ::sign-always})}}',
  'show.coverFixed': 'Fedezék legyőző dobás: {least} az értéke',
  'show.foeDice':
    'Ellenség: {least} vagy több talál{modifier, plural, =0 {} other { ({printed} kell, {modifier, number, ::sign-always})}}',
  'show.need': '{least}+',
  'show.modified': '{name} ({modifier, number, ::sign-always})',
  'show.needOf': '{name} {least}+',
  'show.coverOfAll': 'Fedezék legyőző dobás: {needs}',
  'show.kills': '{count, plural, one {Ölés} other {# ölés}}',
  'show.suppresses': '{count, plural, one {Lefogás} other {# lefogás}}',
  'show.wounds': '{count} sebesülés',
  'show.killed': 'Ölés',
  'show.malfunction': 'Meghibásodás',
  'show.nothing': 'Nincs hatása',
  'show.times': '{count} × {verdict}',
  'show.pending': '{verdict}?',
};
