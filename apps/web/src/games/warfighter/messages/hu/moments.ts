/** Piles, offers and the recap, in Hungarian. */
export const moments = {
  'board.loose': '{count, plural, other {# tárgy hever itt}}',
  'tray.offer': 'Ezek közül választhatsz',
  'tray.table': 'Az asztal megnézése',
  'tray.cards': 'Vissza a lapokhoz',
  'tray.loose': 'A földön, {slot}. hely',
  'hand.empty': 'Nincs lap a kézben',

  'deck.location': 'Területpakli',
  'deck.event': 'Eseménypakli',
  'pile.discards': 'Eldobott lapok, képpel felfelé',
  'pile.unseen': 'Még nem láttuk: a pakliban vagy máshol lefordítva',
  'pile.none': 'Nincs lap.',

  'recap.title': '{turn}. kör: az ellenség köre röviden',
  'recap.attacks': '{count, plural, other {# támadás}}',
  'recap.wounds': '{soldier}: {count, plural, other {# sebesülés}}',
  'recap.suppress': '{soldier}: {count} lefogás',
  'recap.lost': '{soldier} kiesett a bevetésből',
  'recap.entered': '{count, plural, other {# új ellenség}}',
  'recap.quiet': 'Senkinek sem esett baja.',
  'recap.again': 'Mutasd újra',
};
