import type { GameTypes, Deed as KernelDeed } from '@sitrep/kernel';

/** Something that is asked of a match of any game, and by whom. */
export type Deed = KernelDeed<GameTypes>;
