import type { TextsOf } from '@sitrep/contract/handbook';
import type { wounds as facts } from '../facts/wounds.ts';

export const title = 'Sebesültek';

/** A kézikönyv „wounds” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  wounded: {
    title: 'Sebesült',
    also: ['seb', 'megsebesül', 'sérült'],
    text: 'A sebesült katona nem támad, nem segít és nem visz semmit; fegyverei a földre kerülnek. A rá leadott támadás négy kockát veszít, de egy hatos megöli. Ha ellenséges katona lép a mezejére, azonnal kiesik.',
  },
  killed: {
    title: 'Elesett',
    also: ['elesik', 'meghal', 'kiesik'],
    text: 'Egy seb és egy hatos halálos: egy ötös egy hatossal, két hatos, vagy egy hatos arra, aki már sebesült. Két ötös nem öl. Az elesett lekerül a térképről, és már csak a fölös hatosoknak van hatásuk.',
  },
  'taliban-wounds': {
    title: 'Sebesült tálibok',
    also: ['tálibok kiesése', 'nincs szanitéc'],
    text: 'Tálib csoport sosem kap sebesült jelzőt: bármely ötös vagy hatos kiejti, ha nem lett érvénytelen.',
  },
  'wounded-move': {
    title: 'Mozgás sebesülten',
    also: ['vonszolja magát', 'sebesült mozgása'],
    text: 'A sebesült mozgásfázisonként egyszer próbát tehet; ha kiállja, egy mezővel odébb vonszolhatja magát, kerüljön bármennyibe, de ott rálőhetnek. Ha elvéti, a helyén marad. Akit vittek, az maga már nem mozoghat.',
  },
  lifting: {
    title: 'Sebesült felvétele',
    also: ['felvesz', 'mentés', 'felemel'],
    text: 'Aki se nem kúszik, se nem sebesült, és legfeljebb két fegyvert visz, mozgása közben próbával felveheti a mezején lévő sebesült társát. Ha elvéti, kúszni kezd, és senkit sem visz; más megpróbálhatja.',
  },
  'carrying-wounded': {
    title: 'Sebesült vitele',
    also: ['továbbvitel', 'letesz', 'kimenekít'],
    text: 'A sebesült 1 mozgáspontjába kerül annak, aki viszi, és mindkettőjükre lőhetnek. Minden további mozgásfázis elején újra próbát tesz, vagy leteszi. Ha kúszni kezd, kimerül vagy megsebesül, elejti.',
  },
};
