import type { TextsOf } from '@sitrep/contract/handbook';
import type { options as facts } from '../facts/options.ts';

export const title = 'Opciók';

/** A kézikönyv „options” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  options: {
    title: 'Opcionális szabályok',
    also: ['opciók', 'beállítások', 'változat'],
    text: 'Az opciókat a felállítás előtt kell kiválasztani, és az egész küldetésre vagy kampányra szólnak. Mindkét szabályváltozatnak megvannak a szokásos értékei.',
  },
  rulesets: {
    title: 'Modern és második világháborús',
    also: ['kiadások', 'szabályváltozat', 'különbségek'],
    text: 'A két szabályváltozat legtöbb szabálya közös; ahol eltérnek, a szócikk megmondja. Egy küldetés az egyiket használja a saját kártyáival, keverni nem lehet őket.',
  },
  'weapon-jams': {
    title: 'Fegyver műszaki hiba (opció)',
    also: ['jam', 'elakadás', 'elhárítás'],
    text: 'Ha rövid sorozatnál vagy sorozatnál legalább két módosítatlan támadó kocka pontosan a Reload érték + 1, a fegyver a támadás után műszaki hibás. Egy akció elhárítja; az újratöltés nem. Minden katona, aki ilyen módú fegyvert vesz, 1 Resource ponttal többet hoz.',
  },
  'random-mission': {
    title: 'Véletlen küldetés (opció)',
    also: ['véletlen feladat'],
    text: 'A Mission és az Objective véletlenül kerül elő a régióból; az összetartozó párok együtt maradnak.',
  },
  'war-years': {
    title: 'Háborús évek (opció)',
    also: ['év', '1939', '1944'],
    text: 'Válasszatok évet a küldetésnek: későbbi évszámú fegyver és jármű nem vehető meg és nem jelenik meg, és nem választható az a katona, akinek a kártyáján ilyen fegyver szerepel. A jövőből érkező ellenséget eldobjátok, és másikat húztok. Ha az Objective kártyán lenne jelen, kimarad; a róla szóló Objective kártya nem választható és nem húzható.',
  },
};
