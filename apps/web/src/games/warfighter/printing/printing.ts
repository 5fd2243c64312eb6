import type { GamePrinting } from '../../../kit/page/game-printing.ts';
import { CounterFace } from './counter-face.tsx';
import { COUNTER } from './scale.ts';

/** What Warfighter draws for paper. */
export const printing: GamePrinting = { counter: COUNTER, Face: CounterFace };
