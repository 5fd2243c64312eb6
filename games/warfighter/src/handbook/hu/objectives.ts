import type { TextsOf } from '@sitrep/contract/handbook';
import type { objectives as facts } from '../facts/objectives.ts';

export const title = 'Az Objective';

/** A kézikönyv „objectives” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'inactive-objective': {
    title: 'Inaktív Objective',
    also: ['nem aktív feladat'],
    text: 'Amíg nem aktiváljátok, az Objective kártyára nem lehet lépni, és sem a célpontjai, sem a szövege, sem a hozzá tett kártyák nem léteznek. Hostile kártya viszont állhat ott és harcolhat, ezért lőhettek rá.',
  },
  'objective-check': {
    title: 'Mikor teljesül az Objective',
    also: ['feltételek', 'győzelmi feltétel'],
    text: 'Az aktiválástól kezdve folyamatosan figyelni kell, és minden feltételnek egyszerre kell teljesülnie. Senkinek sem kell ott állnia, ha nem írja, hogy helyszínen.',
  },
  'eliminate-hostiles': {
    title: 'Minden ellenség kiiktatása',
    also: ['eliminate hostiles', 'mindenkit megölni'],
    text: 'Minden ellenségnek el kell tűnnie, akit az Objective kártyához húztatok, akárhová ment. Modern: az is, aki valaha rálépett, és a győzelem azonnali. Világháborús: a kártyán nem maradhat ellenség, és a katona kör végén kell ellenőrizni. Bárhogyan tűnik el, számít.',
  },
  'on-site': {
    title: 'Helyszínen (On Site)',
    also: ['katona az objective kártyán', 'ott kell lenni'],
    text: 'Amikor a többi feltétel teljesül, legalább egy katonának, bármilyen fajtának, az Objective kártyán kell állnia.',
  },
  'keep-clear': {
    title: 'Tisztán tartás n',
    also: ['keep clear', 'tartani a célt'],
    text: 'Ha a katona kör végén nincs Hostile kártya az Objective kártyán, az kap egy lapocskát; ha van, mindet elveszti. A teljesen lefogott ellenség is ott van. Az n-edik lapocskával győztök.',
  },
  'objective-target': {
    title: 'Az Objective célpontja',
    also: ['megsemmisíteni', 'megtisztítani', 'ölések', 'találatok', 'főnök'],
    text: 'Úgy támadjátok, mint az ellenséget, amíg a nyomtatott számú ölés vagy találat rajta nem lesz; robbanásnál minden ölés számít. Lefogni nem lehet, XP nem jár érte. A „csak robbanás” és a „csak 0 távolságról” korlátozza, hogyan támadható.',
  },
  'several-targets': {
    title: 'Több célpont',
    also: ['megsemmisíteni n darabot'],
    text: 'Minden célpontnak saját találatszáma van. Egy támadás egy célpontra irányul, és csak azt semmisítheti meg; a fölös ölés elvész.',
  },
  size: {
    title: 'Méret +n',
    also: ['size', 'nagy célpont'],
    text: 'Ezt a számot minden támadó kockához hozzá kell adni az ilyen célpont ellen.',
  },
  'present-hostile': {
    title: 'Jelen lévő és beágyazott kártyák',
    also: ['present', 'tank', 'megnevezett ellenség'],
    text: 'A jelen lévő ellenség kezdettől az Objective kártyán fekszik, és vele együtt éled fel: akkor kap célpontot, a húzásba nem számít. Ha az Objective őt nevezi meg, a kiiktatása a győzelem. A beágyazott feladat aktiváláskor hozzáadja a szövegét és a feltételeit, önmagában sosem húzzátok.',
  },
  'time-limit': {
    title: 'Időkorlát n',
    also: ['time limit', 'határidő'],
    text: 'Az aktiválás körétől minden katona kör végén, a siker ellenőrzése után a kártya kap egy lapocskát. Az n-ediknél siker nélkül a küldetés sikertelen. A Timer közben a szokott módon halad.',
  },
  'fail-text': {
    title: 'Elrontható Objective',
    also: ['sikertelen ha', 'elrontás'],
    text: 'Némelyik Objective megmondja, mivel lehet elrontani: túl sok kiesett katona, túl sok ellenség a kártyán. Amint ez bekövetkezik, a küldetésnek azonnal vége.',
  },
  escape: {
    title: 'Menekülő küldetés',
    also: ['escape', 'hazaút', 'visszafelé'],
    text: 'Az aktív Objective kártyán kezdtek, és a Mission felé építitek a területeket; akkor győztök, ha minden megmaradt katona a Mission kártyán áll. A modern játékban már az elején jön ellenség, nincs kiemelés, az elesett katona meghal, és a Mission kártyára nem kerülhet ellenség.',
  },
  raid: {
    title: 'Rajtaütés (Raid)',
    also: ['oda és vissza'],
    text: 'Az Objective teljesítéséig a szokott módon játszotok. Utána a küldetés meneküléssé válik: minden megmaradt katonának vissza kell jutnia a Mission kártyára. Semmit sem kell újraépíteni, a Timer megy tovább.',
  },
};
