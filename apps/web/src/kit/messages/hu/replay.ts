/** Visszajátszás és hivatkozások magyarul. */
export const replay = {
  'nav.replay': 'Visszajátszás',
  'replay.controls': 'Mozgás a játékban',
  'replay.scrubber': 'A játék lépése',
  'replay.place': '{turn}. kör · {step}/{steps}. lépés',
  'replay.first': 'Az elejére',
  'replay.back': 'Egy lépést vissza',
  'replay.on': 'Egy lépést előre',
  'replay.last': 'A végére',
  'replay.play': 'Lejátszás',
  'replay.pause': 'Szünet',
  'replay.turns': 'Ugrás egy körre',
  'replay.turn': '{turn, plural, =0 {Előkészület} other {#. kör}}',
  'replay.speed': 'Sebesség',
  'replay.speed.slow': 'Lassú',
  'replay.speed.normal': 'Közepes',
  'replay.speed.fast': 'Gyors',
  'replay.seat': 'Kinek a szemével',
  'replay.as': '{seat} szemével',
  'replay.onlooker': 'Nézőként',
  'replay.branch': 'Innen játszom tovább',

  'share.button': 'Megosztás hivatkozással',
  'share.link': 'Hivatkozás',
  'share.copied':
    'A hivatkozás a vágólapon van. Aki megnyitja, végignézheti a játékot, és bárhonnan továbbjátszhatja.',
  'share.copy':
    'Másold ki ezt a hivatkozást. Aki megnyitja, végignézheti a játékot, és bárhonnan továbbjátszhatja.',
  'share.size': '{letters, plural, other {# karakter}}, benne az egész játék',
  'share.file': 'Inkább fájlba mentem',
  'share.LINK_LONG': 'Ez a játék túl hosszú egy hivatkozáshoz: egyes programok levágják a hosszú címeket.',
  'share.LINK_OWN_CARDS': 'Ebben a játékban saját kártyáid vannak, amelyek nem férnek egy hivatkozásba.',
  'share.LINK_SCRIPTED': 'A lecke kockái előre megírtak, ezért hivatkozásból nem játszhatók vissza.',

  'problem.LINK_DAMAGED':
    'Ez a hivatkozás sérült: útközben egy része elveszett vagy megváltozott. Kérd el újra, vagy kérd a fájlt.',
  'problem.LINK_CARDS_UNKNOWN':
    'A hivatkozás olyan kártyákat használ, amelyek itt nincsenek meg. Talán más változat készítette.',
  'problem.LINK_REFUSED':
    'A hivatkozás egyik parancsa az itteni szabályok szerint nem lehetséges. Talán más változat készítette.',
  'problem.LINK_ENDS_OTHERWISE':
    'A hivatkozás parancsai itt más véghez vezetnek, mint eredetileg. Talán más változat készítette.',
};
