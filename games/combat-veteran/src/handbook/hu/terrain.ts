import type { TextsOf } from '@sitrep/contract/handbook';
import type { terrain as facts } from '../facts/terrain.ts';

export const title = 'Terep';

/** A kézikönyv „terrain” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  terrain: {
    title: 'Terephatások',
    also: ['terep', 'táblázat', 'talaj'],
    text: 'A terepnek ára van, kockát ad a mezőre leadott támadásnak vagy vesz el tőle, és elzárhatja a rálátást. A mezők közti akadályon átlépni többe kerül, és többnyire véd a rajta át érkező tűz ellen.',
  },
  'open-ground': {
    title: 'Nyílt terep, sziklás talaj, ösvény',
    also: ['nyílt mező', 'út', 'szabad terep'],
    text: 'Ezek a mezők 1-be kerülnek, és semmit sem takarnak el. Aki ilyenen áll, azt eggyel több kockával támadják.',
  },
  'rice-paddies': {
    title: 'Rizsföld és gát',
    also: ['rizsföldek', 'gátak'],
    text: 'A rizsföld 2-be kerül, és tűz alatt se nem véd, se nem árt. A gáton átlépni 1-gyel többe kerül, és egy kockát elvesz a rajta át érkező tűztől.',
  },
  shellholes: {
    title: 'Gránáttölcsér',
    also: ['kráter', 'tölcsér'],
    text: 'A gránáttölcsér 2-be kerül, két kockát elvesz a rá leadott támadásoktól, és át lehet látni fölötte. A hat tölcsér köré áll fel az amerikai oldal.',
  },
  woods: {
    title: 'Növényzet, fák, dzsungel',
    also: ['erdő', 'bozót', 'fa'],
    text: 'A növényzet és a fák 2-be kerülnek, és egy kockát vesznek el; a dzsungel 3-ba, és kettőt. Mindkettő eltakarja az átmenő látóvonalat, de a belőle vagy belé menőt nem.',
  },
  buildings: {
    title: 'Épületek',
    also: ['ház', 'házak', 'falu'],
    text: 'Az épületek 2-be kerülnek, három kockát elvesznek a rájuk leadott támadástól, és eltakarják az átmenő látóvonalat. A terepen nincs jobb fedezék.',
  },
  river: {
    title: 'Folyó',
    also: ['patak', 'gázló', 'víz', 'part'],
    text: 'A folyómezőre lépés a teljes mozgást elviszi, és ott nincs fedezék. Az odarajzolt fák vagy házak csak a rálátásnál számítanak, a víz szintjén.',
  },
  bridge: {
    title: 'Híd',
    also: ['átkelő', '2535'],
    text: 'A keatingi híd a szárazföld felől 1-be kerül. A mellette lévő folyómezőkről viszont, akárcsak a folyó, a teljes mozgásba.',
  },
  mountains: {
    title: 'Hegyoldal, hegyi növényzet',
    also: ['hegy', 'lejtő', 'domb'],
    text: 'A hegyoldal 2-be kerül, és egy kockát vesz el a támadástól; a hegyi növényzet 3-ba, és kettőt. A kopár oldal csak két alacsonyabb hely között takar, a növényzet mindent, ami nincs magasabban.',
  },
  peak: {
    title: 'Hegycsúcs',
    also: ['csúcs', 'magaslat', 'tető'],
    text: 'A csúcs 4-be kerül, két kockát elvesz a támadástól, és mindenre rálát, ami alacsonyabb. A tálibok DSK-i csúcson kezdenek, és ott a legerősebbek.',
  },
  switchback: {
    title: 'Szerpentin',
    also: ['hegyi út'],
    text: 'A szerpentin mozgáskor ösvény, és 1-be kerül. A tűz és a rálátás szempontjából hegyoldal.',
  },
  'wall-and-wire': {
    title: 'Fal és szögesdrót',
    also: ['akadály', 'kerítés', 'kapu'],
    text: 'A falon vagy a dróton átkelni 1-gyel többe kerül. A fal három kockát elvesz a rajta át érkező tűztől; a drót senkit sem véd. A drót kapui ingyenesek.',
  },
};
