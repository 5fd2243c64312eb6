import type { TextsOf } from '@sitrep/contract/handbook';
import type { discipline as facts } from '../facts/discipline.ts';

export const title = 'Felállás, ellátás, javítás';

/** A kézikönyv „discipline” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'getting-up': {
    title: 'Felállás kúszásból',
    also: ['felállás', 'jelző levétele', 'összeszedi magát'],
    text: 'A fegyelmi fázisban a kúszó katona próbát tehet; ha kiállja, rögtön újra gyalogol. Ha elvéti, nem veszít semmit, de abban a fázisban többet nem dobhat.',
  },
  'leader-help': {
    title: 'A vezető segít',
    also: ['fegyelem kölcsönadása', 'lelket önt'],
    text: 'Fegyelmi fázisonként egyszer a mező legmagasabb rangú vezetője, ha se nem kúszik, se nem sebesült, kölcsönadhatja fegyelmét egy ott kúszó embernek. Ez a saját dobása helyett van. Sebesültön a rang sosem segít.',
  },
  'wounded-alone': {
    title: 'Magányos sebesült',
    also: ['elvérzik', 'életben maradás', 'társaság'],
    text: 'Akinek mezején nincs ép bajtársa, annak a sebesültnek a fegyelmi fázisban próbát kell tennie: ha elvéti, kiesik, ha kiállja, sebesült marad. Ha van vele valaki, de szanitéc nincs, nem dobunk érte.',
  },
  treatment: {
    title: 'Ellátás',
    also: ['gyógyítás', 'elsősegély', 'gyógyul'],
    text: 'Ha szanitéc van a mezőn, a sebesült a saját fegyelme ellen dob; ha kiállja, meggyógyul, ha elvéti, nincs baj. Ha a szanitéc meggyógyított valakit, abban a fázisban végzett; addig minden ottani sebesült sorra dob.',
  },
  'self-treatment': {
    title: 'A szanitéc önmagát látja el',
    also: ['önellátás', 'sebesült szanitéc'],
    text: 'A sebesült szanitéc várás helyett megpróbálhatja ellátni magát. Ha kiállja a próbát, meggyógyul; ha elvéti, kiesik, akkor is, ha nincs egyedül.',
  },
  repair: {
    title: 'Javítás',
    also: ['elromlott fegyver', 'megjavít'],
    text: 'A fegyelmi fázisban az elromlott fegyver mezején lévő katona próbával megjavíthatja, fegyverenként egyszer. Gyalogolnia kell, nem vihet sebesültet, és nem lehet közelharcban vagy túlzsúfolt mezőn.',
  },
  'taking-weapons': {
    title: 'Fegyver átvétele',
    also: ['átadás', 'felvétel', 'birtoklás', 'gazda'],
    text: 'Fegyver csak a kezdő felálláskor és a fegyelmi fázisban cserél gazdát, a mezőn lévő nem sebesült katonák között. Ami ott gazdátlanul hever, az is felvehető, az ellenségé is. A kúszónál megmarad a fegyver, de nem használhatja.',
  },
};
