/** The table and its questions, in Hungarian. */
export const table = {
  'prompt.title': 'A kérdés',
  'prompt.react': 'Reagálsz?',
  'prompt.waiting': 'Mások döntenek.',
  'prompt.count': '{count, plural, =0 {nincs lehetőség} other {# lehetőség}}',

  'orders.title': 'Mit tehetek?',
  'orders.button': 'Parancsok ({count})',
  'orders.count': '{all, plural, other {{count}/# parancs}}',
  'orders.filter': 'Szűrés: írd be a parancs egy részét',
  'orders.about': 'Erről: {piece}',
  'orders.all': 'Minden parancs',
  'orders.general': 'Általános',
  'orders.none': 'Itt most semmit sem lehet tenni.',
  'orders.confirm': 'Nem vonható vissza – biztos?',
  'orders.blocked': 'Miért nem? {count, plural, other {# dolog most nem lehetséges}}',
  'note.due': '{due, plural, =0 {ingyen} other {# lapot kell fizetni}}',
  'note.price': '{price, plural, other {# pont}}',

  undo: 'Visszavonás',
  'undo.barrier':
    'Visszavonás: {barrier, select, roll {kockadobás történt} draw {laphúzás történt} reveal {valami felfedődött} other {más is lépett}}',
  'card.lookUp': 'Kártya: {card}',
  hint: 'Tipp',
  'hint.thinking': 'Gondolkodom…',
  'hint.would': 'Egy egyszerű program ezt választaná: {option}.',

  'rule.open': 'A szabály elolvasása: {rule}',
  'rule.unknown': 'Ennek a szabálynak nincs saját szövege.',
  'rule.more': 'A szabályok között',

  'odds.target': 'Célpont',

  'piece.options': '({count, plural, other {# lehetőség}})',

  'board.path': 'A küldetés útvonala',
  'board.hostilesIn': 'Ellenségek a(z) {slot}. helyen: {count}',
  'board.soldiersIn': 'Katonák a(z) {slot}. helyen',
  'board.open': 'Üres',
  'board.entrance': 'Belépés {cost}',
  'board.active': 'A célpont aktív',
  'board.inactive': 'A célpont nem aktív',
  'board.ammo': '{ammo} ×{left}',
  'board.target': '{number}. cél: {hits, plural, other {# találat}}',
  'board.targetName': '{number}. cél',
  'board.turn': '{turn}. kör, még {timer}',

  'hostile.cover': 'Fedezék {cover}',
  'hostile.value': 'Érték {value}',
  'hostile.marked': 'Célpont',
  'hostile.screened': 'Védett',
  'hostile.reticles': 'Célkeresztek: {free} szabad, {suppressed} lefogott, {killed} megölt.',
  'hostile.range': 'Távolság {range}',
  'hostile.noTarget': 'Senkit sem céloz',
  'hostile.pinned': 'lefogva: nem támad',
  'hostile.noReach': 'lőtávolon kívül',

  'soldier.slot': '{slot}. hely',
  'soldier.health': 'Életerő',
  'soldier.actions': 'Akciók',
  'soldier.suppress': 'Lefogás',
  'soldier.xp': 'XP',
  'item.empty': 'ÜRES +{left}',
  'item.jammed': 'ELAKADT',
  'item.deployed': 'felállítva',
  'item.thrown': 'eldobva',
  'hand.title': '{soldier} keze: {count}',

  'deck.action': 'Akciópakli',
  'deck.hostile': 'Ellenségpakli',
  'deck.count': '{deck}, dobott {discard}',

  'log.title': 'Napló',

  'handOver.title': 'Add át a képernyőt: {seat}',
  'handOver.note': 'Más ne nézze, amíg újra rád nem kerül a sor.',
  'handOver.ready': 'Nálam van: mutasd az asztalomat',
};
