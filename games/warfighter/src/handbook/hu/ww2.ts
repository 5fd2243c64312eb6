import type { TextsOf } from '@sitrep/contract/handbook';
import type { ww2 as facts } from '../facts/ww2.ts';

export const title = 'Második világháború';

/** A kézikönyv „ww2” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'location-marker': {
    title: 'Terület-jelölő',
    also: ['marker', 'terület-pakli'],
    text: 'A területeknek saját paklija van. A húzott terület-jelölőt azonnal beválthatod a pakli felső lapjára, vagy megtarthatod: eldobható, mint bármely lap, vagy később, katona körben ingyen beváltható.',
  },
  environment: {
    title: 'Környezet: típus n+',
    also: ['hideg', 'meleg', 'időjárás', 'environ'],
    text: 'A katona kör elején minden ott álló katona dob k10-zel. Ha n alatt marad, le kell adnia egy ilyen edzettség lapocskát, vagy lefogást, vagy 1 pontos sebesülést kap; a játékosa választ.',
  },
  hardy: {
    title: 'Edzett (Hardy)',
    also: ['edzettség', 'kulacs', 'állóképesség'],
    text: 'Edzettség lapocskát kártya, szolgálati napló vagy felszerelés ad; egy éghajlathoz és egy katonához tartozik, és sikertelen környezetdobás után adható le. A kulacs elhasználásával is szerezhető.',
  },
  'service-record': {
    title: 'Szolgálati napló',
    also: ['service record', 'veterán', 'csaták'],
    text: 'A szolgálati naplót egy katonának veszitek, aki a nemzetéhez és a felsorolt fajtákhoz tartozik; NPS és raj katona is kaphat. Egy katonának több is lehet, ha a hónapjaik nem fedik egymást. Nincs súlya, beleszámít a csapat értékébe, és nem cserél gazdát.',
  },
  'record-abilities': {
    title: 'A szolgálati napló képességei',
    also: ['(A) xn', 'betűs lapocska'],
    text: 'A szolgálati napló minden képessége annyi lapocskával indul, ahányszor használható; minden használat levesz egyet. A gazdájuk belépésének vagy kártyájának eldobásait fizetik, XP-t vagy edzettséget adnak.',
  },
  'printed-gear': {
    title: 'Nyomtatott tárgyak és tulajdonságok',
    also: ['ingyen tárgy', 'kezdő fegyver'],
    text: 'Ami egy világháborús katonára rá van nyomtatva, ingyenes, és a nemzet, az előfeltétel és a korlát sem köti. A játékos katona nyomtatott tárgyának súlya számít; ha nem fér bele, a katona nem vehető meg.',
  },
  'negative-skills': {
    title: 'Negatív tulajdonságok',
    also: ['zöldfülű', 'green', 'hátrány'],
    text: 'Katonára nyomtatva fordulnak elő, megvenni nem lehet őket. A Zöldfülű például minden támadási dobásból 1-et levon.',
  },
  panic: {
    title: 'Pánik',
    also: ['panic', 'ha elesik valaki'],
    text: 'Valahányszor a csapat egy másik katonája elesik, bárhol, ez a katona kap 1 lefogást. Az önkéntes kiemelés nem számít.',
  },
  'combat-experience': {
    title: 'Harci tapasztalat',
    also: ['cx', 'húzás a kör elején'],
    text: 'Ez a játékos katona minden katona kör elején n akciókártyát húz (szám nélkül egyet), a kézmérettől függetlenül.',
  },
  deploy: {
    title: 'Villaállvány, telepítés',
    also: ['bipod', 'tripod', 'géppuska', 'deploy'],
    text: 'A katona egy akcióért telepíti egyik fegyverét, és amíg telepítve van, megkapja a ráírt előnyt; van fegyver, amelyik másképp nem is lő. Mozgáskor, közelharcba lépéskor és átadáskor felcsukódik.',
  },
  spray: {
    title: 'Szórás, szórás n+',
    also: ['spray', 'lángszóró'],
    text: 'Minden támadó kocka külön számít, mint robbanásnál, bármelyik módban lősz. A szórás n+ esetén a legjobb kockának a rendes érték kell, a többinek ez és az n közül a nagyobb.',
  },
  camouflage: {
    title: 'Álcázás',
    also: ['rejtőzés', 'camouflage'],
    text: 'Az ellenséges támadás lépés elején, a buzdítás után, a gazdája minden rá célzó Hostile kártyára egyszer dob. A ráírt számtól felfelé az a kártya ebben a körben nem támad és nem mozog.',
  },
};
