import type { Format } from '@sitrep/print';

/** Counters that lie on cards. */
export const COUNTER: Format = { trim: { width: 15, height: 15 }, bleed: 1.5 };
