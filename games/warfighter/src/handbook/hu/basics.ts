import type { TextsOf } from '@sitrep/contract/handbook';
import type { basics as facts } from '../facts/basics.ts';

export const title = 'Alapok';

/** A kézikönyv „basics” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'golden-rule': {
    title: 'A kártya az első',
    also: ['aranyszabály', 'ellentmondás', 'felülír', 'kivétel', 'sorrend'],
    text: 'Amit a kártya ír, az erősebb a szabályoknál. Ha két szöveg ütközik, előbb a kártya számít, aztán a kulcsszó, végül az általános szabály.',
  },
  dice: {
    title: 'Kockák és módosítók',
    also: ['k10', 'k6', 'dobás', 'bónusz', 'büntetés', 'módosító érték', 'kocka'],
    text: 'Mindenre tízoldalú kockával dobunk, csak a fedezék legyőző dobás hatoldalú. A módosító mindig a dobáshoz adódik, sosem a szükséges számhoz, és nincs magától sikeres vagy sikertelen dobás. Csak az újratöltés, a műszaki hiba és a megingás nézi a módosítatlan kockát.',
  },
  'mission-path': {
    title: 'A küldetés útvonala',
    also: ['hely', 'sor', 'útvonal', 'pálya'],
    text: 'Az útvonal számozott helyek sora. Az 1. helyen a Mission kártya fekszik, az utolsón az Objective, a kettő közét játék közben töltitek fel területekkel. A Mission és az Objective kártya is területnek számít.',
  },
  range: {
    title: 'Lőtávolság és szomszédság',
    also: ['szomszédos', 'távolság', 'hatótáv', 'range', '0 távolság', 'határos'],
    text: 'A távolság a két hely számának különbsége: ugyanaz a hely 0, a mellette lévő szomszédos. A szabad helyek is számítanak. Csak a fegyverre vagy a támadási táblázatra írt távolságról lehet támadni.',
  },
  decks: {
    title: 'Paklik és eldobó paklik',
    also: ['üres pakli', 'keverés', 'húzópakli', 'eldobott lapok'],
    text: 'A modern játékban a területek az akciókártyák, az események a Hostile kártyák paklijában vannak; a világháborús játékban mind a négynek saját paklija van. Ha egy pakli elfogy, húzás közben is az eldobó pakliból kevertek újat. Ha az is üres, kevesebb lapot húztok. Az eldobó paklikat bárki megnézheti.',
  },
  'one-at-a-time': {
    title: 'Egyszerre csak egy dolog',
    also: ['sorrend', 'közbelépés', 'visszavonás', 'befejezés'],
    text: 'Előbb fejezz be egy akciót, tevékenységet vagy kártyát, csak utána jön a következő; közbelépni csak olyan kártyával lehet, amely egy akción belüli pillanatot nevez meg. Ha már kocka gurult vagy rejtett lap derült ki, nincs visszavonás.',
  },
  costs: {
    title: 'Az árak kifizetése',
    also: ['költség', 'ár', 'fizetés'],
    text: 'Minden árat teljesen ki kell fizetni, különben a dolog meg sem történhet. Hitelre nem lehet fizetni, és félig sem lehet semmit használni.',
  },
  reticle: {
    title: 'Ellenség, célkereszt, EKIA',
    also: ['ellenfél', 'megölt', 'fedetlen célkereszt', 'hostile'],
    text: 'A Hostile kártya minden célkeresztje egy ellenség. A SUPP és az EKIA lapocska lefedi, harcolni csak a szabad célkeresztek tudnak. A kártyahatásokban az „ellenség” egy célkeresztet jelent, a „Hostile kártya” az egész lapot.',
  },
  traits: {
    title: 'Jellemzők',
    also: [
      'távolsági',
      'természet',
      'épület',
      'jármű',
      'légi jármű',
      'város',
      'sivatag',
      'víz',
      'hegy',
      'élű',
      'hegyes',
      'hangtompítós',
    ],
    text: 'Egy jellemző (távolsági, természet, élű…) magában semmit sem tesz, más kártyák hivatkoznak rá. Ha egy bónusz jellemzőt vagy névrészletet említ, csak olyan fegyvernek segít, amelyen az rajta van. Épület, jármű és légi jármű ellen puszta kézzel és közelharcban nem lehet harcolni.',
  },
  'uses-per-turn': {
    title: 'Körönként egyszer',
    also: ['korlát', 'alkalom', 'újraindul', 'limit'],
    text: 'A korlát kártyánként vagy katonánként számít. A katona körönkénti korlát a következő frissítéskor indul újra, a játékkörönkénti a Timer lépése után. Ami katona körönként egyszer használható, már a kijátszás körében is az.',
  },
  chance: {
    title: 'Honnan jön a szerencse',
    also: ['véletlen', 'mag', 'seed', 'szabályos kocka'],
    text: 'Véletlen csak a keverés, a húzás és a kocka, és az eredményt előre sem ember, sem program nem ismerheti. Ugyanaz a játék ugyanabból a kezdőmagból (seed) visszajátszva ugyanazokat a dobásokat adja.',
  },
};
