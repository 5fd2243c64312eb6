import type { Answer, Blocked, GameTypes } from '@sitrep/kernel';

/** The answer of any game. */
export type AnyAnswer = Answer<GameTypes>;
export type AnyBlocked = Blocked<GameTypes>;
