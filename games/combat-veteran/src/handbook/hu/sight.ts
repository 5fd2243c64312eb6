import type { TextsOf } from '@sitrep/contract/handbook';
import type { sight as facts } from '../facts/sight.ts';

export const title = 'Rálátás';

/** A kézikönyv „sight” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'line-of-sight': {
    title: 'Látóvonal',
    also: ['rálátás', 'látás', 'sarok'],
    text: 'A támadáshoz szabad egyenes kell a támadó mezejének valamelyik sarkától a célmező valamelyik sarkáig; a támadó a legjobbat választja. Ami a két mezőn van, az nem takar. A szomszédok mindig látják egymást.',
  },
  obstructions: {
    title: 'Mi takar el',
    also: ['akadály', 'takarás', 'eltakarja'],
    text: 'A növényzet, a dzsungel, az épület, a hegyoldal, a hegyi növényzet, a csúcs és a füst eltakarja a mezején akár csak súrolva áthaladó vonalat. Két mező közös oldalán futó vonalat csak akkor, ha mindkettő takar.',
  },
  heights: {
    title: 'Magasságok',
    also: ['szintek', 'magaslat', 'emelkedő'],
    text: 'Csak Keatingnél vannak szintek, alulról fölfelé: folyó, völgy, hegyoldal, hegyi növényzet, csúcs. Magasabbról ellátsz az alacsonyabb akadályok fölött, és lentről vissza is. A rizsföldnél minden akadály takar.',
  },
  leeward: {
    title: 'Holttér',
    also: ['takarásban', 'vakfolt', 'szélárnyék'],
    text: 'Az a mező, amely közvetlenül vele egy szinten lévő vagy magasabb akadály mögött van, holttér: azon át senki sem lát be, csúcsról sem. Ez visszafelé is igaz.',
  },
  smoke: {
    title: 'Füst',
    also: ['füstgránát', 'füstfüggöny', 'ködösítés'],
    text: 'A harcképes katona a füstöt saját mozgásának lépései között vagy az ellenség harcfázisa előtt használja, a saját mezején vagy mellette. A fázis végéig nem látni át rajta, és a mezőre leadott támadás három kockát veszít. Egyszer használható.',
  },
};
