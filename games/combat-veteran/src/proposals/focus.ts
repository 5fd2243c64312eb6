import type { Focus } from '@sitrep/contract';
import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { HABITS, type Habit } from '../queries/exposure.ts';
import { STANCES, type Stance } from '../types.ts';

/** What a board may point at, word by word. Parts of proposals come back as text, so every word may be text. A type, not an interface: only then is it a `Focus`. */
export type CvFocus = {
  /** The hex of a squad, or `WAITING` for those who have still to come. */
  readonly stack?: Hex;
  /** Those of the stack who come along, if not all; or those who stay behind. */
  readonly men?: readonly Piece[];
  readonly leave?: readonly Piece[];
  /** Where to, and past which hexes. */
  readonly to?: Hex;
  readonly via?: readonly Hex[];
  /** How the enemy is thought to fire. */
  readonly habit?: Habit;
  readonly stance?: Stance;
  /** The hex fired at, and who fires with what. */
  readonly target?: Hex;
  readonly gun?: Piece;
  readonly weapon?: Piece;
  /** The parts of a shot that were changed. */
  readonly crew?: readonly Piece[];
  readonly bonus?: number;
  readonly leader?: Piece;
  readonly dots?: number;
  /** `MAN:DICE` for each man. */
  readonly shares?: string;
  /** Fire support: the chit, `NONE` for a face-down one, and the hex. */
  readonly chit?: number;
  readonly hex?: Hex;
  /** Ids of what is not to be done. */
  readonly skip?: readonly string[];
};

/** Numbers as a list or a number, or either as text. */
function numbersIn(value: Focus[string] | undefined): readonly number[] | undefined {
  if (value === undefined || typeof value === 'boolean') return undefined;
  const words = Array.isArray(value) ? value : String(value).split(',');
  return words
    .filter((word) => word !== '')
    .map(Number)
    .filter(Number.isInteger);
}

function wordsIn(value: Focus[string] | undefined): readonly string[] | undefined {
  if (value === undefined || typeof value === 'boolean') return undefined;
  return Array.isArray(value) ? value.map(String) : String(value).split(',');
}

const LISTS = ['men', 'leave', 'via', 'crew'] as const;
const NUMBERS = ['stack', 'to', 'target', 'gun', 'weapon', 'bonus', 'leader', 'dots', 'chit', 'hex'] as const;

/** What is pointed at; whatever is none of our words, or makes no sense, is ignored. */
export function readFocus(focus: Focus): CvFocus {
  const lists = LISTS.flatMap((word) => {
    const found = numbersIn(focus[word]);
    return found === undefined ? [] : [[word, found] as const];
  });
  const numbers = NUMBERS.flatMap((word) => {
    const [found] = numbersIn(focus[word]) ?? [];
    return found === undefined ? [] : [[word, found] as const];
  });
  const habit = HABITS.find((each) => each === focus.habit);
  const stance = STANCES.find((each) => each === focus.stance);
  const skip = wordsIn(focus.skip);
  const { shares } = focus;
  return {
    ...Object.fromEntries([...lists, ...numbers]),
    ...(habit !== undefined && { habit }),
    ...(stance !== undefined && { stance }),
    ...(skip !== undefined && { skip }),
    ...(typeof shares === 'string' && { shares }),
  };
}
