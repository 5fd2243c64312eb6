/** The table and its questions, in Hungarian. */
export const table = {
  'prompt.quick': 'Gyakori parancsok',
  'prompt.title': 'A te döntésed',
  'prompt.react': 'Reagálsz?',
  'prompt.waiting': 'Mások döntenek.',
  'prompt.stuck': 'A program nem tud továbbmenni. {reason}',
  'prompt.noAnswer':
    'A program nem talál választ. Vond vissza az utolsó válaszodat, vagy folytass egy másik játékot.',
  'prompt.count': '{count, plural, =0 {nincs lehetőség} other {# lehetőség}}',

  'orders.title': 'Mit tehetek?',
  'orders.button': 'Parancsok ({count})',
  'orders.count': '{all, plural, other {{count}/# parancs}}',
  'orders.filter': 'Szűrés: írd be a parancs egy részét',
  'orders.about': 'Erről: {piece}',
  'orders.all': 'Minden parancs',
  'orders.general': 'Általános',
  'orders.apart': 'A mostani kérdés másról szól.',
  'orders.none': 'Itt most semmit sem lehet tenni.',
  'orders.sure': 'Biztos?',
  'orders.confirm': 'Nem vonható vissza – biztos?',
  'orders.blocked': 'Miért nem? {count, plural, other {# dolog most nem lehetséges}}',

  'reactions.title': 'Reakciók',
  'reactions.note':
    'Előre eldöntve, mielőtt reagálni lehetne; más nem tud róla. Azt, hogy mennyi ideig gondolkodsz, nem lehet elrejteni.',
  'proposals.title': 'Egy lépésben',
  'errand.waits': 'A másik félre várunk: {of} lépésből {given} megvan.',
  'errand.stopped': '{of} lépésből {given} után megállt: {reason}',
  'errand.over': 'véget ért a játék.',

  undo: 'Visszavonás',
  'undo.barrier':
    'Visszavonás: {barrier, select, roll {kockadobás történt} draw {laphúzás történt} reveal {valami felfedődött} other {más is lépett}}',
  'card.lookUp': 'Kártya: {card}',
  warning: 'Vigyázat: {reason}',
  hint: 'Tipp',
  'hint.thinking': 'Gondolkodom…',
  'hint.none': 'A program itt nem tud tanácsot adni.',
  'hint.would': 'Egy egyszerű program ezt választaná: {option}.',

  'rule.open': 'A szabály elolvasása: {rule}',
  'rule.unknown': 'Ennek a szabálynak nincs saját szövege.',
  'rule.more': 'A szabályok között',

  'odds.target': 'Célpont',

  'piece.options': '({count, plural, other {# lehetőség}})',

  'figures.title': 'A most érvényes értékek',

  'drawer.orders': 'Parancsok',
  'drawer.close': 'A fiók bezárása',
  'log.title': 'Napló',
  'log.undone': 'Visszavonva:',

  'marked.missing': '{count} kijelölve, még {missing} kell',
  'marked.take': '{count} kiválasztása',
};
