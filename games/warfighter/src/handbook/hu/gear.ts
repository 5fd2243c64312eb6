import type { TextsOf } from '@sitrep/contract/handbook';
import type { gear as facts } from '../facts/gear.ts';

export const title = 'Felszerelési tárgyak';

/** A kézikönyv „gear” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  gear: {
    title: 'Felszerelési tárgyak',
    also: ['gear', 'cucc', 'fegyver', 'felszerelés'],
    text: 'Felszerelési tárgy a fegyver, a felszerelés és a rajtuk lévő minden lapocska: lőszer, gránát, akna, kötszer. A tulajdonság és a szolgálati napló nem az.',
  },
  ammo: {
    title: 'Lőszer',
    also: ['tár lapocska', 'ammo', 'elfogy'],
    text: 'A fegyver a nyomtatott számú tárral kezd, a felső töltve. A lövés magában nem fogyaszt; csak az újratöltés kényszere, a közbelépések és más hatások. Tár nélkül a fegyver használhatatlan, és csak a saját lőszertípusa jó bele.',
  },
  'extra-ammo': {
    title: 'Többlet lőszer',
    also: ['tartalék tár', 'lőszer vásárlása', '40 mm'],
    text: 'Egy készlet 1 Resource pont és 1 súly, a fegyverre nyomtatott számú tárat ad, akárhányszor megvehető, csak játékos katonának. A többlet 40 mm-es gránátok darabonként kaphatók. Játék közben minden megmaradt tartalék készlet 1-et nyom.',
  },
  attachments: {
    title: 'Kiegészítők és sín',
    also: ['attachment', 'irányzék', 'hangtompító', 'rails', 'felszerel'],
    text: 'A kiegészítő arra a fegyverre hat, amelyre felszerelték, és csak akkor, ha azon szerepel a kért név vagy jellemző. Katona körben ingyen átszerelhető, de körönként egy fegyvert szolgál. A sínes (Rails x) fegyveren a kiegészítők első x súlya nem számít.',
  },
  'passing-gear': {
    title: 'Fegyver és felszerelés átadása',
    also: ['odaad', 'csere', 'átad'],
    text: 'Az azonos területen álló játékos katonák katona körben szabadon átadhatják, ha a kapó teherbírása engedi. Az NPS és a raj katona se nem ad, se nem kap. Ami üres, műszaki hibás vagy már elsült, úgy is marad; a telepített villaállvány felcsukódik.',
  },
  'passing-ammo': {
    title: 'Lőszer átadása',
    also: ['lőszer megosztása', 'ledobása', 'NPS lőszere'],
    text: 'Egy területen a játékos és a nem-játékos katonák azonos típusú fegyverek között átadhatják, ledobhatják és felvehetik a nem üres tárakat. Az NPS fegyverén sosem lehet több a nyomtatott számnál.',
  },
  'dropped-gear': {
    title: 'Ledobott tárgyak',
    also: ['ledob', 'felvesz', 'hátrahagyott'],
    text: 'A játékos katona ingyen ledobhat tárgyakat; ott hevernek, amíg egy játékos katona fel nem veszi őket, ha belefér a teherbírásába. Ugyanez áll a kiesettek holmijára; a megfelelő lőszert NPS is felveheti.',
  },
  'used-gear': {
    title: 'Ebben a körben már használt tárgy',
    also: ['használt felszerelés', 'átadás használat után'],
    text: 'Modern: az a felszerelés, amely egy katonának vagy fegyvernek már segített, abban a játékkörben másnak nem segíthet; a fegyver gazdát cserélhet, és újra lőhet. Világháborús: a katona körben használt tárgy abban a körben nem adható át és nem dobható le.',
  },
  expended: {
    title: 'Elhasználódó (Expended)',
    also: ['elfogy', 'gránát', 'egyszer használatos'],
    text: 'Minden használat végleg levesz egy lapocskát a kártyáról, vagy magát a kártyát, ha nincs rajta. Az ilyen tárgyat darabonként kell venni; amelyik egy áron több lapocskát hoz (elsősegély csomag), azt egyszer, és megtartja értékét, amíg egy is marad.',
  },
  'equipment-uses': {
    title: 'Felszerelés',
    also: ['equipment', 'passzív felszerelés'],
    text: 'Az a felszerelés, amelynek nincs ára, állandóan hat, már a csapat vásárlásakor is. Amit használni kell, az katona körben működik, hacsak a kártya mást nem mond, és ha lapocskái vannak, egyet levesz.',
  },
  'gear-in-mission': {
    title: 'Tárgyak küldetés közben',
    also: ['speed ball', 'raktár', 'jutalom', 'utánpótlás'],
    text: 'Tárgyat a terepen csak külön kártyával vehettek, a keretéből, a rendes áron, a teherbírás, a nemzet és a korlátok szerint; tulajdonságot és katonát soha. Lőszert csak játékos katona fegyveréhez, utána átadható. A terület jutalma akkor jár, ha megtisztult, és játékos katona áll rajta.',
  },
  'lighten-load': {
    title: 'Könnyíteni a terhet',
    also: ['tárgyak eldobása', 'csapatérték csökkentése'],
    text: 'Ha végleg eldobtok valamit a játékos katonák tárgyai közül, csökken a csapat értéke, és vele az ellenségek száma. Modern: csak a veszteség utáni újraszámoláskor. Világháborús: a katona körben bármikor, legalább 1 Resource pont értékben.',
  },
};
