/** A térkép és a lapok jelmagyarázata. */
export const legend = {
  'keys.legend': 'A térkép és a darabok jelmagyarázata',
  'cv.legend': 'Jelmagyarázat',
  'cv.legend.ground': 'Terep',
  'cv.legend.counters': 'Darabok',
  'cv.legend.us': 'Négyzet: amerikai oldal',
  'cv.legend.us.note':
    'Balra lent a tűzerő, jobbra lent a fegyelem. A próba sikerül, ha a dobás kisebb a fegyelemnél.',
  'cv.legend.enemy': 'Nyolcszög: a másik oldal',
  'cv.legend.enemy.note': 'Az oldalakat az alak különbözteti meg, a listákban és az áttekintésen is.',
  'cv.legend.leader': 'Pöttyök: vezető',
  'cv.legend.leader.note': 'Minden pötty egyszer segíthet valakinek a mezőn.',
  'cv.legend.hero': 'Pikk: hős',
  'cv.legend.hero.note': 'Egy kocka újradobható; közelharcban kettőnek számít.',
  'cv.legend.medic': 'Vöröskereszt: szanitéc',
  'cv.legend.medic.note': 'Nincs tűzereje; fegyelmi fázisonként egy sebesültet lát el a mezőn.',
  'cv.legend.weapon': 'Kártya: a használt fegyver',
  'cv.legend.weapon.note':
    'Pluszjellel hozzáadódik az ember saját tűzerejéhez; bekarikázva az egész egyetlen mezőre megy. Fél négyzet: ketten kezelik, üres négyzet: hárman.',
  'cv.legend.running': 'Két borostyánsárga ék: fut',
  'cv.legend.sprinting': 'Négy narancssárga ék: sprintel',
  'cv.legend.crawling': 'Kékesszürke sáv: kúszik',
  'cv.legend.wounded': 'Fehér alapon piros kereszt: sebesült',
  'cv.legend.stack': 'Halom',
  'cv.legend.stack.note':
    'A szám az emberek száma. Mindenkinek jut egy vonás: a magas fehér áll, az alacsony szürke kúszik, az alacsony piros sebesült.',
  'cv.legend.bunker': 'Bunker',
  'cv.legend.bunker.note': 'Balra a páncélja, egyben a férőhelye; jobbra a tűzerő, amelyet kölcsönad.',
  'cv.legend.hidden': 'Szaggatott szegély, áthúzott szem: saját és rejtett',
  'cv.legend.hidden.note': 'A másik oldal semmit sem lát belőle.',
  'cv.legend.smoke': 'Felhő: füst',
  'cv.legend.smoke.note': 'Eltakarja a látóvonalat; a szám a páncélja.',
};
