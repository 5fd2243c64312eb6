/** Who answers for a seat: a person, a program that picks at random, or one that follows the game's advice. */
export const PLAYERS = ['person', 'random', 'greedy'] as const;
export type Player = (typeof PLAYERS)[number];

export type Program = Exclude<Player, 'person'>;
