import type { TextsOf } from '@sitrep/contract/handbook';
import type { conditions as facts } from '../facts/conditions.ts';

export const title = 'Conditions';

/** The entries of the handbook’s section “conditions”, in English. */
export const entries: TextsOf<typeof facts> = {
  'terrain-dice': {
    title: 'Terrain dice',
    also: ['cover', 'ground modifier', 'terrain modifier'],
    text: 'The target hex adds or takes its dice. If the fire also crosses a dike or wall at that hex, only the better protection of the two counts.',
  },
  armor: {
    title: 'Armor of a hex',
    also: ['armour', 'protection', 'minus dice'],
    text: 'Smoke and the working M2 protect everybody in their hex: attacks into it lose as many dice as their armor. It works from every side.',
  },
  'bunker-armor': {
    title: 'Bunker armor',
    also: ['protected by a bunker', 'sheltered'],
    text: 'Each man inside a bunker takes the bunker’s armor number off the dice aimed at him. Anybody in the hex but outside the bunker gets nothing from it.',
  },
  'captured-weapon': {
    title: 'Captured weapon',
    also: ['enemy weapon', 'loot'],
    text: 'A weapon of the other side can be taken and fired, with one die fewer. It is never repaired: where it would malfunction, it is lost.',
  },
  'carrying-target': {
    title: 'Target carries a wounded man',
    also: ['carrier under fire', 'carrying modifier'],
    text: 'Whoever carries a wounded man is attacked with one more die, even if no other die was left. The man he carries can be a target too.',
  },
  'crawling-target': {
    title: 'Target is crawling',
    also: ['shoot at crawling', 'prone target'],
    text: 'Attacks on a crawling soldier lose four dice, so a lone rifleman often has none left.',
  },
  misadventure: {
    title: 'Soldiers in the line of fire',
    also: ['misadventure', 'in the way', 'occupied hex'],
    text: 'Each hex between with any soldier in it, friend or foe, even wounded, costs one die. Of the open lines the one with the fewest such hexes is used; hidden men do not count.',
  },
  overstacking: {
    title: 'Overstacking',
    also: ['crowded hex', 'more than fifteen'],
    text: 'An attack into a hex with more than fifteen pieces gains one die for each piece above fifteen.',
  },
  proximity: {
    title: 'Proximity',
    also: ['adjacent target', 'close range', 'point blank'],
    text: 'Fire at an adjacent hex gains one die.',
  },
  range: {
    title: 'Range',
    also: ['distance', 'too far', 'out of range'],
    text: 'A man’s range in hexes is the full firepower in use, including his plus weapon and the bunker’s +1. Each hex beyond it costs one die. Using fewer dice or being short of crew does not shorten it.',
  },
  'rank-dice': {
    title: 'Dice for rank',
    also: ['spend dots', 'leader helps attack'],
    text: 'Attacks from a hex may use the dots of one leader there, himself included, one die each. A dot is used once per phase, and one attacker draws on one leader only. Wounded or crawling leaders give none.',
  },
  'sprinting-target': {
    title: 'Target is sprinting',
    also: ['shoot at sprinter'],
    text: 'Attacks on a sprinting soldier lose two dice as long as the marker is on him, also in his enemy’s Combat Phase.',
  },
  'wounded-target': {
    title: 'Target is wounded',
    also: ['shoot at wounded'],
    text: 'Attacks on a wounded soldier lose four dice; threes, fours and fives do nothing more to him.',
  },
};
