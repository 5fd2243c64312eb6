import type { GameEntry } from '@sitrep/contract';
import type { Box, Format, Size } from '@sitrep/print';
import type { Speech } from '@sitrep/speech';
import type { ComponentType, ReactNode } from 'react';

export interface PrintedFaceProps {
  readonly entry: GameEntry;
  readonly content: object;
  readonly speech: Speech;
  /** The face of a counter, as `Printables` names it. */
  readonly face: string;
}

export interface PrintedMapFrameProps {
  readonly content: object;
  readonly children: ReactNode;
}

export interface PrintedMapProps {
  readonly content: object;
  /** The part to draw, in millimetres of the whole map. */
  readonly part: Box;
  /** Must be called when all of it is drawn. */
  onDrawn(): void;
}

/** What a game draws for paper. Its page loads it when something is printed. */
export interface GamePrinting {
  /** The size of its counters. */
  readonly counter: Format;
  /** Draws a face into a square, which it fills. */
  readonly Face: ComponentType<PrintedFaceProps>;
  /** The size of a map in millimetres, and what draws it; absent if it prints none. */
  readonly map?: {
    size(content: object): Size;
    /** Stands around all parts of a map. */
    readonly Frame: ComponentType<PrintedMapFrameProps>;
    readonly Part: ComponentType<PrintedMapProps>;
  };
}
