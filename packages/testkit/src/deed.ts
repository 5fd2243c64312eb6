import type { GameTypes, Deed as KernelDeed } from '@sitrep/kernel';

/** A request to a match of any game, and who makes it. */
export type Deed = KernelDeed<GameTypes>;
