import { linkTo, withQuery } from '../../../kit/address/router.ts';
import type { Door } from '../../../kit/screens/home/door.ts';

const GAME = 'combat-veteran';

/** How the first page presents Combat Veteran. */
export const combatVeteranDoor: Door = {
  series: { en: 'Hex battles', hu: 'Csaták hatszögeken', it: 'Battaglie a esagoni' },
  name: { en: 'Combat Veteran', hu: 'Combat Veteran', it: 'Combat Veteran' },
  note: {
    en: 'Two sides, hidden units, reaction fire. Every shot shows its odds before you roll.',
    hu: 'Két oldal, rejtett bunkerek, védőtűz. Minden lövés esélye látszik, mielőtt dobsz.',
    it: 'Due parti, unità nascoste, fuoco difensivo. Ogni tiro mostra le sue probabilità prima dei dadi.',
  },
  extent: { en: 'Rice Paddy · Keating', hu: 'Rizsföld · Keating', it: 'Risaia · Keating' },
  ways: {
    quick: withQuery(linkTo('quick'), { game: GAME }),
    scenarios: linkTo('setup', GAME),
    tutorial: linkTo('tutorial', GAME),
  },
  loadScene: async () => (await import('./door-scene.tsx')).DoorScene,
};
