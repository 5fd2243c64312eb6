import type { TextsOf } from '@sitrep/contract/handbook';
import type { ww2 as facts } from '../facts/ww2.ts';

export const title = 'World War II';

/** The entries of the handbook’s section “ww2”, in English. */
export const entries: TextsOf<typeof facts> = {
  'location-marker': {
    title: 'Location Marker',
    also: ['marker', 'location deck'],
    text: 'Locations have a deck of their own. A Marker you draw may be exchanged at once for its top card, or kept: it can be discarded like any card, or exchanged later in a Soldier Turn for free.',
  },
  environment: {
    title: 'Environ: type n+',
    also: ['environment', 'heat', 'cold', 'weather'],
    text: 'At the start of the Soldier Turn each Soldier there rolls a d10. Below n he must spend a Hardy counter of that type, take a Suppress or take a 1-point Wound; his player chooses.',
  },
  hardy: {
    title: 'Hardy',
    also: ['hardy counter', 'canteen', 'endurance'],
    text: 'Hardy counters come from cards, Service Records and Equipment, belong to one climate and one Soldier, and are spent after a failed Environment roll. A canteen can be used up to gain some.',
  },
  'service-record': {
    title: 'Service Record',
    also: ['veteran', 'battles', 'record'],
    text: 'A Service Record is bought for one Soldier of its nation and of a kind it lists, Non-Player and Squad Soldiers included. A Soldier may have several if their months do not overlap. It weighs nothing, counts in the team value and never changes hands.',
  },
  'record-abilities': {
    title: 'Abilities of a Service Record',
    also: ['(A) xn', 'lettered counters'],
    text: 'An ability of a Service Record starts with as many counters as it has uses; using it removes one. They pay discards of the owner’s Entrance or card costs, give XP, or bring Hardy counters.',
  },
  'printed-gear': {
    title: 'Printed Gear and Skills',
    also: ['free gear', 'starting weapon'],
    text: 'What is printed on a WWII Soldier is free and may break nation, prerequisite and limit rules. A Player Soldier’s printed Gear still weighs; if it no longer fits, he cannot be bought.',
  },
  'negative-skills': {
    title: 'Negative Skills',
    also: ['green', 'drawback'],
    text: 'They come printed on Soldiers and cannot be bought. Green, for example, takes 1 off all attack dice.',
  },
  panic: {
    title: 'Panic',
    also: ['when a soldier is downed'],
    text: 'Whenever another Soldier is Downed, anywhere, this Soldier takes 1 Suppress. A voluntary Medevac does not count.',
  },
  'combat-experience': {
    title: 'Combat Experience',
    also: ['cx', 'draw at start of turn'],
    text: 'At the start of each Soldier Turn this Player Soldier draws n Action cards, one if no number is printed, whatever his hand size.',
  },
  deploy: {
    title: 'Bipod, Tripod, Deploy',
    also: ['machine gun', 'set up'],
    text: 'For one Action a Soldier deploys one own weapon and gains what it prints while deployed; some weapons cannot fire otherwise. It is folded again when he Moves, enters Striking or gives it away.',
  },
  spray: {
    title: 'Spray, Spray n+',
    also: ['flamethrower', 'every die counts'],
    text: 'Every attack die is settled by itself, as in an Explosion, in whatever mode you fire. With Spray n+ the best die needs the normal number, each other die the higher of that and n.',
  },
  camouflage: {
    title: 'Camouflage',
    also: ['hide', 'ghillie'],
    text: 'At the start of the Hostile Attack step, after Inspire, the owner rolls once for each Hostile card that targets him. On the printed number or more it neither attacks nor moves this Hostile Turn.',
  },
};
