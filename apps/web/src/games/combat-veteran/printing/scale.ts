import type { Format } from '@sitrep/print';
import { HEIGHT } from '../sheet/sheet.ts';

/** From side to side a printed hex has 20 mm: room for a counter and the number of the hex. */
const HEX_MM = 20;

/** The millimetres of a map unit. */
export const UNIT_MM = HEX_MM / HEIGHT;

/** Counters fit into their hex. */
export const COUNTER: Format = { trim: { width: 15, height: 15 }, bleed: 1.5 };
