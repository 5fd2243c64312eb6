import type { TextsOf } from '@sitrep/contract/handbook';
import type { support as facts } from '../facts/support.ts';

export const title = 'Tűztámogatás';

/** A kézikönyv „support” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'fire-support': {
    title: 'A tűztámogatás menete',
    also: ['tüzérség', 'légicsapás', 'lapka'],
    text: 'Harcfázisodban egy vezető lapkákat kér egy-egy mezőre: löveget, helikoptert, repülőt. Válassz lapkát, vezetőt és mezőt, dobj a pontosságra, aztán jön a becsapódás. A felhasznált lapka elfogy; egy mezőre akárhány mehet.',
  },
  spotter: {
    title: 'Ki kér tűztámogatást',
    also: ['irányító', 'megfigyelő', 'két pötty'],
    text: 'Legalább két rangpöttyös vezető, aki se nem kúszik, se nem sebesült. A rizsföldnél működő rádió kell a mezején és rálátás egy másik mezőre; Keatingnél egyik sem. Mezőnként egy vezető irányít, akárhány lapkát, és tüzelhet is mellette.',
  },
  accuracy: {
    title: 'Pontosság és szórás',
    also: ['szórás', 'mellé', 'eltér'],
    text: 'Dobj: ha kisebb a vezető fegyelménél, a kért mezőt éri. Különben egy második kocka mutatja a szomszédot, ahová becsapódik: 1 az északi, onnan az óramutató járása szerint. A térképen kívül a lapka elvész.',
  },
  'support-dice': {
    title: 'Kockás lapkák',
    also: ['tüzérségi kockák', 'szám a lapkán'],
    text: 'A lapka száma ennyi kocka, mind az eltalált mezőre, tetszés szerint elosztva az ellenséges katonák között. A terep, a páncél, a túlzsúfoltság és a célpont testtartása számít; a távolság, a közelség és a rang nem.',
  },
  skulls: {
    title: 'Koponyák',
    also: ['bombák', 'minden elpusztul'],
    text: 'Egy koponya az eltalált mező minden darabját kiejti, barátot és ellenséget; kettő a hat szomszédét is. A rejtett bunkereket csak felfedi.',
  },
  'support-lock': {
    title: 'Mikor kérhető tűztámogatás',
    also: ['még nem kérhető', 'zárolva', 'első támadás'],
    text: 'A rizsföldnél addig nem kérhető lapka, amíg egy vietkong katona nem tüzelt. A közelharc nem számít.',
  },
  'vietnam-chits': {
    title: 'Lapkák a rizsföldnél',
    also: ['105 mm', 'harci helikopter', 'bombák'],
    text: 'Nyolc 105 mm-es 12 kockával és öt harci helikopter 10-zel kezdettől nyíltan fekszik. A bombák, három egy koponyával és egy kettővel, csak akkor jönnek, ha ezek mind elfogytak. Az azonos nevű lapkák egyformák.',
  },
  'afghan-chits': {
    title: 'Lapkák Keatingnél',
    also: ['155 mm', 'AH-64', 'A-10', 'Hellfire', 'JDAM', 'B-1B', 'lefordított'],
    text: 'Minden fordulóra két lefordított lapka jut, az utolsóra három. Csak akkor látod, melyik az, amikor mezőt és vezetőt már választottál, a pontossági dobás előtt. Amelyiket a saját fordulójában nem használtad fel, az megnézetlenül lekerül.',
  },
  mortar: {
    title: 'Aknavető Keatingnél',
    also: ['120 mm', 'aknavetőállás', '2134'],
    text: 'A két nyílt 120 mm-es lapka 9 kockával bármely fordulóban használható, amíg három harcképes amerikai katona van az aknavetőállásban, a 2134-esen. Egyébként ugyanúgy kérik, mint a többit.',
  },
  'outpost-ban': {
    title: 'Az előőrsre nem kérhető tűz',
    also: ['tilalom', 'saját tűz'],
    text: 'Amíg akár egyetlen amerikai katona, sebesült is, az előőrsön van, annak egyik mezejére sem kérhető lapka. Szóródni azért oda is szóródhat.',
  },
};
