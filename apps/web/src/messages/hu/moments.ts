/** Amit az asztal a kérdései mellett elmond, magyarul. */
export const moments = {
  'board.loose': '{count, plural, other {# dolog hever itt}}',
  'tray.offer': 'Ezek közül választhatsz',
  'tray.loose': 'A földön, {slot}. hely',
  'hand.empty': 'Nincs lap a kézben',

  'deck.location': 'Területpakli',
  'deck.event': 'Eseménypakli',
  'pile.discards': 'Dobott lapok, felfelé',
  'pile.unseen': 'Még nem láttuk: a pakliban vagy máshol lefordítva',
  'pile.none': 'Nincs lap.',

  'recap.title': '{turn}. kör: az ellenség köre röviden',
  'recap.attacks': '{count, plural, other {# támadás}}',
  'recap.wounds': '{soldier}: {count, plural, other {# seb}}',
  'recap.suppress': '{soldier}: {count} lefogás',
  'recap.lost': '{soldier} kiesett a bevetésből',
  'recap.entered': '{count, plural, other {# új ellenség}}',
  'recap.quiet': 'Senkinek sem esett baja.',
  'recap.again': 'Mutasd újra',

  'motion.skip': 'Bármely gomb vagy érintés átugorja',

  'learner.more': 'Tovább',

  'hint.used': 'Itt tippet kértél.',
  'hint.why.odds': 'Miért: bármilyen hatás esélye {chance}.',
  'hint.why.move': 'Miért: fogy az idő, a csapatnak haladnia kell.',
  'hint.why.playLocation': 'Miért: a következő terület nélkül senki sem jut tovább.',
  'hint.why.recon': 'Miért: olcsó belépni, és kevés ellenséget hoz.',
  'hint.why.reload': 'Miért: az üres fegyver semmit sem ér.',
  'hint.why.removeSuppress': 'Miért: a lefogás gátolja a cselekvésben.',
  'hint.why.discardDraw': 'Miért: a kézben nincs jobb.',
  'hint.why.pick': 'Miért: ez a lap fog a legkevésbé hiányozni.',
  'hint.why.playCard': 'Miért: a lap most többet ér, mint később.',
  'hint.why.pass': 'Miért: itt semmiért sem éri meg lapot vagy támadást áldozni.',
  'hint.why.done': 'Miért: ami maradt, nem éri meg az árát.',
  'hint.why.cancel': 'Miért: egyik célpont sem éri meg a támadást.',
  'hint.why.other': 'Miért: az ökölszabálya szerint {count, plural, other {# lehetőség}} közül ez a legjobb.',
};
