import type { TextsOf } from '@sitrep/contract/handbook';
import type { bunkers as facts } from '../facts/bunkers.ts';

export const title = 'Bunkerek';

/** A kézikönyv „bunkers” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  bunkers: {
    title: 'Bunkerek',
    also: ['bunker', 'erőd', 'fedezék'],
    text: 'A Vietkongnak nyolc bunkere van, 3-as vagy 4-es páncéllal. A bunker minden irányból védi a bent lévőket, és egyiküknek tűzerőt ad. Nem fegyver, és ott marad, ahová ásták.',
  },
  'bunker-room': {
    title: 'Hely a bunkerben',
    also: ['férőhely', 'megtelt', 'bent'],
    text: 'Annyi darab fér be, amennyi a páncélja; az ember fegyvere külön helyet foglal. Aki a mezőre lép, bemehet, ha van hely. Teli bunkerben senki sem vehet fel kintről fegyvert.',
  },
  'in-and-out': {
    title: 'Be a bunkerbe, ki a bunkerből',
    also: ['bemegy', 'kijön', 'fedezékbe'],
    text: 'A fegyelmi fázisban a bunker mezején lévő katona egyszer bemehet vagy kijöhet. Amíg a bunker felfedezetlen, aki bent van, bent is marad.',
  },
  'bunker-firepower': {
    title: 'A bunker tűzereje',
    also: ['bunker bónusz', 'plusz egy'],
    text: 'Fázisonként egyszer egy bent lévő katona 1-et adhat tűzerejéhez és hatótávjához, fegyverrel együtt is.',
  },
  'hidden-bunkers': {
    title: 'Rejtett bunkerek',
    also: ['felfedezetlen', 'titkos'],
    text: 'A bunkerek és a bent lévők rejtve kezdenek: helyüket csak a Vietkong játékosa tudja. Felfedezésükig nincsenek a térképen, és a mezőre leadott tűz nem árt nekik. A fegyelmi fázis dobásai nem árulják el őket; az üresek csalik.',
  },
  discovery: {
    title: 'Bunker felfedezése',
    also: ['felderítés', 'előkerül'],
    text: 'A bunkert felfedezik, ha amerikai katona lép mellé, ha a mezején valaki mozog, testtartást vált vagy harcol, ha tüzel, vagy ha tűztámogatás csapódik oda. Előbb felkerül, aztán jön a lövés; a rátaláló tűztámogatás nem árt neki.',
  },
  'bunker-lost': {
    title: 'A bunker lekerül',
    also: ['bunker elpusztul', 'üres bunker'],
    text: 'Az üresen talált bunker lekerül, és az is, amelynek mezején van amerikai katona, de vietkong nincs. Az amerikai oldal sosem használ bunkert.',
  },
};
