import { expect, it } from 'vitest';
import { sayCard } from '../src/describe/index.ts';
import { everyCard, textIn } from './catalogues.ts';

/** What players read on representative cards: the name, then the text line by line. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'modern-core/giacomelli': [
    'Giacomelli',
    'Játékos katona · Egyesült Államok · 14 Resource pont',
    'Életerő 6 · fedezék 4 · mozgás érték 0 · 2 akció · teherbírás 12 · fegyvertelen 10',
  ],
  'modern-core/saorrono': [
    'Saorrono',
    'Nem-játékos katona · Egyesült Államok · 9 Resource pont',
    'Életerő 4 · fedezék 4 · mozgás érték 1 · akciók: 1/2/2/2 (1 életerőtől felfelé) · fegyvertelen 10',
    'Felszerelése: M4 karabély, Céllövő.',
  ],
  'modern-core/corona': [
    'Corona',
    'Raj katona · Egyesült Államok · 7 Resource pont',
    'Életerő 3 · fedezék 4 · mozgás érték 3 · akciók: 1/1/2 (1 életerőtől felfelé)',
    '3 életerőnél – 0 lőtávolság: 5+, 1 lőtávolság: 6+.',
    '2 életerőnél – 0 lőtávolság: 6+, 1 lőtávolság: 7+.',
    '1 életerőnél – 0 lőtávolság: 7+, 1 lőtávolság: 8+.',
  ],
  'modern-core/m203-m4': [
    'M203 karabély (M4)',
    'Fegyver · Egyesült Államok · Távolsági · 5 Resource pont · súly 5',
    '0 lőtávolság: 6+ (Reload 2), 1 lőtávolság: 9+ (Reload 2) · egyes lövés 1, rövid sorozat 2 · 6 × 5,56 mm',
    '1 lőtávolság: 6+ · robbanás 4 · 3 × 40 mm-es gránát · átütés +1 · egylövetű · minden támadás elhasznál 1 tár lapocskát',
  ],
  'modern-core/m9': [
    'M9 pisztoly',
    'Fegyver · Egyesült Államok · Távolsági · 2 Resource pont · súly 1',
    '0 lőtávolság: 8+ (Reload 2) · egyes lövés 1 · 3 × 9 mm',
    'Önvédelem: 1 tár lapocskáért megállít egy ellened 0 lőtávolságból indított támadást, ellenséges támadás lépésenként egyszer.',
  ],
  'modern-core/claymore': [
    'Claymore',
    'Fegyver · 2 Resource pont · súly 2',
    '0 lőtávolság: 4+ · robbanás 3 · átütés +1',
    'Elhasznált (Expended): minden használat egy darabot visz el.',
    'Kioldós: ingyen támadás a területedre lépő Hostile kártya ellen; máskor csak Jármű vagy Épület ellen.',
  ],
  'modern-core/acog': [
    'ACOG irányzék',
    'Felszerelés · 2 Resource pont · súly 1 · fegyverenként legfeljebb 1',
    'Erre szerelhető: Puska, Karabély, Géppisztoly vagy Géppuska.',
    '+1 a támadó kockákra.',
  ],
  'modern-core/first-aid-kit': [
    'Elsősegély csomag',
    'Felszerelés · 4 lapocska · 2 Resource pont · súly 2',
    'Katona körben, 1 akcióért és 1 saját lapocskájáért, bármely katona a területeden: gyógyítási dobás (k10) – 1–6: gyógyítás 1, 7–10: gyógyítás 2, 11+: gyógyítás 3.',
  ],
  'modern-core/canteen': [
    'Kulacs',
    'Felszerelés · 1 Resource pont · súly 1 · katonánként legfeljebb 2',
    'Elhasznált (Expended): minden használat egy darabot visz el.',
    'Katona körben, 1 saját lapocskájáért: 3 lap húzása.',
  ],
  'modern-core/marksman': [
    'Céllövő',
    'Tulajdonság · 3 Resource pont',
    'Távolsági fegyverrel: +1 a támadó kockákra.',
  ],
  'modern-core/leadership': [
    'Vezetői képesség',
    'Tulajdonság · 5 Resource pont',
    'Minden katona: +1 mozgás érték.',
  ],
  'modern-core/sharpshooter': [
    'Mesterlövész',
    'Tulajdonság · 4 Resource pont · előfeltétel: Céllövő',
    'Távolsági fegyverrel, 2–3 lőtávolságnál: +2 a támadó kockákra.',
    'Mesterlövész nevű fegyverrel: +1 a fedezék legyőző dobásra.',
  ],
  'modern-core/steady-aim': [
    'Nyugodt célzás',
    'Akciókártya',
    'Amikor támadsz, Távolsági fegyverrel: +2 [+4] a támadó kockákra.',
  ],
  'modern-core/reloading': [
    'Újratöltés',
    'Akciókártya',
    'Katona körben, te [bármely katona]: egy újratöltés akció nélkül.',
  ],
  'modern-core/take-cover': [
    'Fedezékbe!',
    'Akciókártya',
    'Sebesülés előtt (te [bármely katona]), 1 XP-ért: a támadás, illetve az esemény okozta sebesülés elmarad.',
  ],
  'modern-core/suppress': [
    'Lefogás',
    'Akciókártya',
    'Ellenséges támadás dobása után (célpont: te [bármely katona]), ha meg tudod támadni, 1 tár lapocskáért: a támadás megállítva.',
  ],
  'modern-core/on-point': [
    'Az élen',
    'Akciókártya',
    'Egy terület első belépőjeként (te [bármely katona]): belépési ár ott −2 [−4] a küldetés végéig.',
  ],
  'modern-core/sniper-support': [
    'Mesterlövész-támogatás',
    'Akciókártya · támogatás 2 · visszatartási ár 2 XP',
    'Katona körben, bármely nem védett, 0–1 értékű Hostile kártya: 1 ölés dobás nélkül, XP nem jár érte (katona körönként egyszer).',
  ],
  'modern-core/squad-entry': [
    'A raj behatol',
    'Akciókártya · támogatás 1 · visszatartási ár 1 XP',
    'Katona körben, bármely raj katona: egy mozgás akció nélkül (katona körönként egyszer).',
  ],
  'modern-core/stealth-kill': [
    'Csendes likvidálás',
    'Akciókártya · csendes 1',
    'Amikor támadsz, Távolsági és Csendes fegyverrel: +3 a támadó kockákra [a támadó kockák biztosan találnak]; a fedezék legyőző dobás eredménye 6.',
  ],
  'modern-core/kick-in-the-door': [
    'Rúgd be az ajtót!',
    'Akciókártya',
    'Területre lépéskor (te [bármely katona]), ha a terület Épület jellemzőjű: az ellenséges büntetés nem növeli a belépési árat.',
  ],
  'modern-core/draw-fire': [
    'Magára vonja a tüzet',
    'Akciókártya',
    'Az ellened irányuló ellenséges támadás dobása előtt, egy másik katona ugyanazon a területen: őt éri a támadás.',
  ],
  'modern-core/covering-fire': [
    'Fedezőtűz',
    'Akciókártya',
    'Katona körben, bármely nem védett Hostile kártya 0–1 lőtávolságban: 1 lefogás [2 lefogás].',
  ],
  'modern-core/push-your-luck': [
    'Kísérti a sorsot',
    'Akciókártya',
    'Katona körben: 2 további akció; fizettek 1 XP-t, vagy 1 pontos sebesülési lapocska rád.',
  ],
  'modern-core/washed-out-roads': [
    'Elmosott utak',
    'Helyzetjelentés',
    'Felállításkor: az Objective kártyáig minden helyért kaptok 2 Resource pontot.',
    'Belépési ár mindenhol +1.',
  ],
  'modern-jungle/covert': [
    'Titkos bevetés',
    'Küldetés · Dzsungel · Resource pontok: 37 · idő 8 · Objective helye: 4',
    'Belépési ár 2 · nincs utánpótlás · felderítés: Location kártya',
  ],
  'modern-jungle/river-approach': [
    'Megközelítés a folyón',
    'Küldetés · Dzsungel · Resource pontok: 31 · idő 10 · Objective helye: 5',
    'Belépési ár 3 · nincs utánpótlás · teherbírás −1 · felderítés: csendes kártya',
    'Amikor területet játszotok ki, ha Víz jellemzőjű: a Timer lapocska 1 hellyel hátra (az 1-től el).',
  ],
  'modern-jungle/cartel-boss': [
    'Kartellfőnök',
    'Objective · Dzsungel',
    'Belépési ár 4 · utánpótlás 0 · ellenségek 5/6/7/9/12/15',
    'Siker: a célpont megsemmisítése.',
    'Célpont · fedezék 3 · 2 találat · védői (Screened): minden Hostile kártya',
  ],
  'modern-jungle/drug-huts': [
    'Drogkunyhók',
    'Objective · Dzsungel',
    'Belépési ár 3 · utánpótlás 0 · ellenségek 4/5/6/8/11/14',
    'Siker: minden célpont megsemmisítése (3).',
    '3 célpont, mindegyik · fedezék 2 · 1 találat · méret +2 · Épület · csak robbanás',
  ],
  'modern-jungle/wetlands': [
    'Lápvidék',
    'Terület · Dzsungel · Természet, Víz · 1 akcióért kijátszható',
    'Belépési ár 4 · utánpótlás 0 · ellenségek 3/4/5/7/10/13',
  ],
  'modern-jungle/mangroves': [
    'Mangrovemocsár',
    'Terület · Dzsungel · Természet, Víz · 1 akcióért kijátszható',
    'Belépési ár 5 · nincs utánpótlás · ellenségek –/–/2/3/5/8',
    '−1 az itteni célpontok elleni fedezék legyőző dobásra.',
  ],
  'modern-jungle/thug': [
    'Verőember',
    'Ellenség · Drogkartell · érték 0 · 1 célkereszt · fedezék 2',
    '0 lőtávolság – 7–10: 1 sebesülés.',
    'Védi (Screens): Rakétás csoport, Mesterlövész.',
  ],
  'modern-jungle/drug-runner': [
    'Drogfutár',
    'Ellenség · Drogkartell · érték 1 · 1 célkereszt · fedezék 3',
    '0–1 lőtávolság – 8–10: 1 sebesülés, újra.',
    'Belépéskor: 1 hellyel a legelső katonák területe elé kerül.',
  ],
  'modern-jungle/leader': [
    'Vezér',
    'Ellenség · Drogkartell · érték 2 · 1 célkereszt · fedezék 4',
    '0–1 lőtávolság – 6–10: 1 sebesülés.',
    'Utánpótlás húzásakor: utánpótlás 0 (egy további húzás a saját területére).',
    'Az ellenséges támadás lépés elején: buzdít (minden Hostile kártyáról lekerül 1 lefogás).',
  ],
  'modern-jungle/slow-going': [
    'Lassú haladás',
    'Esemény · Drogkartell · érték 2',
    'Felhúzáskor: a következő terület mellé kerül; belépési ár ott +2.',
  ],
  'modern-jungle/ambush': [
    'Rajtaütés',
    'Esemény · Drogkartell · érték 1 · 2 XP-ért megállítható',
    'Felhúzáskor: támadás minden itt lévő katonára (k10) – 5–9: 1 sebesülés; 10: 1 sebesülés, újra.',
  ],
  'modern-middle-east/barricade': [
    'Barikád',
    'Esemény · Felkelők · érték 2',
    'Támadással eltávolítható · fedezék 4 · 1 találat · Épület · csak robbanás',
    'Felhúzáskor: a következő terület mellé kerül; belépési ár ott +1.',
    '+1 fedezék az itt lévő ellenségeknek.',
  ],
  'modern-middle-east/insurgents': [
    'Felkelők',
    'Ellenség · Felkelők · érték 3 · 4 célkereszt · fedezék 3',
    '0–1 lőtávolság, 3–4 szabad célkereszt – 5–8: 1 sebesülés; 9–10: 2 sebesülés.',
    '0–1 lőtávolság, 2 szabad célkereszt – 7–9: 1 sebesülés; 10: 2 sebesülés.',
    '0–1 lőtávolság, 1 szabad célkereszt – 8–10: 1 sebesülés.',
    'Belépési ár itt +2/+1/0.',
  ],
  'modern-middle-east/suicide-bomber': [
    'Öngyilkos merénylő',
    'Ellenség · Felkelők · érték 2 · 1 célkereszt · fedezék 2',
    '0 lőtávolság – 5–7: 1 sebesülés, mind, megsemmisül; 8–10: 2 sebesülés, mind, megsemmisül.',
  ],
  'modern-middle-east/commandos': [
    'Kommandósok',
    'Ellenség · Hadsereg · érték 3 · 2 célkereszt · fedezék 4 · átütés +1',
    '0–1 lőtávolság, 2 szabad célkereszt – 6–8: 1 sebesülés; 9–10: 2 sebesülés.',
    '0–1 lőtávolság, 1 szabad célkereszt – 7–10: 1 sebesülés.',
    'Belépéskor: a legelső katonák területére kerül; fizettek 2 XP-t, vagy 1 lefogás minden itt lévő katonára.',
  ],
  'modern-middle-east/scout': [
    'Felderítő',
    'Ellenség · Hadsereg · érték 1 · 1 célkereszt · fedezék 3',
    'Nem támad.',
    'Amíg a célpontja 0–2 lőtávolságban van, a célpont területén álló katonák nem játszhatnak ki akciókártyát, csak támadásra vagy sebesülésre válaszul.',
  ],
  'modern-middle-east/vip-kidnapping': [
    'VIP elrablása',
    'Objective · Közel-Kelet · Városi',
    'Belépési ár 4 · utánpótlás 0 · ellenségek 4/5/6/8/11/14',
    'Siker: a célpont megsemmisítése; helyszínen (egy katona az Objective kártyán); időkorlát 6.',
    'Célpont · fedezék 2 · 1 találat · csak 0 lőtávolságból · védői (Screened): 1–6 értékű Hostile kártyák',
    'Járulékos kár (az itteni célpontok ellen nincs robbanás és sorozat).',
  ],
};

it.each(Object.entries(TEXTS))('%s reads as it should in Hungarian', (id, expected) => {
  const text = textIn('hu');
  const card = everyCard[id];
  expect(card).toBeDefined();
  expect([text.t(`card.${id}`), ...(card === undefined ? [] : sayCard(text, card))]).toEqual(expected);
});
