/** Játék előtt és két játékos között, magyarul. */
export const before = {
  'setup.name': 'Név (nem kötelező)',
  'setup.shared': 'Ketten egy képernyőnél: átadáskor mindig el van takarva.',
  'reactions.before': 'Mikor kérdezzen a reakciókról',
  'settings.reactions': 'Reakciók',
  'handOver.title': 'Add át a képernyőt: {seat}',
  'handOver.note':
    'Az asztal le van takarva. Ez az oldal semmi titkosat nem árul el. A másik nézzen félre, aztán nyomd meg a gombot.',
  'handOver.ready': '{seat} vagyok: mutasd az asztalomat',
  'handOver.key': 'Szóköz',
  'handOver.next': 'Mi következik',
  'handOver.nextNote': 'A te asztalod, és ami azóta történt, hogy utoljára nálad volt a képernyő.',
  'handOver.between': 'Kérdések menet közben',
  'handOver.betweenNote':
    'Amíg a másik oldal cselekszik, a képernyő csak olyan döntés miatt cserél gazdát, amelyről mindketten tudtok. Minden másra az felel, amit a reakciókról beállítottál.',
  'briefing.open': 'Eligazítás',
  'draft.name': 'Név',
  'draft.keep': 'Megőrzés',
  'draft.kept': 'Megőrzött',
  'draft.forget': '{name} törlése',
};
