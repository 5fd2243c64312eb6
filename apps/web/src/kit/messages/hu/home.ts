/** The ways in on the first page, in Hungarian. */
export const home = {
  'home.saved': 'Folytatás · mentve {ago}',
  'home.continue': 'Folytatás',
  'home.begin': 'Új vagy itt?',
  'home.learn': 'Gyakorlás indítása',
  'home.way.quick': 'Gyors kezdés',
  'home.way.mission': 'Új küldetés',
  'home.way.scenarios': 'Forgatókönyvek',
  'home.way.campaign': 'Kampány',
  'home.way.tutorial': 'Gyakorlás',
  'home.more.cards': 'Minden csomag minden kártyája',
  'home.more.rules': 'Minden kulcsszó, kereshetően',
  'home.more.print': 'Kártyák, jelzők és térképek papíron',
  'home.more.saves': 'Játékok, visszajátszások, mérleg',
  'home.more.settings': 'Nyelv, téma, hang, billentyűk',
};
