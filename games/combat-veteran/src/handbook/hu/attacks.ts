import type { TextsOf } from '@sitrep/contract/handbook';
import type { attacks as facts } from '../facts/attacks.ts';

export const title = 'Támadás';

/** A kézikönyv „attacks” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  attack: {
    title: 'Támadás menete',
    also: ['tüzelés', 'lövés', 'tüzel'],
    text: 'Egy katona saját harcfázisában egyszer, védőtűzként még egyszer támadhat. Válassz embert és fegyvert, mezőt és tűzerőt, aztán célpontot. A kúszó a saját harcfázisában nem támad, a sebesült soha.',
  },
  'dice-pool': {
    title: 'A kockák száma',
    also: ['kockakészlet', 'hány kocka', 'módosítók'],
    text: 'A kockák száma a felhasznált tűzerő, plusz-mínusz a terep és minden érvényes körülmény. Ami a mezőre vonatkozik, az egyszer számít, ami egy emberre, az csak nála. Ha egy kocka sem marad, nincs támadás.',
  },
  'splitting-fire': {
    title: 'Tűz megosztása',
    also: ['megosztott tűz', 'több mező', 'rész tűzerő'],
    text: 'Egy ember tűzerejének csak egy részét is felhasználhatod az egyik mezőre, a többit másokra, egymás után, az eredmények ismeretében. Ugyanaz a lövész harcfázisban csak egyszer támadhatja ugyanazt az embert, védőtűzben minden mezőn egyszer, ahová belép. Más fázisra semmi sem marad.',
  },
  'share-dice': {
    title: 'Célpontok',
    also: ['célpont választása', 'kockák elosztása'],
    text: 'Dobás előtt nevezz meg egy ellenséges katonát a mezőn és a rá jutó kockákat; utóbb egyik sem változik. A maradékból mások is kaphatnak, mindegyik külön támadásban. Fegyverre, bunkerre nem lehet célozni.',
  },
  'defensive-fire': {
    title: 'Védőtűz',
    also: ['reakciótűz', 'közbelövés'],
    text: 'Amikor ellenség lép egy mezőre, azok a katonáid, akik rálátnak, tüzelhetnek az éppen belépőkre, egyik támadás a másik után. Aki már ott volt, nem célpont. Közelharcban lévő darab és tűztámogatás nem vesz részt benne.',
  },
  declining: {
    title: 'Továbbengedés',
    also: ['passz', 'nem lő', 'lemondás'],
    text: 'A mozgó minden lépés után megvárja a döntésed, és nem kell elárulnia, hová tart. Ha passzolsz, arra a lépésre már nem lőhetsz. A kérdés akkor is jön, ha csak rejtett bunker láthatna oda, így semmit sem árul el.',
  },
  reserve: {
    title: 'Tartalék tűzerő',
    also: ['tartalékol', 'későbbi mozgók'],
    text: 'Védőtűzben egy ember tűzerejének csak egy részét is elhasználhatod, a többi a fázis későbbi lépéseire marad. Az első lövés eldönti, hogy saját tűzerejével vagy fegyverrel lő. A körülmények mindig újra számítanak.',
  },
};
