import type { TextsOf } from '@sitrep/contract/handbook';
import type { support as facts } from '../facts/support.ts';

export const title = 'Fire support';

/** The entries of the handbook’s section “support”, in English. */
export const entries: TextsOf<typeof facts> = {
  'fire-support': {
    title: 'Fire support',
    also: ['artillery', 'air strike', 'chit', 'call fire'],
    text: 'In your Combat Phase a leader calls chits onto hexes: guns, helicopters, aircraft. Choose chit, leader and hex, roll for accuracy, then the struck hex suffers. A used chit is gone; any number may strike the same hex.',
  },
  spotter: {
    title: 'Who calls fire support',
    also: ['spotter', 'forward observer', 'leader with two dots'],
    text: 'A spotter is a leader with at least two dots, neither crawling nor wounded. At the Rice Paddy Angle he needs a working radio in his hex and a line of sight to another hex; at Keating neither. One leader per hex may direct any number of chits, and may still fire.',
  },
  accuracy: {
    title: 'Accuracy and scatter',
    also: ['scatter', 'miss', 'off target', 'drift'],
    text: 'Roll a die: lower than the leader’s discipline strikes the hex. Otherwise a second die gives the adjacent hex that is struck instead, clockwise from 1, the north. Off the map the chit is lost.',
  },
  'support-dice': {
    title: 'Chits with dice',
    also: ['artillery dice', 'circled chit'],
    text: 'The number on the chit is dice, all for the struck hex, dealt out to enemy soldiers as you like. Terrain, armor, overstacking and the stance of the target count; distance, proximity and rank do not.',
  },
  skulls: {
    title: 'Skulls',
    also: ['bombs', 'wipe out', 'everything dies'],
    text: 'One skull removes every piece in the struck hex, friend and foe; two skulls the six hexes around it as well. Hidden bunkers are only discovered.',
  },
  'support-lock': {
    title: 'When fire support opens',
    also: ['locked', 'not yet', 'first Viet Cong attack'],
    text: 'At the Rice Paddy Angle no chit may be called before a Viet Cong soldier has fired. Close combat does not count.',
  },
  'vietnam-chits': {
    title: 'Chits at the Rice Paddy Angle',
    also: ['105mm', 'gunship', 'bombs'],
    text: 'Eight 105 mm with 12 dice and five gunships with 10 lie open from the start. The bombs, three with one skull and one with two, come only when all of those are used. Chits of the same name are alike.',
  },
  'afghan-chits': {
    title: 'Chits at Keating',
    also: ['155mm', 'AH-64', 'A-10', 'Hellfire', 'JDAM', 'B-1B', 'face down'],
    text: 'Two face-down chits lie ready for each turn, three for the last. You see one only after choosing hex and leader, before the accuracy roll. What is not used in its own turn is removed unseen.',
  },
  mortar: {
    title: 'Mortar at Keating',
    also: ['120mm', 'mortar pit', '2134'],
    text: 'The two open 120 mm chits with 9 dice may be used in any turn, as long as three effective US soldiers are in the mortar pit, 2134. Otherwise they are called like any chit.',
  },
  'outpost-ban': {
    title: 'No fire support on the outpost',
    also: ['COP ban', 'danger close', 'friendly fire'],
    text: 'As long as any US soldier, even a wounded one, is in the outpost, no chit may be called on any of its hexes. It may still scatter there.',
  },
};
