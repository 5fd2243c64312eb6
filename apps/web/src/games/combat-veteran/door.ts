import type { Door } from '../../kit/screens/home/door.ts';

/** How the first page presents Combat Veteran. */
export const combatVeteranDoor: Door = {
  game: 'combat-veteran',
  name: 'Combat Veteran',
  note: {
    en: 'Firefights on two hex maps: hidden units, reaction fire, every shot with its odds',
    hu: 'Tűzharcok két térképen, hatszögletű mezőkön: rejtett bunkerek, védőtűz, minden lövés esélyével',
    it: 'Scontri su due mappe a esagoni: unità nascoste, fuoco difensivo, ogni tiro con le sue probabilità',
  },
};
