import type { TextsOf } from '@sitrep/contract/handbook';
import type { basics as facts } from '../facts/basics.ts';

export const title = 'Basics';

/** The entries of the handbook’s section “basics”, in English. */
export const entries: TextsOf<typeof facts> = {
  firefight: {
    title: 'The game',
    also: ['overview', 'two players', 'sides', 'map', 'north', 'scale'],
    text: 'Two players fight one firefight: the US side against the Viet Cong or the Taliban. The map is a grid of hexes, each about 40 meters across, with north at the top; a piece’s colour tells whose it is.',
  },
  pieces: {
    title: 'Pieces',
    also: ['counters', 'units', 'ratings', 'markers'],
    text: 'There are soldiers, weapons, fire-support chits and, at the Rice Paddy Angle, bunkers; markers show stances. A piece does only what its own ratings and symbols allow. Nothing is borrowed from another piece, except where rank or a weapon expressly adds to it.',
  },
  soldiers: {
    title: 'Soldiers',
    also: ['men', 'ratings', 'soldier piece'],
    text: 'A US or Viet Cong soldier is one man with a name; a Taliban piece is a group of men. Each has discipline and most have firepower; rank dots, a hero’s ace or a medic’s cross may come on top.',
  },
  firepower: {
    title: 'Firepower',
    also: ['FP', 'dice', 'strength', 'own rating'],
    text: 'Firepower is the number of dice a soldier starts an attack with, and also how many hexes he reaches without losing any. Whoever has none, such as a medic, never attacks, not even with a weapon.',
  },
  discipline: {
    title: 'Discipline',
    also: ['D', 'nerve', 'morale', 'rating'],
    text: 'Discipline is what every check is rolled against; the higher, the steadier the man. A soldier with 7 would never fail, one with 1 never pass.',
  },
  'discipline-check': {
    title: 'Discipline check',
    also: ['check', 'test', 'roll', 'pass', 'fail'],
    text: 'Roll one die: lower than the soldier’s discipline passes, equal or higher fails. It is the same for getting up, treating, repairing, lifting, overheating and standing fire.',
  },
  'rank-dots': {
    title: 'Leaders and rank dots',
    also: ['leader', 'dots', 'rank', 'officer', 'NCO'],
    text: 'A soldier with white dots is a leader, and more dots mean higher rank. He steadies one crawling man in the Discipline Phase, gives dice to attacks from his hex and, with two dots, calls fire support.',
  },
  heroes: {
    title: 'Hero',
    also: ['ace of spades', 'heroes'],
    text: 'The ace of spades marks a hero. In every attack by him or on him, his owner may have one die rolled again; in close combat he counts as two men.',
  },
  medics: {
    title: 'Medic',
    also: ['red cross', 'corpsman', 'doctor'],
    text: 'A medic has a red cross instead of firepower and never attacks. An unwounded medic, even a crawling one, can heal one wounded man in his hex each Discipline Phase.',
  },
  groups: {
    title: 'Taliban group',
    also: ['Taliban piece', 'men', 'squad'],
    text: 'A Taliban piece stands for several men, so one alone fully crews and carries any weapon. It has no medic: whatever would wound it removes it.',
  },
  effective: {
    title: 'Effective',
    also: ['fit to fight', 'able'],
    text: 'A soldier is effective if he is on the map and neither crawling nor wounded. Running or sprinting men attack, serve weapons and lead as usual; only repair is closed to them.',
  },
  stacking: {
    title: 'Several pieces in a hex',
    also: ['stack', 'stacking', 'share a hex', 'fifteen'],
    text: 'Any number of friendly pieces may share a hex. Beyond fifteen it is overstacked: easier to hit, no place to repair, and dangerous behind a rocket. Soldiers, weapons and bunkers count, markers and chits do not.',
  },
  'set-up': {
    title: 'Set-up',
    also: ['deployment', 'deploy', 'start', 'place pieces'],
    text: 'Each side places its pieces before turn 1, in the hexes its scenario allows and with the weapons some men must have. No hex starts with more than fifteen pieces.',
  },
};
