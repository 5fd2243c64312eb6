import type { TextsOf } from '@sitrep/contract/handbook';
import type { bunkers as facts } from '../facts/bunkers.ts';

export const title = 'Bunkers';

/** The entries of the handbook’s section “bunkers”, in English. */
export const entries: TextsOf<typeof facts> = {
  bunkers: {
    title: 'Bunkers',
    also: ['bunker', 'fortification', 'dugout'],
    text: 'The Viet Cong have eight bunkers, with armor 3 or 4. A bunker protects those inside from every direction and lends one of them firepower. It is no weapon and stays where it was dug.',
  },
  'bunker-room': {
    title: 'Room in a bunker',
    also: ['capacity', 'full bunker', 'inside'],
    text: 'As many pieces fit as its armor number says; a man’s weapon takes a place of its own. Whoever enters the hex may go in if there is room. Nobody in a full bunker takes up a weapon from outside.',
  },
  'in-and-out': {
    title: 'Going into a bunker or out of it',
    also: ['shelter', 'enter bunker', 'leave bunker'],
    text: 'In the Discipline Phase a soldier in a bunker’s hex may go in or come out, once. As long as the bunker is undiscovered, those inside stay inside.',
  },
  'bunker-firepower': {
    title: 'Bunker firepower',
    also: ['bunker bonus', 'plus one'],
    text: 'Once per phase one soldier inside may add 1 to his firepower and range, also together with a weapon.',
  },
  'hidden-bunkers': {
    title: 'Hidden bunkers',
    also: ['undiscovered', 'secret', 'hidden units'],
    text: 'Bunkers and all inside start hidden: only the Viet Cong player knows where. Until discovered they are not on the map, and fire into the hex does nothing to them. Rolls in the Discipline Phase do not give them away; empty ones are decoys.',
  },
  discovery: {
    title: 'Discovering a bunker',
    also: ['reveal', 'found', 'spot a bunker'],
    text: 'A bunker is discovered when a US soldier moves next to it, somebody moves, changes stance or fights in its hex, it fires, or fire support strikes there. It is placed first, then the shot counts; the fire support that found it does no harm.',
  },
  'bunker-lost': {
    title: 'A bunker is removed',
    also: ['bunker destroyed', 'empty bunker', 'capture bunker'],
    text: 'A bunker found without a soldier in it is removed, and so is one whose hex holds US soldiers and no Viet Cong. The US side never uses bunkers.',
  },
};
