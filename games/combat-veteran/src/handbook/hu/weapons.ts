import type { TextsOf } from '@sitrep/contract/handbook';
import type { weapons as facts } from '../facts/weapons.ts';

export const title = 'Fegyverek';

/** A kézikönyv „weapons” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'weapons-in-use': {
    title: 'Fegyver használata',
    also: ['kezelés', 'használó'],
    text: 'A fegyver csak azzal a harcképes katonával tüzel, akinél van, és támadásonként ő is csak egyet használ. Ugyanaz a fegyver a harcfázisban és védőtűzként is tüzelhet. Ha gazdája elesik, épen ott marad.',
  },
  'plain-weapon': {
    title: 'Sima tűzerő',
    also: ['helyettesíti', 'fegyver tűzereje'],
    text: 'A fegyver sima száma a katona saját tűzereje helyébe lép. Ugyanúgy megosztható, mint a sajátja.',
  },
  'plus-weapon': {
    title: 'Hozzáadódó tűzerő',
    also: ['pluszos szám', 'hozzáad'],
    text: 'A pluszjeles szám a katona saját tűzerejéhez adódik, a kockáknál és a hatótávnál is.',
  },
  'circled-weapon': {
    title: 'Bekarikázott tűzerő',
    also: ['karika', 'mind egy mezőre'],
    text: 'A bekarikázott szám a katona saját tűzereje helyébe lép, és az egész egyetlen mezőre megy, a ráadás kockákkal együtt. Azon a mezőn több emberre is elosztható.',
  },
  crew: {
    title: 'Kezelők',
    also: ['segítők', 'hiányos kezelés', 'fél tűzerő'],
    text: 'A két vagy három kezelős fegyverhez annyi harcképes ember kell a mezején; mindegyik fázisonként egy fegyvert kezel, és maga nem lő. Ha kevesebben vannak, a tűzerő lefelé kerekítve feleződik; nehézfegyverhez legalább kettő kell.',
  },
  'one-use': {
    title: 'Egyszer használható fegyverek',
    also: ['elhasználódik', 'egy lövés'],
    text: 'A LAW, a B40, a Claymore és a füst használat után kikerül a játékból, bármi lett az eredmény. Minden más fegyver újra tüzelhet, az AT-4 is.',
  },
  'machine-guns': {
    title: 'Géppuskák',
    also: ['M60', 'M240B', 'M249', 'FM 24/29', 'PKM', 'géppuska'],
    text: 'Mind a lövész tűzerejéhez adódik: az M60 és az M240B 6, az M249 4, az FM 24/29 és a PKM 3. Az M60, az M240B és az FM 24/29 két embert kíván.',
  },
  'grenade-launchers': {
    title: 'Gránátvetők',
    also: ['M79', 'XM148', 'M203', 'gránát'],
    text: 'Az M79 a katona saját tűzereje helyett hét kockát lő egy mezőre. Az XM148 és az M203 a puska alatt van, és 3-at ad hozzá.',
  },
  'law-and-at4': {
    title: 'LAW és AT-4',
    also: ['rakéta', 'páncéltörő'],
    text: 'A LAW tíz kockát lő egy mezőre, és elhasználódik; az AT-4 kilencet, és megmarad. Túlzsúfolt mezőről mindkettőnek hátralángja van.',
  },
  'b40-and-rpg': {
    title: 'B40 és RPG',
    also: ['rakétagránát', 'ellenséges rakéta'],
    text: 'Mindkettő hat kockát lő egy mezőre, hátraláng nélkül. A Vietkong B40-e elhasználódik, a tálibok RPG-je nem.',
  },
  backblast: {
    title: 'Hátraláng',
    also: ['rakéta túlzsúfolt mezőről', 'saját veszteség'],
    text: 'A tizenötnél több darabos mezőről kilőtt LAW vagy AT-4 annyi saját katonát ér ott, ahány darab a fölösleg, a lövészt sosem. Az ellenség választja ki őket; mindegyiket egy módosítatlan kocka támadja.',
  },
  claymore: {
    title: 'Claymore akna',
    also: ['akna', 'claymore'],
    text: 'A Claymore 6-ot ad használója tűzerejéhez, de mindet a fázis első lövésében; aztán elfogyott. Ami tűzereje marad, az már csak a saját hatótávjával lő.',
  },
  radio: {
    title: 'Rádió',
    also: ['AN/PRC-25', 'rádiós'],
    text: 'A rádió sosem támad; a mezején lévő vezető vele kérhet tűztámogatást. Csak működjön és a tiéd legyen; az mindegy, kinél van, vagy van-e valakinél.',
  },
  m2: {
    title: 'M2',
    also: ['nehézgéppuska', 'Humvee'],
    text: 'Az M2 a 2336-os mezőn marad, 8-at ad hozzá, és két embert kíván. Amíg működik, a mezejére leadott támadás két kockát veszít. A tálibok is használhatják, eggyel kevesebb kockával.',
  },
  dshk: {
    title: 'DSK',
    also: ['Duska', 'nehézgéppuska', 'csúcs'],
    text: 'Csúcson a DSK 7-et ad kezelői tűzerejéhez, máshol sima 7-es. Nehézfegyver, de egy tálib csoport egymaga kezeli.',
  },
  b10: {
    title: 'B-10',
    also: ['hátrasiklás nélküli löveg'],
    text: 'A B-10 kilenc kockát lő egy mezőre, bármilyen messze. Sem a távolság, sem bármilyen páncél nem vesz el belőle.',
  },
};
