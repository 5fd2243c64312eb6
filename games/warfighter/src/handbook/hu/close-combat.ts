import type { TextsOf } from '@sitrep/contract/handbook';
import type { closeCombat as facts } from '../facts/close-combat.ts';

export const title = 'Közelharc';

/** A kézikönyv „close-combat” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'unarmed-modern': {
    title: 'Fegyvertelen támadás',
    also: ['puszta kéz', 'kés', 'közelharc'],
    text: '0 távolságon a játékos és a nem-játékos katona is támadhat fegyvertelenül, egy katona körben egyszer: egy kocka a fegyvertelen értéke, a szokásos kocka a fedezék ellen. A lefogásnak nincs hatása, és épület, jármű, légi jármű így nem támadható. A kés is fegyvertelen támadás, a saját értékeivel.',
  },
  striking: {
    title: 'Közelharcba lépés',
    also: ['striking', 'közelharc', 'kézitusa'],
    text: 'Közelharc előtt a katona a területén lévő egyik nem védett Hostile kártyával közelharcba lép, a közelharc árának megfelelő akcióért. Egy katona egyszerre egy kártyával küzd, de egy kártyával többen is. A következő körökben folytatni ingyen van. A villaállvány ilyenkor felcsukódik.',
  },
  'saved-actions': {
    title: 'Akciók félretétele közelharcra',
    also: ['akció megtakarítása', 'közelharc ára 2'],
    text: 'Ha a közelharc ára legalább 2, a katona a következő katona köre végéig akciókat tehet félre rá. Bármely más akció vagy mozgás miatt elvesznek; ingyenes tevékenység és támadás miatt nem. A fölösleg is elvész.',
  },
  'striking-targets': {
    title: 'Kit támad a közelharcban álló ellenség',
    also: ['célpontváltás közelharcban'],
    text: 'Akivel közelharcba lépnek, az azonnal az utolsóként belépő katona felé fordul, és a 0 távolságú táblázatával támadja. Ha a célpontja később nem a vele küzdők közül való, a játékosok választják ki, melyikük felé forduljon.',
  },
  'striking-fire': {
    title: 'Lövés közelharc közben',
    also: ['tüzelés kézitusában'],
    text: 'A közelharcban álló ellenség csak puszta kézzel vagy közelharci fegyverrel támadható. Minden más ellenség a szokásos módon, a terület 0 távolságáról.',
  },
  'leaving-striking': {
    title: 'Közelharc elhagyása',
    also: ['kilépés', 'ellenfél váltása'],
    text: 'A közelharc véget ér mozgással, a közelharc árának újbóli kifizetésével, vagy ingyen, ha az ellenség kikerül a játékból. Ha egy másik ellenség védeni kezdi, vagy ő maga már nem véd mást, a katona ingyen visszaléphet vagy átválthat arra.',
  },
  'close-quarters': {
    title: 'Közelharc zárt térben',
    also: ['CQC', 'házharc'],
    text: 'Itt a katona az egész területtel küzd: közelharci támadását bármely nem védett ottani ellenség ellen fordíthatja, és lőni is lőhet bármelyikre. Emiatt egy ellenség sem vált célpontot.',
  },
  'unarmed-ww2': {
    title: 'Fegyvertelenül a világháborús játékban',
    also: ['ököl', 'puszta kéz', 'HtH módosító'],
    text: 'Közelharcban az a katona, akinek nincs használható közelharci fegyvere, egy kockával dob, hozzáadja a közelharci módosítóját, és 10-től talál; a fedezék legyőző dobás és az eredmény a szokásos, a lefogás is. Épület, jármű és légi jármű közelharcban nem támadható.',
  },
  melee: {
    title: 'Közelharci fegyverek',
    also: ['erős', 'normál', 'gyors', 'alap', 'ügyes', 'mesteri', 'melee'],
    text: 'Válassz egy nyomtatott módot, dobd a kockáit a közelharci módosítóval a mód értéke ellen, és az átütését add a fedezék legyőző dobáshoz. Az erős, normál és gyors mód rendszerint 1, 2 és 3 kocka. Az alap, az ügyes és a mesteri egy kocka, és minél jobb, annál több XP.',
  },
  stumble: {
    title: 'Megingás',
    also: ['stumble', 'stum', 'megbotlik'],
    text: 'Ha a közelharci támadás bármelyik módosítatlan támadó kockája nem nagyobb a mód megingás értékénél, a támadó a támadás után kap egy lefogást.',
  },
  'thrown-weapon': {
    title: 'Dobható fegyver',
    also: ['thrown', 'késdobás', 'kézigránát', 'visszaszerzés'],
    text: 'A dobható fegyver 0 távolságon használható. A világháborús penge bármelyik módjában, közelharc és közelharci módosító nélkül is eldobható; ilyenkor az ellenség alatt fekszik, és amikor az kikerül a játékból, visszakerül a gazdájához. A gránát egyszerűen elfogy.',
  },
  bayonet: {
    title: 'Szurony',
    also: ['bajonett'],
    text: 'A szurony ugyanúgy gazdát cserélhet, mint más tárgy, de csak az használhatja, akinél puska vagy karabély van.',
  },
};
