export const BEATS = ['dice', 'draw', 'reveal', 'move', 'hit'] as const;

/** What sort of thing is shown over the board; each has its look and its sound. */
export type BeatKind = (typeof BEATS)[number];
