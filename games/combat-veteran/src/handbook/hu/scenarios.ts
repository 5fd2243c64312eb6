import type { TextsOf } from '@sitrep/contract/handbook';
import type { scenarios as facts } from '../facts/scenarios.ts';

export const title = 'Forgatókönyvek';

/** A kézikönyv „scenarios” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  scenarios: {
    title: 'A két forgatókönyv',
    also: ['küldetések', 'játszmák', 'térképek', 'Vietnám', 'Afganisztán'],
    text: 'A rizsföld szöglete: egy amerikai szakasz a rejtőzködő Vietkongot keresi Vietnámban. A Keating-előőrs: egy afganisztáni amerikai előőrsöt minden oldalról tálibok támadnak. Mindegyiknek saját térképe, darabjai és győzelmi feltétele van.',
  },
  'rice-paddy-setup': {
    title: 'Felállás a rizsföldnél',
    also: ['Vietkong felállása', 'amerikai felállás', 'ösvénytől északra'],
    text: 'Előbb a Vietkong áll fel az ösvénytől északra: bunkerek titokban, mezőnként egy, mindenki más nyíltan, más mezőkön. Aztán az amerikaiak, gránáttölcsértől legfeljebb öt mezőre. Néhány embernek saját fegyvere van.',
  },
  'rice-paddy-victory': {
    title: 'Győzelem a rizsföldnél',
    also: ['pontok', 'veszteségek', 'Tra Tan'],
    text: 'A 10. forduló után a Vietkong minden kiesett amerikaiért három, minden sebesültért egy pontot kap. Az amerikai oldal egyet kap minden kiesett vagy sebesült vietkong katonáért és minden emberéért, aki a folyótól északra rizsföldön áll. Akinek több van, nyer.',
  },
  'keating-setup': {
    title: 'Felállás Keatingnél',
    also: ['amerikai felállás', 'tálibok felállása'],
    text: 'Előbb az amerikaiak állnak fel: három megnevezett ember az aknavetőállásba, a többi az előőrsre, az M2 és a Claymore-ok a helyükre. Aztán öt 4-es tűzerejű tálib csoport egy-egy DSK-val öt különböző csúcsra.',
  },
  arrival: {
    title: 'A tálibok érkezése',
    also: ['belépés a térképre', 'erősítés'],
    text: 'A tálibok első mozgásfázisában minden többi csoport belép, bármelyik szélen, legfeljebb tizenöt darabos halmokban, megfizetve az első mezőt, védőtűz alatt. Aki akkor nem tud belépni, elvész.',
  },
  outpost: {
    title: 'Az előőrs',
    also: ['Keating-előőrs', 'tábor'],
    text: 'Az előőrs a szögesdróton belüli tizenhárom nyílt mező. Az amerikaiak többsége itt kezd.',
  },
  exit: {
    title: 'A térkép elhagyása',
    also: ['kijutás', 'kitörés', 'menekülés'],
    text: 'Keatingnél a szélső mezőn álló amerikai katona 1 mozgáspontért távozhat, kúszva vagy sebesülten az egyetlen mezőnyi mozgásáért. Akit és amit visz, vele megy. Vissza senki sem tér.',
  },
  'keating-victory': {
    title: 'Győzelem Keatingnél',
    also: ['kitörés', 'öt katona', 'tálib győzelem'],
    text: 'Az amerikaiak nyernek, ha öt katonájuk elhagyta a térképet; a tálibok, ha előbb nem marad ott ép amerikai. A 10. forduló után döntetlen. Ötnél kevesebb távozott katona nem akadályozza meg a tálibok győzelmét.',
  },
  victory: {
    title: 'Győzelem',
    also: ['nyerés', 'a játék vége', 'döntetlen'],
    text: 'A rizsföldnél a 10. forduló után számolunk pontot, vagy ha nem maradt amerikai katona; egyenlőség döntetlen. Keatingnél folyamatosan figyeljük, és az első teljesült feltétel véget vet a játéknak.',
  },
};
