import type { TextsOf } from '@sitrep/contract/handbook';
import type { wounds as facts } from '../facts/wounds.ts';

export const title = 'Sebesülés és veszteség';

/** A kézikönyv „wounds” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  wounds: {
    title: 'Sebesülés',
    also: ['életerő', 'sérülés', 'sebesülési lapocska'],
    text: 'Minden sebesüléspont 1-gyel csökkenti az életerőt, és vele a játékos katona kézméretét. Minden sebesülés külön lapocska a pontjaival, ezek sosem olvadnak össze.',
  },
  healing: {
    title: 'Gyógyítás',
    also: ['heal', 'ápolás', 'szanitéc'],
    text: 'Dobás előtt nevezz meg egy kezeletlen sebesülést; a gyógyító és a sebesült ugyanazon a területen álljon, és lehet ugyanaz a katona. A gyógyítás n pontot vesz le róla, a fölösleg elvész.',
  },
  'first-aid': {
    title: 'Elsősegély csomag',
    also: ['kötszer', 'gyógyítási dobás', 'szanitéc'],
    text: '1 akcióért és 1 kötszerért dobj k10-zel: 6-ig 1 pontot, 7 és 10 között 2 pontot, 11-től 3 pontot gyógyít. Egy csomagban 4 kötszer van. A szanitéc 2-t ad a dobáshoz.',
  },
  'treated-wound': {
    title: 'Lekezelt sebesülés',
    also: ['bekötözött', 'nem gyógyítható újra'],
    text: 'Ha a gyógyítás után marad rajta pont, a sebesülés lekezelt lesz, és a küldetés végéig megmarad; többé nem gyógyítható. Az a gyógyítási dobás is lekezeli, amelyik semmit sem gyógyított.',
  },
  downed: {
    title: 'Elesett',
    also: ['meghal', 'kiesik', 'downed'],
    text: 'Az a katona, akinek életereje 0 vagy kevesebb, elesik, és azonnal elhagyja a küldetést; gyógyítás már nem segít. Fegyverei, felszerelése és lőszere a területén marad, mások felvehetik. Lapjai, XP-je, tulajdonságai és játékban lévő kártyái elvesznek.',
  },
  'exit-order': {
    title: 'Több veszteség egyszerre',
    also: ['kiesés sorrendje', 'két elesett'],
    text: 'Előbb minden eredményt állapítsatok meg, aztán jönnek a közbelépések, majd a kiesések a katonák sorszáma szerint. Az ellenségek egyszer, az utolsó kiesés után kapnak új célpontot, és a csapat értéke is akkor számolódik újra. A pánik és társai legvégül jönnek.',
  },
  medevac: {
    title: 'Kiemelés (Medevac)',
    also: ['evakuálás', 'sebesült kimentése'],
    text: 'A 2 vagy 1 életerejű sebesült katona a katona körben, két cselekvés között bármikor ingyen kiemelhető. Úgy távozik, mint az elesett, a tárgyai ott maradnak, de utána jobbak az esélyei. Ha ő volt az utolsó, a küldetés sikertelen.',
  },
  'outcome-roll': {
    title: 'A kiesettek sorsa',
    also: ['végső dobás', 'bevetés közben elesett', 'egészségügyi leszerelés'],
    text: 'A küldetés után minden kiesett katonára dobjatok k10-zel: 8-tól képes aktív szolgálatba állni, 6–7 egészségügyi leszerelés, 5-ig bevetés közben elesett. Hozzáadódik 4, ha 2 életerővel, 2, ha 1 életerővel távozott, és 2, ha az Objective teljesült. Kampányon kívül nincs következménye.',
  },
};
