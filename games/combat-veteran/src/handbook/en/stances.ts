import type { TextsOf } from '@sitrep/contract/handbook';
import type { stances as facts } from '../facts/stances.ts';

export const title = 'Stances';

/** The entries of the handbook’s section “stances”, in English. */
export const entries: TextsOf<typeof facts> = {
  stances: {
    title: 'Stances',
    also: ['stance', 'posture', 'marker'],
    text: 'Every soldier walks, crawls, runs, sprints or is wounded, never two at once. Walking needs no marker. Wounds push out any other marker, and Crawl pushes out Run and Sprint. Weapons go with whoever has them.',
  },
  'changing-stance': {
    title: 'Changing stance',
    also: ['once per turn', 'announce', 'voluntary change'],
    text: 'A soldier changes stance on purpose only once per turn, in the Stance Phase or while moving, and always before he enters a hex. A crawling man cannot simply stand up. Keeping or dropping a marker after overheating is free.',
  },
  walking: {
    title: 'Walking',
    also: ['walk', 'normal stance'],
    text: 'Walking is the usual stance, also for whoever stays put. It gives 6 movement points and changes nothing for attacks.',
  },
  crawling: {
    title: 'Crawling',
    also: ['crawl', 'prone', 'go to ground', 'pinned'],
    text: 'A crawling soldier moves at most one hex, whatever it costs, and attacks on him lose four dice. He neither attacks in his Combat Phase nor serves weapons or leads; he may use defensive fire with his own firepower and fight hand to hand.',
  },
  running: {
    title: 'Running',
    also: ['run', 'double time'],
    text: 'Running gives 12 movement points instead of 6 and may be announced in the middle of a move, before the next step. When the move ends, the runner checks for overheating.',
  },
  sprinting: {
    title: 'Sprinting',
    also: ['sprint', 'dash', 'two hexes'],
    text: 'A sprinter goes at most two hexes, within what a walker could pay, and attacks on him lose two dice. It must be announced before the first hex and ends with an overheating check, after all fire at him.',
  },
  overheating: {
    title: 'Overheating',
    also: ['exhaustion', 'heat', 'overheat check'],
    text: 'A running or sprinting soldier checks when his move is over, even if he stood still; failing makes him crawl. After passing he may keep the marker or take it off. Whoever charged into close combat or left the map does not check.',
  },
};
