import type { NamedSetup } from '@sitrep/contract';
import { anyGame, type Game } from '@sitrep/kernel';
import type { Subject } from '@sitrep/testkit';
import { type Card, type Config, type DuelState, type DuelTypes, duel, isCertain } from '../src/index.ts';
import { SETUPS } from '../src/setups.ts';

/** A deck with every kind of card; rules must not import content packs. */
const CARDS: readonly Card[] = [
  ...copies(4, { name: 'jab', type: 'blow', power: 0, cost: 0 }),
  ...copies(3, { name: 'cut', type: 'blow', power: 1, cost: 1 }),
  ...copies(2, { name: 'lunge', type: 'blow', power: 3, cost: 2 }),
  ...copies(3, { name: 'parry', type: 'parry', power: 2, cost: 0 }),
  ...copies(2, { name: 'block', type: 'parry', power: 3, cost: 0 }),
];

/** The named duels, and the limits of a config. */
const CONFIGS: Readonly<Record<string, Config>> = {
  ...SETUPS,
  frail: { health: 1, rounds: 1, points: 0 },
  tough: { health: 20, rounds: 3, points: 0 },
  trained: { health: 3, rounds: 8, points: 6 },
};

/** More entries than any of these duels has, with room for undo and cancelled attacks. */
const MOST_ENTRIES = 1_500;

/** The duel, or a variant of it, with the setups that its laws are tested on. */
export function duelSubject(game: Game<DuelTypes> = duel): Subject {
  return {
    game: anyGame(game),
    setups: namedSetups(),
    mostEntries: MOST_ENTRIES,
    tokens: ['card'],
    purses: ({ game }) =>
      // The state comes from a duel.
      (game as DuelState).duellists.map(({ health }, seat) => [`health of seat ${seat}`, health] as const),
    isCertain: (state, path) => isCertain(state as never, path),
    payments: ['acted'],
    toldTokens: ['card', 'paid', 'parry'],
    // by how much a blow hits tells the omen
    reveals: ['DU-ATK-03'],
  };
}

function namedSetups(): readonly NamedSetup[] {
  const content = { cards: CARDS };
  return Object.entries(CONFIGS).map(([name, config]) => ({ name, config, content }));
}

function copies(count: number, card: Card): readonly Card[] {
  return Array.from({ length: count }, () => card);
}
