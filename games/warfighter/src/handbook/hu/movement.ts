import type { TextsOf } from '@sitrep/contract/handbook';
import type { movement as facts } from '../facts/movement.ts';

export const title = 'Területek és mozgás';

/** A kézikönyv „movement” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'location-cards': {
    title: 'Mit mutat egy terület',
    also: ['location kártya', 'utánpótlás', 'táblázat'],
    text: 'A területen ott a belépési ár, az utánpótlás értékek, az ellenségek táblázata, a kijátszás ára, a jellemzők és a szöveg, a világháborús játékban a közelharc ára is. Ellenség kijátszáskor és utánpótláskor jön, belépéskor soha.',
  },
  'build-slot': {
    title: 'Hová kerül a következő terület',
    also: ['szabad hely', 'ki álljon ott'],
    text: 'A következő terület mindig az utoljára letett utáni szabad helyre kerül. Azon az utolsó területen állnia kell egy katonának, bármilyen fajtának, akár lefogottnak; a lapot máshol álló is kijátszhatja. Ha a sor megtelt, nem játszható ki több.',
  },
  'location-cost': {
    title: 'A terület kijátszásának ára',
    also: ['ingyen kijátszható', 'akcióba kerül'],
    text: 'Az „ingyen kijátszható” nem kerül semmibe. Az „n akciót” a lapot kijátszó játékos katona fizeti, ebben a körben, és nem lehet lefogva. Az „n XP” kifizetésébe bárki beszállhat.',
  },
  'location-hostiles': {
    title: 'Az új terület ellenségei',
    also: ['új terület', 'első érintkezés'],
    text: 'Amint a terület a helyére került, kihúzzátok az ellenségeit, és minden belépési hatásukat végrehajtjátok. Utána a katonák még ugyanabban a körben akciót költhetnek ellenük.',
  },
  'location-text': {
    title: 'A terület szövege',
    also: ['terület fedezéke', 'különleges szöveg'],
    text: 'A terület szövege csak ott érvényes. A folyamatos szöveg a letételtől él, a „kijátszáskor” az ellenségek és események után következik. A Mission jellemzőre hivatkozó szövege minden ilyen terület kijátszásakor megtörténik.',
  },
  'entrance-cost': {
    title: 'Belépési ár',
    also: ['belépés', 'belépési költség', 'összesen'],
    text: 'Add össze a nyomtatott árat, az ott álló Hostile kártyák büntetését és az események, területek módosítóit, majd vond le a tartós kedvezményeket. Nulla alá nem mehet, a túlfizetés elvész.',
  },
  'paying-entrance': {
    title: 'A belépés kifizetése',
    also: ['mozgás érték', 'lap eldobása mozgásért'],
    text: 'A mozgás érték ennyivel csökkenti az árat; minden eldobott lap 1-et ér. A játékos katona csak a saját kezéből dobhat; NPS-ért és raj katonáért bármelyik játékos katona dobhat, bárhonnan, akár többen is.',
  },
  'entrance-penalty': {
    title: 'Ellenséges büntetés belépéskor',
    also: ['+1/+2/+3 belépési ár'],
    text: 'Az ilyen ellenség a saját területére lépést drágítja. Több szám közül a szabad célkereszteknek megfelelő számít; ha egy sincs szabadon, nem ad hozzá semmit.',
  },
  'first-entry': {
    title: 'Belépés elsőként',
    also: ['az élen', 'on point', 'úttörő', 'tartós kedvezmény'],
    text: 'Az elsőként belépő katona lapját a belépése közben kell kijátszani, területenként egyszer. Ő még a teljes árat fizeti, a küldetés végéig mindenki más kevesebbet.',
  },
  'saved-cards': {
    title: 'Félretett kártyák',
    also: ['lapok félretétele', 'megspórolt lapok'],
    text: 'A játékos katona lapokat tehet félre egy katona következő mozgására: a világháborús játékban bárkinek, a modernben csak opcióként, önmagának. Az a mozgás mindet elhasználja, akár kell, akár nem; mindegyik 1-et ér. Addig egyik kézhez sem tartoznak.',
  },
  'moving-back': {
    title: 'Visszavonulás',
    also: ['vissza', 'hátra', 'visszalépés'],
    text: 'A visszalépés közönséges mozgás a szokásos belépési áron, a Mission kártyára is.',
  },
  'cannot-leave': {
    title: 'Tiltások',
    also: ['nem hagyható el', 'tilos', 'nincs akciókártya'],
    text: 'Van szöveg, amely tiltja a terület elhagyását, a lapok kijátszását, az eldobás és húzást vagy az ott álló katonák megtámadását. Az ellenség tiltása csak addig él, amíg van szabad célkeresztje. A Felderítő csak a célpontja területén lévő katonákat akadályozza, és a támadásra vagy sebesülésre kijátszott lapjaikat nem. Az elesés és a kiemelés nem távozás.',
  },
  'front-and-rear': {
    title: 'Legelső, leghátsó, mögött',
    also: ['elöl', 'hátul', 'front-most', 'rear-most'],
    text: 'A legelső katonák mindazok, akik a Mission kártyától legtávolabbi elfoglalt helyen állnak, a leghátsók a legközelebbin. A katona mögött minden hely van a kezdőkártyáig, azt is beleértve. Menekülésnél minden fordítva értendő.',
  },
};
