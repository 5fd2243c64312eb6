import type { TextsOf } from '@sitrep/contract/handbook';
import type { phases as facts } from '../facts/phases.ts';

export const title = 'Forduló és fázisok';

/** A kézikönyv „phases” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'game-turn': {
    title: 'Forduló',
    also: ['tíz forduló', 'kör', 'fordulójelző'],
    text: 'A tűzharc tíz fordulóig tart, hacsak nem állapodtatok meg kevesebben. Fordulónként előbb az egyik oldal játssza le összes fázisát, aztán a másik; a rizsföldnél az amerikaiak kezdenek, a Keating-előőrsnél a tálibok.',
  },
  'player-turn': {
    title: 'Fázisok',
    also: ['sorrend', 'játékos köre', 'fázis vége'],
    text: 'Egy oldal köre négy fázisból áll, mindig ebben a sorrendben: fegyelmi, testtartás-, mozgás- és harcfázis. Amit egy fázis kínál, az többnyire önkéntes; zárd le, ha végeztél.',
  },
  'first-turn': {
    title: 'Első forduló',
    also: ['kezdés', 'nyitás'],
    text: 'A kezdő oldal első köre rögtön a mozgásfázissal indul. Attól fogva mindkét oldal minden köre mind a négy fázisból áll.',
  },
  'discipline-phase': {
    title: 'Fegyelmi fázis',
    also: ['felállás', 'ellátás', 'első fázis'],
    text: 'Megpróbálhatod felállítani a kúszókat, dobsz a sebesültekért, javíthatsz, fegyvert adhatsz át, és cserélheted, ki van a bunkerben, bármilyen sorrendben. A kúszó dobhat, a rászoruló sebesültért dobni kell; kétszer senki sem dob.',
  },
  'stance-phase': {
    title: 'Testtartásfázis',
    also: ['második fázis', 'jelzők'],
    text: 'Minden nem sebesült katona feltehet kúszás-, futás- vagy sprintjelzőt, vagy leveheti a futást, illetve a sprintet. Ezzel elhasználta a kör egyetlen váltását; aki vár, az még mozgás közben is válthat.',
  },
  'movement-phase': {
    title: 'Mozgásfázis',
    also: ['harmadik fázis', 'lépés'],
    text: 'Először az, aki sebesültet visz, próbát tesz, vagy leteszi. Aztán mezőről mezőre mozgatod katonáidat, egyik csoportot a másik után; az ellenség minden lépésre lőhet. Bárkit a helyén hagyhatsz.',
  },
  'end-of-movement': {
    title: 'A mozgásfázis vége',
    also: ['mozgás után', 'kimerülés sorrendje'],
    text: 'A helyükön maradt futók és sprintelők most tesznek kimerülési próbát, a választott sorrendben. Aztán egy kör közelharc következik minden mezőn, ahol mindkét oldalnak van katonája, és eloszlik a füst.',
  },
  'combat-phase': {
    title: 'Harcfázis',
    also: ['negyedik fázis', 'tüzelés', 'lövés'],
    text: 'Katonáid egymás után tüzelnek, közben kedved szerint kérhetsz tűztámogatást. Mielőtt elkezdődik, az ellenség füstöt fejleszthet. Támadni nem kötelező.',
  },
};
