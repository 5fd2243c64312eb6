import type { TextsOf } from '@sitrep/contract/handbook';
import type { terrain as facts } from '../facts/terrain.ts';

export const title = 'Terrain';

/** The entries of the handbook’s section “terrain”, in English. */
export const entries: TextsOf<typeof facts> = {
  terrain: {
    title: 'Terrain effects',
    also: ['chart', 'ground', 'terrain effects chart'],
    text: 'Terrain has a cost to enter, dice that it adds to or takes from attacks into the hex, and may block the line of sight. Hexsides cost extra to cross and protect against fire that comes across them.',
  },
  'open-ground': {
    title: 'Clear, rocky ground and path',
    also: ['open ground', 'road', 'field', 'clear hex'],
    text: 'These hexes cost 1 and hide nothing. Anybody in one is attacked with one more die.',
  },
  'rice-paddies': {
    title: 'Rice paddy and dike',
    also: ['paddies', 'dikes', 'field'],
    text: 'A paddy costs 2 and neither helps nor hurts under fire. A dike costs 1 more to cross and takes a die from fire that comes across it.',
  },
  shellholes: {
    title: 'Shellhole',
    also: ['crater', 'shellholes'],
    text: 'A shellhole costs 2, takes two dice from attacks into it, and can be seen across. The US side sets up around the six on the map.',
  },
  woods: {
    title: 'Plants, trees and jungle',
    also: ['woods', 'vegetation', 'forest'],
    text: 'Plants and trees cost 2 and take one die from attacks; jungle costs 3 and takes two. Both block every line of sight through them, though not from them or into them.',
  },
  buildings: {
    title: 'Buildings',
    also: ['house', 'houses', 'village'],
    text: 'Buildings cost 2, take three dice from attacks into them and block lines of sight through them. There is no better cover on the ground.',
  },
  river: {
    title: 'River',
    also: ['stream', 'ford', 'water', 'bank'],
    text: 'Entering a river hex takes the whole move, and there is no cover in it. Trees or houses drawn there count only for the line of sight, at the height of the water.',
  },
  bridge: {
    title: 'Bridge',
    also: ['crossing', '2535'],
    text: 'The bridge at Keating costs 1 from the land. Coming from the river hexes beside it, it costs the whole move like the river.',
  },
  mountains: {
    title: 'Mountain',
    also: ['slope', 'mountain vegetation', 'hillside'],
    text: 'A mountain costs 2 and takes one die from attacks; with vegetation 3 and two dice. A bare slope blocks only lines between two lower places; vegetation blocks all but those from or to a higher place.',
  },
  peak: {
    title: 'Peak',
    also: ['summit', 'top', 'high ground'],
    text: 'A peak costs 4, takes two dice from attacks and looks over everything lower. The Taliban’s DShKs start on peaks and are strongest there.',
  },
  switchback: {
    title: 'Switchback',
    also: ['mountain road', 'serpentine'],
    text: 'The Switchback is a path for movement and costs 1. For fire and sight it is a mountain slope.',
  },
  'wall-and-wire': {
    title: 'Wall and barbed wire',
    also: ['hexside', 'fence', 'perimeter', 'gate'],
    text: 'Crossing the wall or the wire costs 1 more. The wall takes three dice from fire that comes across it; the wire protects nobody. The gates in the wire cost nothing.',
  },
};
