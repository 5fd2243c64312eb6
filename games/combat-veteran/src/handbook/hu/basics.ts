import type { TextsOf } from '@sitrep/contract/handbook';
import type { basics as facts } from '../facts/basics.ts';

export const title = 'Alapok';

/** A kézikönyv „basics” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  firefight: {
    title: 'A játék',
    also: ['áttekintés', 'két játékos', 'oldalak', 'térkép', 'észak', 'méretarány'],
    text: 'Két játékos egy tűzharcot vív: az amerikai oldal a Vietkong vagy a tálibok ellen. A térkép nagyjából 40 méteres mezőkből áll, felül van észak; a darabok színe mutatja, kihez tartoznak.',
  },
  pieces: {
    title: 'Darabok',
    also: ['bábuk', 'egységek', 'értékek', 'jelzők'],
    text: 'Vannak katonák, fegyverek, tűztámogató lapkák és a rizsföldnél bunkerek; a testtartást jelzők mutatják. Egy darab csak azt teheti, amit saját értékei és jelei engednek. Mástól semmit sem vehet kölcsön, hacsak a rang vagy egy fegyver kifejezetten hozzá nem ad.',
  },
  soldiers: {
    title: 'Katonák',
    also: ['emberek', 'értékek', 'katona'],
    text: 'Az amerikai és a vietkong katona egy-egy név szerinti ember, a tálib darab egy egész csoport. Mindegyiknek van fegyelme, a többségnek tűzereje; ehhez jöhet rangpötty, a hős ásza vagy a szanitéc keresztje.',
  },
  firepower: {
    title: 'Tűzerő',
    also: ['kockák', 'saját tűzerő', 'erő'],
    text: 'A tűzerő megadja, hány kockával indul a katona támadása, és azt is, hány mezőre lő kockaveszteség nélkül. Akinek nincs, például a szanitécnek, az sosem támad, még fegyverrel sem.',
  },
  discipline: {
    title: 'Fegyelem',
    also: ['idegek', 'morál', 'érték'],
    text: 'Minden próbát a fegyelem ellen dobunk; minél nagyobb, annál megbízhatóbb az ember. A 7-es fegyelmű katona egyet sem vétene el, az 1-es egyet sem állna ki.',
  },
  'discipline-check': {
    title: 'Fegyelmi próba',
    also: ['próba', 'dobás', 'kiállja', 'elvéti'],
    text: 'Dobj egy kockával: ha kisebb a katona fegyelménél, kiállta; ha egyenlő vagy nagyobb, elvétette. Ugyanígy megy a felállás, az ellátás, a javítás, a felvétel, a kimerülés és a helytállás tűzben.',
  },
  'rank-dots': {
    title: 'Vezetők és rangpöttyök',
    also: ['vezető', 'pötty', 'rang', 'tiszt'],
    text: 'Akinek fehér pöttyei vannak, az vezető; több pötty magasabb rang. A fegyelmi fázisban egy kúszó embert segít felállni, kockát ad a mezejéről induló támadáshoz, és két pöttyel tűztámogatást kér.',
  },
  heroes: {
    title: 'Hős',
    also: ['pikk ász', 'hősök'],
    text: 'A pikk ász hőst jelöl. Minden támadásban, amelyet ő indít vagy amely őt éri, a gazdája egy kockát újradobathat; közelharcban két embernek számít.',
  },
  medics: {
    title: 'Szanitéc',
    also: ['vöröskereszt', 'orvos'],
    text: 'A szanitécnek tűzerő helyett vöröskereszt jutott, és sosem támad. Ha nem sebesült, akár kúszva is, fegyelmi fázisonként egy sebesültet gyógyíthat meg a mezején.',
  },
  groups: {
    title: 'Tálib csoport',
    also: ['tálibok', 'tálib darab', 'raj'],
    text: 'Egy tálib darab több embert jelent, ezért egymaga bármely fegyvert teljesen kezel és visz. Szanitéce nincs: ami megsebesítené, az kiejti.',
  },
  effective: {
    title: 'Harcképes',
    also: ['bevethető'],
    text: 'Harcképes az a katona, aki a térképen van, és se nem kúszik, se nem sebesült. Futva vagy sprintelve is támad, fegyvert kezel és vezet; csak javítani nem tud.',
  },
  stacking: {
    title: 'Több darab egy mezőn',
    also: ['halom', 'zsúfoltság', 'tizenöt'],
    text: 'Egy mezőn akárhány saját darab lehet. Tizenöt fölött túlzsúfolt: könnyebb eltalálni, nem lehet ott javítani, és rakéta mögött veszélyes. Katona, fegyver és bunker számít, jelző és lapka nem.',
  },
  'set-up': {
    title: 'Kezdő felállás',
    also: ['felállítás', 'elhelyezés', 'kezdés'],
    text: 'Az első forduló előtt mindkét oldal elhelyezi darabjait a forgatókönyvben kijelölt mezőkön, azokkal a fegyverekkel, amelyek egyes emberekhez tartoznak. Egy mezőn tizenötnél több darab nem kezdhet.',
  },
};
