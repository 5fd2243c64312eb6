/** Játék előtt és két játékos között, magyarul. */
export const before = {
  'home.newGame': 'Új játék',
  'home.newGameNote': 'Forgatókönyv, oldalak, ellenfél',
  'setup.name': 'Név (nem kötelező)',
  'setup.shared': 'Ketten egy képernyőnél: átadáskor mindig takarva van.',
  'reactions.before': 'Mikor kérdezzen rá a reakcióra',
  'settings.reactions': 'Reakciók',
  'handOver.title': 'Add át a képernyőt: {seat}',
  'handOver.note':
    'Az asztal le van takarva. Ez az oldal semmi titkosat nem árul el. A másik nézzen félre, aztán nyomd meg.',
  'handOver.ready': '{seat} vagyok: lássam az asztalomat',
  'handOver.key': 'Szóköz',
  'handOver.next': 'Mi következik',
  'handOver.nextNote': 'A te asztalod, és ami azóta történt, hogy utoljára nálad volt a képernyő.',
  'handOver.between': 'Közbeni kérdések',
  'handOver.betweenNote':
    'Amíg a másik oldal cselekszik, a képernyő csak olyan döntésért cserél gazdát, amelyről mindketten tudnak. Minden másra az felel, amit a reakciókról beállítottál.',
  'briefing.open': 'Eligazítás',
  'draft.name': 'Név',
  'draft.keep': 'Megőrzés',
  'draft.kept': 'Megőrzött',
  'draft.forget': '{name} törlése',
};
