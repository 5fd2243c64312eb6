import type { TextsOf } from '@sitrep/contract/handbook';
import type { phases as facts } from '../facts/phases.ts';

export const title = 'Kör és lépések';

/** A kézikönyv „phases” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'game-turn': {
    title: 'Játékkör',
    also: ['kör', 'forduló', 'játékmenet'],
    text: 'Egy játékkör egy katona körből és az utána jövő ellenség köréből áll. A körök addig ismétlődnek, amíg a küldetés véget nem ér; a győzelem azonnal lezárja.',
  },
  'soldier-turn': {
    title: 'Katona kör',
    also: ['a mi körünk', 'frissítés', 'kör eleje'],
    text: 'Először minden akció lapocska felfrissül, aztán jönnek a kör eleji hatások, a világháborús játékban a környezet dobásai is. Utána a katonák tetszőleges sorrendben, egymást váltogatva cselekszenek. Nem kötelező minden akciót felhasználni, de a maradék elvész.',
  },
  'end-of-soldier-turn': {
    title: 'A katona kör vége',
    also: ['kész', 'passz', 'befejezés'],
    text: 'A katona kör akkor ér véget, ha minden játékos beleegyezik. Ha az Objective teljesült, győztetek. Különben jönnek a visszatartási árak, aztán a kör végén ellenőrzött Objective, végül az időkorlát lapocskája.',
  },
  'hostile-turn': {
    title: 'Ellenség köre',
    also: ['ellenséges kör', 'lépések'],
    text: 'Öt lépése van: utánpótlás húzása, ellenséges támadás, közeli távolság, lefogás eltávolítása, az idő növelése. A katonák csak olyan kártyával, tárggyal vagy képességgel léphetnek közbe, amely ilyen pillanatot nevez meg.',
  },
  'reinforcement-step': {
    title: 'Utánpótlás húzása',
    also: ['erősítés', 'reinforce', 'utánpótlás érték', 'mindig utánpótlás', 'nincs'],
    text: 'Minden olyan területhez húzzatok egy Hostile kártyát, ahol katona áll vagy ahol mindig jön utánpótlás; a „nincs utánpótlás” kimarad. Ha a lap értéke szerepel a terület utánpótlás értékei között, ott játékba kerül. Ha nem, eldobjátok, és nem jön helyette másik. A modern eseményekre ugyanez érvényes.',
  },
  'attack-step': {
    title: 'Ellenséges támadás lépés',
    also: ['ki támad', 'támadások sorrendje'],
    text: 'Először a buzdítás és a többi lépés eleji hatás történik meg. Aztán minden Hostile kártya egyszer támad, ha van szabad célkeresztje és a célpontja lőtávolságon belül van; a most érkezettek is. A sorrendet a játékosok választják, kártyánként.',
  },
  'close-range-step': {
    title: 'Közeli távolság lépés',
    also: ['ellenség mozgása', 'közeledés', 'hátralép'],
    text: 'Az a Hostile kártya, amelynek célpontja lőtávolságon kívül van, egy hellyel közelebb lép hozzá. Egyetlen SUPP lapocska is megállítja. A világháborús játékban a fegyveréhez túl közeli célponttól hátrál is, és közelebb lép, ha valami tiltja a támadását.',
  },
  'remove-suppress-step': {
    title: 'A lefogás eltávolítása lépés',
    also: ['ellenség feléled'],
    text: 'Minden Hostile kártyáról, amelyen van, lekerül egy SUPP lapocska. A katonákról nem: nekik darabonként egy akcióba kerül.',
  },
  'advance-timer': {
    title: 'Idő és Timer',
    also: ['óra', 'hátralévő körök', 'előre', 'hátra', 'időkövető'],
    text: 'Az ellenség köre végén a Timer lapocska egy hellyel az 1 felé lép; ha az 1-ről is lelépne, a küldetés sikertelen. Kártyán az „előre” köröket vesz el, a „hátra” köröket ad, felső határ nélkül.',
  },
  'mission-end': {
    title: 'Győzelem és vereség',
    also: ['siker', 'kudarc', 'játék vége', 'feladás'],
    text: 'Abban a pillanatban győztök, amikor az Objective teljesül, akárkinek a köre van. Veszítetek, ha lejár az idő, ha nem marad katona, vagy ha maga az Objective meghiúsul. Ha a kettő egyszerre következik be, az siker. Ha nem juttok tovább, az még nem vereség, de fel lehet adni.',
  },
};
