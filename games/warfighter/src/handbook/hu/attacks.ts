import type { TextsOf } from '@sitrep/contract/handbook';
import type { attacks as facts } from '../facts/attacks.ts';

export const title = 'Támadás';

/** A kézikönyv „attacks” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'attack-sequence': {
    title: 'A támadás lépései',
    also: ['sorrend', 'hogyan támadok'],
    text: 'Fegyver és célpont, támadást segítő kártyák, tüzelési mód, dobás. Aztán az újratöltés ellenőrzése, a módosítók, a fedezék és a találat összevetése, végül az eredmény lerakása.',
  },
  'choosing-target': {
    title: 'Célpont választása',
    also: ['célzás', 'szabályos célpont', 'lőtávolságon kívül'],
    text: 'A célpont egy Hostile kártya, az Objective egy célpontja vagy egy megtámadható esemény. A fegyveren szereplő távolságon legyen, ne legyen védett, és legalább egy tüzelési mód legyen ellene megengedett.',
  },
  'usable-weapon': {
    title: 'Melyik fegyver használható',
    also: ['töltött', 'elfogyott lőszer'],
    text: 'A fegyver használható, ha a felső tára töltve van, ha maradt elhasználható lapocskája, vagy ha nem kell bele lőszer. A műszaki hibás, az elsütött egylövetű, az eldobott és a telepítésre váró fegyver nem.',
  },
  'attack-cards': {
    title: 'Támadást segítő kártyák',
    also: ['bónusz', 'célzás', 'erősítés'],
    text: 'A fegyver és a célpont megnevezése után, a tüzelési mód választása előtt játszhatók ki, dobás után már nem. Bármennyi kijátszható, és minden bónuszuk összeadódik.',
  },
  'fire-modes': {
    title: 'Tüzelési módok',
    also: ['egyes lövés', 'rövid sorozat', 'sorozat', 'semi', 'burst', 'auto'],
    text: 'Szabadon választasz egyet a nyomtatott módok közül: egyes lövés 1, rövid sorozat 2, sorozat 3 támadó kocka. Az XP-be kerülő módot választáskor kell kifizetni.',
  },
  'attack-dice': {
    title: 'Támadó kockák',
    also: ['töltény kocka', 'dobás', 'módosítók'],
    text: 'A támadó kockákat és pontosan egy fedezék legyőző kockát egyszerre dobod. A támadási bónusz minden támadó kockához hozzáadódik, az átütés és a többi fedezékmódosító a hatoldalúhoz.',
  },
  'reload-check': {
    title: 'Az újratöltés ellenőrzése',
    also: ['reload érték', 'kiürül', 'üres fegyver'],
    text: 'Ha bármelyik támadó kocka módosítás nélkül nem nagyobb az adott távolság Reload értékénél, a fegyver a támadás után kiürül. Maga a támadás érvényes marad.',
  },
  'cover-check': {
    title: 'Fedezék és legyőzése',
    also: ['fedezék legyőző dobás', 'cover', 'k6'],
    text: 'A fedezék legyőzve, ha a hatoldalú kocka a módosítókkal eléri a célpont fedezék értékét. Ugyanez a szám védi a katonákat az ellenségtől.',
  },
  'hit-check': {
    title: 'Ölési érték',
    also: ['találat', 'kill number', 'hit number'],
    text: 'A támadó kocka talál, ha a módosítókkal eléri a fegyver adott távolsághoz tartozó ölési értékét. A világháborús kártyákon ez a találati szám.',
  },
  'attack-result': {
    title: 'Ölés, lefogás vagy semmi',
    also: ['eredmény', 'találat és fedezék'],
    text: 'Találat és legyőzött fedezék: egy ölés. Csak az egyik: egy lefogás. Egyik sem: semmi. Akárhány kocka talál, az csak egyetlen eredmény azon az egy kártyán, kivéve a robbanást és a szórást.',
  },
  'placing-results': {
    title: 'Ölés és lefogás lerakása',
    also: ['EKIA lapocska', 'SUPP lapocska', 'melyik célkereszt'],
    text: 'A lefogás egy szabad célkeresztet fed le; ha nincs ilyen, kárba vész. Ölésnél a támadó választ: szabad célkeresztre teszi az EKIA lapocskát, vagy egy SUPP lapocskát cserél ki rá.',
  },
  elimination: {
    title: 'Hostile kártya kiiktatása',
    also: ['kiiktatva', 'halott ellenség'],
    text: 'Amikor minden célkereszten EKIA lapocska van, a kártyát azonnal eldobjátok. A célzó lapocskája visszakerül a pohárba, és jár az XP.',
  },
  explosion: {
    title: 'Robbanás',
    also: ['gránát', 'rakéta', 'explosion'],
    text: 'Minden támadó kocka külön támadásként párosul az egyetlen fedezék legyőző kockával, ugyanazon a célponton; így több ölés és lefogás is születhet. Előbb az öléseket rakd le. Van célpont, amelynek csak robbanás árt.',
  },
  'stealth-attack': {
    title: 'Csendes támadás',
    also: ['stealth', 'kés', 'hangtompító', 'biztos hatos'],
    text: 'Egy katona első támadása csendes fegyverrel a körben dobás nélkül 6-osnak számít a fedezék ellen, és az átütés is hozzáadódik. Akkor is elhasználódik, ha nem volt rá szükség. A modern játékban játékkörönként, a világháborúsban katona körönként jár.',
  },
  penetration: {
    title: 'Átütés',
    also: ['penetration', 'pen', 'páncéltörő'],
    text: 'Az átütés értékét a támadás fedezék legyőző kockájához kell adni; lehet negatív is. Az átütéssel bíró ellenség a sajátjához adja.',
  },
  'grenade-launcher': {
    title: 'Gránátvető a fegyveren',
    also: ['m203', '40 mm', 'többféle lőszer'],
    text: 'A fegyver minden lőszerfajtája külön készlet, saját távolságokkal és Reload értékkel; az egyik kiürülése nem állítja le a másikat. A kilőtt gránát megtartja a fegyver jellemzőit és bónuszait, a kézzel dobott nem.',
  },
  'single-shot': {
    title: 'Egylövetű',
    also: ['single shot', 'one shot', 'játékkörönként egyszer'],
    text: 'A fegyver, vagy annak ez a módja, játékkörönként egyszer süthető el, és a kör végén akció nélkül újra kész. Az átadás nem teszi előbb késszé.',
  },
  triggered: {
    title: 'Kioldós fegyver',
    also: ['akna', 'claymore', 'csapda', 'triggered'],
    text: 'Ha az ellenség körében Hostile kártya kerül vagy lép a fegyver gazdájának területére, ő akció nélkül akárhány ilyen fegyverét elsütheti rá, lefogva is, a védettséggel nem törődve. Katona körben akcióba kerül, és csak jármű vagy épület ellen jó.',
  },
  'self-defense': {
    title: 'Önvédelem',
    also: ['pisztoly', 'self-defense', 'támadás megállítása'],
    text: 'Miután egy 0 távolságra lévő ellenség dobott az ellened irányuló támadására, egy ilyen, használható fegyver egy tárának eldobásával megállíthatod az egész támadást. Ezt minden katona ellenséges támadás lépésenként egyszer teheti meg, lefogva is.',
  },
  'suppress-card': {
    title: 'Ha „meg tudod támadni”',
    also: ['lefogó tűz', 'suppress kártya'],
    text: 'Kell egy töltött fegyver, amellyel a katona most szabályosan eltalálhatná azt az ellenséget: jó távolság, nem védett. Eldobja az egyik tárát, az ellenség támadása megállítva, de SUPP lapocska nem kerül rá.',
  },
};
