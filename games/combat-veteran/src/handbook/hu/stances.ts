import type { TextsOf } from '@sitrep/contract/handbook';
import type { stances as facts } from '../facts/stances.ts';

export const title = 'Testtartás';

/** A kézikönyv „stances” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  stances: {
    title: 'Testtartások',
    also: ['testtartás', 'tartás', 'jelző'],
    text: 'Minden katona gyalogol, kúszik, fut, sprintel vagy sebesült; egyszerre csak egy. A gyaloglásnak nincs jelzője. A seb minden más jelzőt levesz, a kúszás a futást és a sprintet. A fegyver azzal tart, akinél van.',
  },
  'changing-stance': {
    title: 'Testtartás váltása',
    also: ['egyszer', 'bejelentés', 'önkéntes váltás'],
    text: 'A katona körönként csak egyszer válthat szándékosan, a testtartásfázisban vagy mozgás közben, de mindig a mezőre lépés előtt. Aki kúszik, nem állhat fel csak úgy. A kimerülési próba utáni döntés a jelzőről nem számít bele.',
  },
  walking: {
    title: 'Gyaloglás',
    also: ['gyalogol', 'rendes tartás'],
    text: 'A gyaloglás az alapállapot, annak is, aki nem mozdul. 6 mozgáspontot ad, a támadásokon nem változtat.',
  },
  crawling: {
    title: 'Kúszás',
    also: ['kúszik', 'lehasal', 'földre vetődik'],
    text: 'A kúszó katona legfeljebb egy mezőt tesz meg, kerüljön bármennyibe, és a rá leadott támadás négy kockát veszít. Harcfázisában nem támad, fegyvert nem kezel, nem vezet; védőtüzet adhat saját tűzerejével, és közelharcban is részt vesz.',
  },
  running: {
    title: 'Futás',
    also: ['fut', 'rohanás'],
    text: 'A futás 6 helyett 12 mozgáspontot ad, és mozgás közben is bejelenthető, a következő lépés előtt. A mozgás végén a futó kimerülési próbát tesz.',
  },
  sprinting: {
    title: 'Sprint',
    also: ['sprintel', 'vágta', 'két mező'],
    text: 'A sprintelő legfeljebb két mezőt tesz meg, a gyalogló mozgáspontjain belül, és a rá leadott támadás két kockát veszít. Az első mező előtt kell bejelenteni, és minden rá leadott tűz után kimerülési próbával végződik.',
  },
  overheating: {
    title: 'Kimerülés',
    also: ['kifárad', 'kimerülési próba'],
    text: 'A futó vagy sprintelő katona mozgása végén próbát tesz, akkor is, ha nem mozdult; ha elvéti, kúszni kezd. Ha kiállja, megtarthatja vagy leveheti a jelzőt. Aki közelharcba rohant vagy elhagyta a térképet, nem dob.',
  },
};
