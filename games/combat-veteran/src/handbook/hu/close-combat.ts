import type { TextsOf } from '@sitrep/contract/handbook';
import type { closeCombat as facts } from '../facts/close-combat.ts';

export const title = 'Közelharc';

/** A kézikönyv „close-combat” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'close-combat': {
    title: 'Közelharc',
    also: ['kézitusa', 'roham', 'ellenséges mező'],
    text: 'Ha olyan mezőre lépsz, ahol nem sebesült ellenséges katona van, azonnal közelharc következik, védőtűz nélkül. A mezőn minden testtartásjelző lekerül; a tűzerő és a tűz körülményei nem számítanak.',
  },
  'close-combat-total': {
    title: 'Erő a közelharcban',
    also: ['összeg', 'számolás', 'módosítók'],
    text: 'Számold meg katonáidat, a hősöket kétszer, és működő, teljes kezelésű lövőfegyvereidet, legfeljebb tizenöt darabig. Aki belépett, hozzáadja a terepkockákat, például a dzsungel −2-jét. Aztán mindkét oldal levonja az ellenség ottani legjobb páncélját.',
  },
  'close-combat-result': {
    title: 'Dobás és veszteség a közelharcban',
    also: ['eredmény', 'dupla', 'döntetlen'],
    text: 'Mindkét oldal dob, és hozzáadja az erejét; ami 1 alatt van, 1-nek számít. A kisebb eredményű oldal egy tetszőleges saját darabját veszíti el, kettőt, ha a másiké legalább a duplája, hármat, ha a triplája. Egyenlőnél mindkettő egyet veszít.',
  },
  'close-combat-goes-on': {
    title: 'Folytatódó közelharc',
    also: ['következő kör', 'erősítés', 'vitatott mező'],
    text: 'Ha mindkét oldalnak maradt katonája a mezőn, minden mozgásfázis végén újabb kör jön. Ha erősítés lép be, a kör azonnal lezajlik, és akkor a fázis végén már nincs.',
  },
  'leaving-close-combat': {
    title: 'Kilépés a közelharcból',
    also: ['visszavonulás', 'elszakadás'],
    text: 'Egy későbbi saját mozgásfázisban a túlélők egyszerűen kiléphetnek, bármilyen testtartásban. A következő mezőn rájuk lőhetnek, a hátrahagyott ellenfelek is, ha senkid sem maradt velük.',
  },
  'close-combat-wounded': {
    title: 'Sebesültek az elfoglalt mezőn',
    also: ['sebesültek legázolása', 'belépés sebesültekhez'],
    text: 'Közelharc előtt a mező minden sebesültje kiesik, mindkét oldalon. Ha csak sebesült ellenség volt ott, kiesik, és a mozgó a védőtűz után továbbmehet. Puszta fegyver senkit sem állít meg.',
  },
  'contested-hex': {
    title: 'Tűz és közelharc',
    also: ['lövés közelharcba', 'kívülről'],
    text: 'Ahol közelharc folyik, arra a mezőre és onnan senki sem lőhet, és az ott lévő vezető nem kér tűztámogatást. Az odaszóródó tűztámogatásnak nincs hatása, kivéve a koponyát, amely mindkét oldalt éri.',
  },
};
