/** A párbaj magyarul. */
export const hu = {
  'game.name': 'Párbaj',
  'setup.standard': 'szokásos',
  'setup.short': 'rövid',
  'setup.long': 'hosszú',

  'decision.training': 'Ossz szét {points} edzéspontot erő és védelem között!',
  'decision.stanceChoice': 'Válassz tartást erre a körre!',
  'decision.action': 'Válassz cselekvést erre a körre!',
  'decision.cost': 'Válaszd ki, melyik lapot dobod el a csapásért!',
  'decision.parryChance': 'Csapás érkezik: {card}. Kivéded?',

  'command.train': 'Erő: {strength}, védelem: {guard}',
  'command.stance': '{stance, select, bold {Merész: +1 a támadásodra} other {Óvatos: +1 a védekezésedre}}',
  'command.attack': 'Támadás: {card}',
  'command.study': 'Kifürkészed az ellenfél egy rejtett lapját',
  'command.breathe': 'Kifújod magad: +1 életerő',
  'command.omen': 'Előjelet olvasol a következő támadásodhoz',
  'command.hold': 'Kivársz: nem teszel semmit',
  'command.discard': 'Eldobás: {card}',
  'command.parry': 'Védekezés: {card}',

  'field.strength': 'erő',
  'field.guard': 'védelem',

  'event.trained': '{seat}: erő {strength}, védelem {guard}.',
  'event.stanceTaken': '{seat}: {stance, select, bold {merész} other {óvatos}} tartás.',
  'event.acted': '{seat}: cselekedett.',
  'event.breathed': '{seat}: kifújja magát, +1 életerő.',
  'event.omenRead': '{seat}: előjelet olvas – {face}.',
  'event.omenRead.hidden': '{seat}: titokban előjelet olvas.',
  'event.omenSpent': '{seat}: felhasználta az előjelet.',
  'event.attacked': '{seat}: támadás – {card}.',
  'event.parried': '{seat}: védekezés – {card}.',
  'event.missed': '{seat}: nem talált.',
  'event.struck': '{seat}: találatot kap (többlet: {margin}), −{damage} életerő.',
  'event.roundEnded': '{isLast, select, true {Az utolsó kör véget ért.} other {A kör véget ért.}}',
  'event.drawn':
    '{from_id, select, deck {Húzás: {tokens} ({into}).} other {Kifürkészve: {tokens} ({from}).}}',
  'event.drawn.hidden':
    '{from_id, select, deck {Rejtett húzás: {count} ({into}).} other {Rejtve kifürkészve: {count} ({from}).}}',
  'event.moved':
    '{from_id, select, table {} other {{into_id, select, table {} other {Eldobva: {tokens} ({from}).}}}}',
  'event.moved.hidden':
    '{from_id, select, table {} other {{into_id, select, table {} other {Rejtve eldobva: {count} ({from}).}}}}',
  'event.rolled': '{name}: {dice} (k{sides}).',

  'die.strike': 'Csapás',
  'die.omen': 'Előjel',

  'zone.deck': 'pakli',
  'zone.hand': '{number}. játékos keze',
  'zone.shown': '{number}. játékos nyílt lapjai',
  'zone.table': 'asztal',
  'zone.discard': 'dobott lapok',

  'card.jab': { base: 'szúrás' },
  'card.cut': { base: 'vágás' },
  'card.lunge': { base: 'kitörés' },
  'card.parry': { base: 'hárítás' },
  'card.block': { base: 'blokk' },

  'refusal.CANNOT_PAY': 'Nincs a kezedben elég más lap, hogy kifizesd.',
  'refusal.NOTHING_TO_STUDY': 'Az ellenfélnek nincs rejtett lapja.',
  'refusal.UNHURT': 'Nem sérültél meg.',
  'refusal.OMEN_WAITS': 'Már vár egy előjel.',

  'problem.OUT_OF_BOUNDS': 'Egész szám kell, {least} és {most} között.',
  'problem.DECK_TOO_SMALL': 'A pakliban legalább 8 lapnak kell lennie.',
  'problem.TYPE': 'Ez nem edzéslap.',
  'problem.POINTS': 'Egész szám kell, legalább 0.',
  'problem.SUM': 'Erő és védelem összege {points} kell legyen, nem {spent}.',

  'outcome.victory': 'A párbaj győztese: {winners}.',
  'outcome.draw': 'A párbaj döntetlen.',

  'board.round': '{round}. kör, összesen {rounds}',
  'board.health': 'életerő',
  'board.strength': 'erő',
  'board.guard': 'védelem',
  'board.stance': 'tartás',
  'board.bold': 'merész',
  'board.wary': 'óvatos',
  'board.you': 'te',
  'board.acted': 'már cselekedett',
  'board.omen': 'előjel: {omen}',
  'board.omen.hidden': 'előjel vár',
  'board.cards': 'lapok',
  'board.unseen': '{count} rejtett',
  'board.open': 'nyílt: {cards}',
  'board.hand': 'A kezed',
  'board.empty': 'üres',
  'board.deck': 'Pakli: {deck} · Dobott lapok: {discard}',

  'note.blow': 'ereje {power}{cost, plural, =0 {} other {, eldobsz hozzá # lapot}}',
  'note.parry': '+{power} védekezés',
  'note.open': 'nyíltan fekszik',

  'odds.blow': 'Ha nem védik ki:',
  'odds.damage': '{damage, plural, =0 {nem talál} other {# sebzés}}',
};
