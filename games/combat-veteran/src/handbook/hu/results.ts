import type { TextsOf } from '@sitrep/contract/handbook';
import type { results as facts } from '../facts/results.ts';

export const title = 'Eredmények';

/** A kézikönyv „results” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'die-results': {
    title: 'Mit mutat a kocka',
    also: ['eredmények', 'táblázat', 'mellé'],
    text: '1: fedezékbe húzódik, 2: mellé, 3: próba, 4: leszorítva, 5: könnyű seb, 6: súlyos seb. Előbb a hősök dobatnak újra, aztán a védő érvénytelenít, végül a többi hat alulról fölfelé. Seb mellett a hármas és a négyes már nem számít.',
  },
  'take-cover': {
    title: 'Fedezékbe húzódás',
    also: ['egyes', 'érvénytelenítés', 'törlés'],
    text: 'Egy 1-es nem árt a célpontnak, sőt a védő érvényteleníthet vele egy 3-ast, 4-est, 5-öst vagy 6-ost ugyanabból a támadásból. Nem kötelező. A próbán dobott 1-es nem ilyen.',
  },
  nerve: {
    title: 'Hármas: helytállás tűzben',
    also: ['fegyelmi próba tűzben', 'idegek', '3'],
    text: 'A célpont minden számító 3-asra próbát tesz; ha elvéti, kúszni kezd, és többet nem kell dobnia. Kúszóra nincs hatása.',
  },
  pinned: {
    title: 'Négyes: leszorítva',
    also: ['leszorítás', '4'],
    text: 'A célpont próba nélkül lehasal, és kúszik. Aki már kúszik, azt nem érinti.',
  },
  'lightly-wounded': {
    title: 'Ötös: könnyű seb',
    also: ['könnyen sebesült', '5'],
    text: 'A célpont megsebesül, és minden más jelzője lekerül. Több ötös, vagy ötös egy sebesültre, nem tesz ennél többet.',
  },
  'severely-wounded': {
    title: 'Hatos: súlyos seb',
    also: ['súlyosan sebesült', '6', 'halál'],
    text: 'A hatos úgy sebesít, mint az ötös. Megöli azt, aki már sebesült, akár ugyanannak a támadásnak egy másik kockájától.',
  },
  'hero-reroll': {
    title: 'Kocka újradobása',
    also: ['újradobás', 'hős újradob'],
    text: 'A hős gazdája egy támadókockát újradobathat, ha a hős támad vagy őt támadják; az új eredmény érvényes. A támadó dönt előbb, és egy kocka csak egyszer dobható újra. Próba és tűztámogatás sosem.',
  },
  'collateral-damage': {
    title: 'Járulékos kár',
    also: ['fölös hatos', 'fegyver sérülése'],
    text: 'Ha a célpont elesett, minden fölös hatos megrongál egy fegyvert vagy bunkert a mezőn, a támadó választása szerint. A működő fegyver elromlik, a már elromlott vagy a bunker megsemmisül; a bent lévők védtelenül ott maradnak.',
  },
  malfunction: {
    title: 'Elromlott fegyver',
    also: ['meghibásodás', 'működésképtelen'],
    text: 'Az elromlott fegyver nem használható, de vihető, és megjavítható. Az egyszer használható és a zsákmányolt fegyver ilyenkor elvész.',
  },
};
