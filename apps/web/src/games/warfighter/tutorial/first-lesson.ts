import { soldierOfCounter } from '@sitrep/warfighter';
import type { Lesson } from '../../../kit/lesson/lesson.ts';

/**
 * The rulebook's sample team in Covert against the Cartel Boss, won in the fifth turn. Dice and draws are chosen to bring up every
 * idea once: a Kill, a Suppress, an empty weapon, a miss, an attack to react to and one to let pass.
 */
export const FIRST_LESSON: Lesson = {
  quiet: [],
  isOrderTold: true,
  hasUndo: false,
  next: ['quick'],
  nameOf: (content, _field, value) => cardName(content, value),
  drawnName: (content, zone, token) =>
    zone === 'cup' ? `#${soldierOfCounter(token)}` : (cardName(content, token) ?? ''),
  steps: [
    { key: 'recon', orders: [{ type: 'recon', card: 'wetlands' }] },
    { key: 'location', orders: [{ type: 'playLocation', card: 'wetlands' }] },
    {
      key: 'attack',
      orders: [
        { type: 'attack', soldier: 2 },
        { type: 'onHostile', hostile: 'hired-muscle' },
      ],
    },
    {
      key: 'suppress',
      orders: [
        { type: 'attack', soldier: 2 },
        { type: 'onHostile', hostile: 'thug' },
      ],
    },
    {
      key: 'grenade',
      orders: [
        { type: 'attack', soldier: 1, weapon: 1, profile: 1 },
        { type: 'onHostile', hostile: 'rocket-team' },
      ],
    },
    { key: 'endTurn', orders: [{ type: 'done' }] },
    {
      key: 'burst',
      orders: [
        { type: 'attack', soldier: 1, weapon: 1, profile: 0 },
        { type: 'onHostile', hostile: 'thug' },
        { type: 'mode', mode: 'burst' },
      ],
    },
    { key: 'reload', orders: [{ type: 'reload', soldier: 1 }] },
    {
      key: 'move',
      orders: [
        { type: 'move', soldier: 2, to: 2 },
        { type: 'pick', card: 'second-wind' },
      ],
    },
    { key: 'reinforce', orders: [{ type: 'done' }] },
    { key: 'secondLocation', orders: [{ type: 'playLocation', card: 'trail' }] },
    {
      key: 'payment',
      orders: [
        { type: 'move', soldier: 1, to: 2 },
        { type: 'playCard', card: 'advance' },
        { type: 'upgun', isUpgunned: false },
        { type: 'pick', card: 'medic' },
      ],
    },
    {
      key: 'odds',
      orders: [
        { type: 'attack', soldier: 1, weapon: 1, profile: 1 },
        { type: 'onHostile', hostile: 'smugglers' },
      ],
    },
    {
      key: 'cover',
      orders: [
        { type: 'attack', soldier: 2 },
        { type: 'onHostile', hostile: 'sniper' },
      ],
    },
    { key: 'hostileTurn', orders: [{ type: 'done' }] },
    {
      key: 'reaction',
      orders: [
        { type: 'playCard', soldier: 1, card: 'take-cover' },
        { type: 'upgun', isUpgunned: false },
        { type: 'payXp', soldier: 1 },
      ],
    },
    {
      key: 'kill',
      orders: [
        { type: 'attack', soldier: 1, weapon: 1, profile: 0 },
        { type: 'onHostile', hostile: 'sniper' },
        { type: 'mode', mode: 'burst' },
      ],
    },
    { key: 'advance', orders: [{ type: 'move', soldier: 2, to: 3 }] },
    { key: 'activate', orders: [{ type: 'activateObjective' }] },
    {
      key: 'screened',
      orders: [
        { type: 'attack', soldier: 2 },
        { type: 'onHostile', hostile: 'sniper' },
      ],
    },
    { key: 'draw', orders: [{ type: 'discardDraw', soldier: 1 }, { type: 'enough' }] },
    { key: 'lastTurn', orders: [{ type: 'done' }] },
    { key: 'pass', orders: [{ type: 'pass' }] },
    {
      key: 'clear',
      orders: [
        { type: 'attack', soldier: 2 },
        { type: 'onHostile', hostile: 'lieutenant' },
      ],
    },
    {
      key: 'target',
      orders: [
        { type: 'attack', soldier: 2 },
        { type: 'onTarget', target: 0 },
      ],
    },
    {
      key: 'close',
      orders: [{ type: 'move', soldier: 1, to: 3 }, { type: 'pick' }, { type: 'pick' }, { type: 'pick' }],
    },
    {
      key: 'finish',
      orders: [
        { type: 'attack', soldier: 1, weapon: 1, profile: 0 },
        { type: 'onTarget', target: 0 },
        { type: 'mode', mode: 'burst' },
      ],
    },
  ],
  dice: [
    ['attack', 9],
    ['cover', 4],
    ['attack', 1],
    ['cover', 3],
    ['attack', 9, 9, 8, 7],
    ['cover', 5],
    ['attack', 8, 1],
    ['cover', 5],
    ['attack', 9, 8, 8, 7],
    ['cover', 6],
    ['attack', 2],
    ['cover', 1],
    ['hostile', 8],
    ['cover', 5],
    ['attack', 10, 4],
    ['cover', 6],
    ['attack', 9],
    ['cover', 6],
    ['hostile', 2],
    ['cover', 2],
    ['attack', 10],
    ['cover', 6],
    ['attack', 8],
    ['cover', 5],
    ['attack', 9, 3],
    ['cover', 5],
  ],
  draws: [
    ['actionDeck', 'take-cover', 'trail', 'advance', 'second-wind', 'medic', 'shake-it-off'],
    ['hostileDeck', 'hired-muscle', 'thug', 'rocket-team'],
    ['cup', '#2', '#1', '#1'],
    ['hostileDeck', 'hired-muscle'],
    ['hostileDeck', 'sniper', 'smugglers'],
    ['cup', '#1', '#2'],
    ['hostileDeck', 'drug-runner'],
    ['hostileDeck', 'sniper', 'lieutenant'],
    ['cup', '#1', '#2'],
    ['actionDeck', 'walking-fire', 'cautious', 'kick-in-the-door', 'second-wind', 'buy-time'],
    ['hostileDeck', 'drug-runner', 'hired-muscle'],
  ],
};

/** Cards and hostiles are named by the last part of their ids. */
function cardName(content: object, token: number): string | undefined {
  const { instances = [] } = content as { readonly instances?: readonly string[] };
  const id = instances[token];
  return id?.slice(id.lastIndexOf('/') + 1);
}
