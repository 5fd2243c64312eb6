import type { TextsOf } from '@sitrep/contract/handbook';
import type { movement as facts } from '../facts/movement.ts';

export const title = 'Mozgás';

/** A kézikönyv „movement” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  movement: {
    title: 'Mozgás lépésről lépésre',
    also: ['lépés', 'szomszédos mező', 'megállás'],
    text: 'A katonák mezőről szomszédos mezőre lépnek, és mindegyikért fizetnek. Ahová nem elég a mozgáspont, oda nem lehet belépni, és semmi sem tehető félre. Amint egy másik mezőn valaki mozogni kezd, az előzők végeztek.',
  },
  'movement-points': {
    title: 'Mozgáspontok',
    also: ['MP', 'költség', 'keret', 'terepköltség'],
    text: 'A gyaloglónak 6, a futónak 12 pontja van, minden vitt fegyver vagy ember eggyel csökkenti. A mező ára a terepétől függ, ehhez jön az útba eső gát, drót vagy fal. A „teljes” ár az egész, addig érintetlen keretet viszi el.',
  },
  'groups-moving': {
    title: 'Mozgás csoportban',
    also: ['csoport', 'együtt', 'csatlakozás'],
    text: 'Az egy mezőn lévő társak együtt mozoghatnak; mindenki a magáét fizeti. Aki még nem mozgott, útközben teljes mozgásponttal csatlakozhat, és bárki lemaradhat, de ezzel végzett.',
  },
  'detach-and-join': {
    title: 'Csoport szétválása',
    also: ['kiválik', 'leválás', 'szétválik'],
    text: 'Valaki kiválhat a mozgó csoportból, és más irányba mehet, de előbb be kell fejeznie a saját mozgását. Aztán a többiek onnan folytatják, ahol álltak.',
  },
  'closed-hex': {
    title: 'Lezárt mező',
    also: ['tűz alatti mező', 'nem lehet belépni'],
    text: 'Ha egy mezőn védőtűz volt, a mozgó oldal egyetlen darabja sem léphet oda a fázis végéig, akár talált, akár nem. Elhagyni szabad.',
  },
  'mover-hit': {
    title: 'Megállítva útközben',
    also: ['mozgás közbeni találat', 'mozgás vége'],
    text: 'Akit mozgás közben kúszásra kényszerítenek vagy megsebesítenek, az ott megáll, és az is, aki közelharcba lép. Akit nem ért semmi, folytathatja.',
  },
  load: {
    title: 'Teher',
    also: ['súly', 'túl sokat visz', 'mennyit vihet'],
    text: 'Egy katona legfeljebb három fegyvert vihet, vagy kettőt és egy sebesültet. Mindegyik 1 mozgáspontba kerül, sprintelőnek egy mezőbe; a kúszót semmi sem lassítja.',
  },
  'carrying-weapons': {
    title: 'Fegyver vitele és letétele',
    also: ['letesz', 'fegyvert visz'],
    text: 'A fegyver csak azzal a nem sebesült katonával mozog, akinél van, akár működik, akár nem. Mozgása közben bármikor ingyen leteheti. Ha megsebesül vagy kiesik, a fegyver ott marad, és nem használható, amíg valaki fel nem veszi.',
  },
  'heavy-weapons': {
    title: 'Nehézfegyver',
    also: ['két hordozó', 'három kezelő'],
    text: 'A három kezelős fegyver nehéz: két nem sebesült ember viszi együtt, vagy egy tálib csoport, és mást nem vihetnek mellé. Futni, sprintelni nem lehet vele; ha egyikük megáll vagy találat éri, a fegyver ott marad.',
  },
  'map-edge': {
    title: 'A térkép széle',
    also: ['térkép elhagyása', 'kilépés'],
    text: 'A térképet senki sem hagyhatja el, kivéve az amerikaiakat a Keating-előőrsnél. A szélén túl a látóvonal sem vezethet.',
  },
};
