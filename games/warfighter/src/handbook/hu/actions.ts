import type { TextsOf } from '@sitrep/contract/handbook';
import type { actions as facts } from '../facts/actions.ts';

export const title = 'Akciók';

/** A kézikönyv „actions” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'actions-and-activities': {
    title: 'Akciók és tevékenységek',
    also: ['akció lapocska', 'ingyenes', 'mit tehetek'],
    text: 'Az akció a cselekvő katona akció lapocskáit használja fel; más helyett senki sem fizethet akciót. A tevékenység ingyenes, hacsak egy kártya mást nem mond.',
  },
  'remove-suppress': {
    title: 'Lefogás eltávolítása',
    also: ['supp levétele', 'összeszedi magát'],
    text: 'A katona egy akcióért levesz magáról egy SUPP lapocskát. A katonákról ez sosem múlik el magától.',
  },
  'suppressed-soldier': {
    title: 'Lefogott katona',
    also: ['lefogás', 'supp', 'mit tehet'],
    text: 'Amíg SUPP lapocska van a katonán, akcióként csak lefogást vehet le. Akcióba nem kerülő kártyát továbbra is kijátszhat, mozgásra vagy támadásra is, közbeléphet, XP-t fizethet és kiemelhető. Más ingyenes tevékenység (például tárgyak átadása) a világháborús játékban szabad, a modernben nem.',
  },
  'discard-and-draw': {
    title: 'Eldobás és húzás',
    also: ['laphúzás', 'kéz feltöltése', 'új lapok'],
    text: 'Akció, csak játékos katonának: dobj el a kezedből tetszőleges számú lapot (akár egyet sem), majd húzz fel az életerődig. Ha már van annyi lapod, nem húzol.',
  },
  move: {
    title: 'Mozgás',
    also: ['lép', 'mozog', 'menni', 'előre', 'körönként egyszer'],
    text: 'A katona egy szomszédos, már kijátszott területre léphet előre vagy hátra, katona körönként csak egyszer, bármi adja is a mozgást. Az ellenség nem állítja meg, legfeljebb drágítja. Szabad helyre és inaktív Objective kártyára nem lehet lépni.',
  },
  'attack-action': {
    title: 'Támadás',
    also: ['lövés', 'tüzelés', 'lő'],
    text: 'Akció, minden katonának, aki most tud támadni. Minden támadásnál lehet ugyanaz vagy másik fegyver, és ugyanaz vagy másik célpont.',
  },
  reload: {
    title: 'Újratöltés',
    also: ['üres', 'tár', 'betölt', 'reload'],
    text: 'Akció, játékos és nem-játékos katonának: vedd le egy fegyverről az üres lapocskát. Ha van rajta másik tár, a fegyver töltve van. Az átadott lőszer nem tölti meg azt a fegyvert, amelyen még üres lapocska van.',
  },
  'play-location': {
    title: 'Terület kijátszása',
    also: ['új terület', 'location', 'letesz', 'körönként egy'],
    text: 'Tevékenység, csak játékos katonának, katona körönként az egész csapatnak egyszer. A kártya a következő szabad helyre kerül, és azonnal ellenségeket húztok rá.',
  },
  'activate-objective': {
    title: 'Az Objective aktiválása',
    also: ['feladat aktiválása', 'cél megnyitása'],
    text: 'Az Objective mellett álló bármely katona ingyen aktiválhatja. Azonnal ellenségeket húztok a saját táblázata szerint. A modern játékban ez a kör területe, a világháborús játékban mellette területet is játszhattok ki.',
  },
  'handle-gear': {
    title: 'Felszerelési tárgyak kezelése',
    also: ['átadás', 'ledobás', 'felvétel', 'csere'],
    text: 'Ingyenes tevékenység egy területen belül: játékos katonák fegyvert és felszerelést, játékos és nem-játékos katonák lőszert adhatnak át, dobhatnak le és vehetnek fel.',
  },
  'use-ability': {
    title: 'Felszerelés vagy tulajdonság használata',
    also: ['képesség', 'tárgy használata'],
    text: 'Katona körben, két akció között használható, a ráírt áron. A felszerelés csak katona körben működik, hacsak a kártya más pillanatot nem nevez meg.',
  },
  'free-acts': {
    title: 'Akció felhasználása nélkül',
    also: ['ingyen mozgás', 'ingyen támadás', 'ingyen újratöltés'],
    text: 'Az ilyen hatás a teljes cselekvést végrehajtja, csak az akciót takarítja meg. Az ingyenes mozgásnál is ki kell fizetni a belépést, és ez a kör egyetlen mozgása; az ingyenes támadáshoz is töltött fegyver kell. A mozgás utáni támadás a mozgás nélkül elvész; ha közelharc, annak az árát sem kell kifizetni.',
  },
  'extra-actions': {
    title: 'Többlet akciók',
    also: ['további akció', 'több akció', 'sebesülés kör közben'],
    text: 'Az akciók száma a frissítéskor dől el, sebesülés vagy gyógyulás csak a következő körtől változtat rajta. A többlet akció egy további lapocska a megnevezett körre, és elvész, ha nem használod fel.',
  },
};
