import type { TextsOf } from '@sitrep/contract/handbook';
import type { keywords as facts } from '../facts/keywords.ts';

export const title = 'Kulcsszavak';

/** A kézikönyv „keywords” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  keywords: {
    title: 'Kulcsszavak',
    also: ['kulcsszólista', 'szótár'],
    text: 'A kulcsszó egy szabály rövid neve: itt név szerint kikeresheted. Amelyik szónak nincs saját szabálya, az jellemző, csak más kártyák hivatkoznak rá.',
  },
  'chart-rows': {
    title: 'Mellé, ölés, mindenki megölése',
    also: ['táblázat sora', 'kill all', 'kill discard'],
    text: 'Mellé: a támadási dobás nem sikerült, de a másik kocka még lefoghat. Ölés: legyőzött fedezéknél a célpont elesik; a „mind” változata a területén mindenkit, akinek a fedezéke le van győzve. Az „ölés, eldobva” az ellenséget is eldobja, XP nélkül.',
  },
  again: {
    title: 'Újra (Again)',
    also: ['második támadás'],
    text: 'Miután a sor teljesült, ugyanaz a kártya még egyszer támad, új kockákkal és új közbelépésekkel. Elmarad, ha a fedezék miatt csak lefogás lett belőle, vagy ha a támadást megállították. Ha a célpont elesett, új célpontot húz, akinek lőtávolságon belül kell lennie.',
  },
  'all-row': {
    title: 'Mind (All)',
    also: ['mindenki a területen'],
    text: 'A sor a célpont területén minden katonát ér. Az egyetlen fedezék legyőző kocka mindenki saját fedezékével vetendő össze: akié legyőzve, elszenvedi a sort, a többi lefogást kap. Mellé esetén csak a célpont számít.',
  },
  destroy: {
    title: 'Megsemmisül, meghibásodás',
    also: ['destroy', 'malfunction', 'öngyilkos merénylő'],
    text: 'Megsemmisül: a sor többi hatása után az ellenség kikerül a játékból, akkor is, ha a fedezék kitartott; csak a megállított támadás menti meg. Meghibásodás: az ellenség egyszerűen kiesik, senkinek nem árt. Az XP-t mindkét esetben a célpontja kapja.',
  },
  'discard-hostile': {
    title: 'Ellenség eldobása',
    also: ['discard hostile'],
    text: 'A kártya XP nélkül kikerül a játékból, célzó lapocskája visszakerül a pohárba. A „minden ellenség kiiktatása” szempontjából eltűntnek számít.',
  },
  fearless: {
    title: 'Rettenthetetlen (Fearless)',
    also: ['nem fogható le'],
    text: 'A rettenthetetlen ellenség sosem kap SUPP lapocskát; ellene csak az ölés segít.',
  },
  immobile: {
    title: 'Mozdulatlan (Immobile)',
    also: ['nem mozog'],
    text: 'A közeli távolság lépésben sosem mozog. A mozgást tiltó szöveg akkortól érvényes, amikor n EKIA lapocska van a kártyán.',
  },
  inspire: {
    title: 'Buzdít (Inspire)',
    also: ['tiszt', 'vezető'],
    text: 'Az ellenséges támadás lépés elején minden játékban lévő Hostile kártyáról, a sajátjáról is, lekerül egy SUPP lapocska. Ehhez szabad célkereszt kell; több buzdítás összeadódik.',
  },
  'hostile-reinforce': {
    title: 'Utánpótlás (értékek) az ellenségen',
    also: ['rádiós', 'további utánpótlás'],
    text: 'Ha már e kör előtt is játékban volt, és van szabad célkeresztje, az utánpótlás húzásakor a saját területére még egy kártyát húztok, akkor is, ha a területen „nincs utánpótlás” áll. Ha a képesség mellett lőtávolság szerepel, a célpontjának is azon belül kell lennie.',
  },
  'collateral-damage': {
    title: 'Járulékos kár (Collateral Damage)',
    also: ['civilek', 'nincs robbanás'],
    text: 'A területen lévő célpontok ellen nem használható robbanás és sorozat, a világháborús játékban szórás sem. Más tüzelési mód szabad.',
  },
  'cover-at-range': {
    title: 'Fedezék n a megadott távolságból',
    also: ['távolságtól függő fedezék'],
    text: 'Az adott távolságról érkező támadás ellen az ellenség fedezéke a megnevezett szám, nem a sarokban álló.',
  },
};
