import type { TextsOf } from '@sitrep/contract/handbook';
import type { movement as facts } from '../facts/movement.ts';

export const title = 'Movement';

/** The entries of the handbook’s section “movement”, in English. */
export const entries: TextsOf<typeof facts> = {
  movement: {
    title: 'Moving',
    also: ['move', 'step', 'adjacent', 'stop'],
    text: 'Soldiers move from hex to adjacent hex and pay for each. You cannot enter what you cannot pay for, and nothing is saved for later. As soon as somebody in another hex begins to move, the last movers are done.',
  },
  'movement-points': {
    title: 'Movement points',
    also: ['MP', 'allowance', 'cost', 'terrain cost'],
    text: 'A walker has 6 points, a runner 12, less one for each weapon or man carried. A hex costs what its terrain says, plus the dike, wire or wall crossed on the way in. “All” takes the whole allowance, untouched until then.',
  },
  'groups-moving': {
    title: 'Moving as a group',
    also: ['stack', 'activate', 'together', 'join'],
    text: 'Friends in one hex may move together; each pays for himself. Comrades who have not moved yet may join on the way with their full points, and members may stay behind, which ends their move.',
  },
  'detach-and-join': {
    title: 'Splitting a group',
    also: ['detach', 'leave the group', 'split the stack'],
    text: 'Somebody may leave the moving group and go another way, but he finishes his own move first. Then the rest goes on from where it stood.',
  },
  'closed-hex': {
    title: 'Closed hex',
    also: ['hex under fire', 'no entry', 'barred'],
    text: 'Once defensive fire has been aimed into a hex, no piece of the moving side may enter it for the rest of the phase, hit or miss. Leaving it is allowed.',
  },
  'mover-hit': {
    title: 'Stopped on the way',
    also: ['hit while moving', 'end of move'],
    text: 'A mover who is made to crawl or wounded stops in that hex, and so does everybody who enters close combat. Those left unharmed may go on.',
  },
  load: {
    title: 'Load',
    also: ['weight', 'overloaded', 'how much he carries'],
    text: 'A soldier carries up to three weapons, or two and a wounded man. Each costs him 1 movement point, or one hex if he sprints; a crawling man is slowed by nothing.',
  },
  'carrying-weapons': {
    title: 'Carrying and dropping weapons',
    also: ['drop', 'put down', 'carry weapon'],
    text: 'A weapon moves only with the unwounded soldier who has it, working or not. He may put it down at any moment of his move for free. If he is wounded or lost, it stays where it is and does nothing until somebody takes it.',
  },
  'heavy-weapons': {
    title: 'Heavy weapon',
    also: ['two carriers', 'three crew', 'empty square'],
    text: 'A weapon with a crew of three is heavy: two unwounded men carry it together, or one Taliban group, and nothing else. Carriers cannot run or sprint; if one stops or is hit, it stays there.',
  },
  'map-edge': {
    title: 'Edge of the map',
    also: ['leave the map', 'map edge', 'off the map'],
    text: 'Nobody leaves the map, except US soldiers at Keating. What lies beyond the edge cannot be seen through either.',
  },
};
