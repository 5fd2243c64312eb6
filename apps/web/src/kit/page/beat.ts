import type { BeatKind } from './beat-kind.ts';
import type { Piece } from './piece.ts';
import type { Sound } from './sound.ts';
import type { Staged, Struck } from './staged.ts';

/** One thing that happened and is worth looking at, taken from one event or several. */
export interface Beat {
  /** The seat's numbers of its first and its last event: a board may show what was before. */
  readonly first: number;
  readonly n: number;
  readonly kind: BeatKind;
  readonly words: string;
  readonly pieces: readonly Piece[];
  readonly dice: readonly number[];
  /** What it sounds like, in order; the usual sound of its kind if the game does not say. */
  readonly sounds?: readonly Sound[];
  /** How long it takes at the usual speed, in milliseconds; the kit's own time if the game does not say. On the table: how long it is shown. */
  readonly time?: number;
  /** Keeps its time however long the show is. */
  readonly isKept?: boolean;
  /** What the stage at the centre of the board shows of it; without it, its words stand at the edge. */
  readonly staged?: Staged;
  /**
   * How much of its time passes before it is told, in milliseconds: until then the table is as it was before, and nobody says
   * how it ended.
   */
  readonly suspense?: number;
  /** What it sounds like when it is told. */
  readonly endSounds?: readonly Sound[];
  /** Whom it strikes when it is told. */
  readonly struck?: readonly Struck[];
}
