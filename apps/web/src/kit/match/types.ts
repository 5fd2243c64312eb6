import type { Answer, Blocked, GameTypes } from '@sitrep/kernel';

/** Answers of any game, and what is none. */
export type AnyAnswer = Answer<GameTypes>;
export type AnyBlocked = Blocked<GameTypes>;
