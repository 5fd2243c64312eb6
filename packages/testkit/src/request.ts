import type { GameTypes, Request as KernelRequest } from '@sitrep/kernel';

/** A request to a match of any game, and who makes it. */
export type Request = KernelRequest<GameTypes>;
