import type { TextsOf } from '@sitrep/contract/handbook';
import type { scenarios as facts } from '../facts/scenarios.ts';

export const title = 'Scenarios';

/** The entries of the handbook’s section “scenarios”, in English. */
export const entries: TextsOf<typeof facts> = {
  scenarios: {
    title: 'The two scenarios',
    also: ['missions', 'maps', 'Vietnam', 'Afghanistan'],
    text: 'The Rice Paddy Angle: a US platoon in Vietnam looks for hidden Viet Cong. COP Keating: a US outpost in Afghanistan under attack by the Taliban from all sides. Each has its own map, pieces and victory.',
  },
  'rice-paddy-setup': {
    title: 'Set-up at the Rice Paddy Angle',
    also: ['Viet Cong set-up', 'US set-up', 'north of the path'],
    text: 'The Viet Cong set up first, north of the path: bunkers in secret, one to a hex, everybody else openly in other hexes. The US side follows, at most five hexes from a shellhole. Some men have weapons of their own.',
  },
  'rice-paddy-victory': {
    title: 'Victory at the Rice Paddy Angle',
    also: ['score', 'points', 'casualties', 'Tra Tan'],
    text: 'After turn 10 the Viet Cong score three for each US soldier lost and one for each wounded. The US side scores one for each Viet Cong lost or wounded, and one for each of its men in a paddy north of the river. More wins.',
  },
  'keating-setup': {
    title: 'Set-up at Keating',
    also: ['US set-up', 'Taliban set-up', 'DShK crews'],
    text: 'The US side sets up first: three named men in the mortar pit, the rest in the outpost, the M2 and the Claymores in their places. Then five Taliban groups with firepower 4 take a DShK each to five different peaks.',
  },
  arrival: {
    title: 'Taliban arrival',
    also: ['enter the map', 'reinforcements', 'map edges'],
    text: 'In the first Taliban Movement Phase every other group enters from any edge, in stacks of up to fifteen pieces, paying for the first hex and under defensive fire. Whoever cannot enter then is lost.',
  },
  outpost: {
    title: 'The outpost',
    also: ['COP Keating', 'COP hexes', 'perimeter'],
    text: 'The outpost is the thirteen clear hexes inside the barbed wire. Most of the US side starts there.',
  },
  exit: {
    title: 'Leaving the map',
    also: ['exit', 'break out', 'escape'],
    text: 'At Keating a US soldier on an edge hex may leave for 1 movement point, or with his one hex if he crawls or is wounded. Wounded men and weapons he carries go along. Nobody comes back.',
  },
  'keating-victory': {
    title: 'Victory at Keating',
    also: ['break out', 'five soldiers', 'Taliban win'],
    text: 'The US side wins when five of its soldiers have left the map, the Taliban when no unwounded US soldier is left on it before that. After turn 10 it is a draw. While fewer than five have left, the Taliban can still win.',
  },
  victory: {
    title: 'Victory',
    also: ['win', 'winning', 'end of the game', 'draw'],
    text: 'At the Rice Paddy Angle points are counted after turn 10, or once no US soldier is left; equal points are a draw. At Keating it is tested all the time, and the first condition met ends the game.',
  },
};
