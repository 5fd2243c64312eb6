import type { SeatEvent } from '@sitrep/kernel';
import { facesText } from '../../describe/parts/figures.ts';
import type { TextPart } from '../../describe/parts/text-part.ts';
import type { Read } from '../../queries/table/lookup.ts';

/** Somebody or something that a roll is about, by the field that names it. */
export interface RollParty {
  readonly field: 'soldier' | 'hostile' | 'card';
  readonly id: number | string;
}

/** A step of the table that a die is read from: its faces, and what they do or whom they name. */
export interface RollRow {
  readonly faces: string;
  readonly words?: TextPart;
  readonly soldier?: number;
}

/** What a die for everybody's Cover needs for one Soldier. */
export interface CoverNeed {
  readonly soldier: number;
  readonly least: number;
}

/** A roll of its own, as play made it: what it is for, the table that the die is read from, and what it came to. */
export interface ToldRoll {
  readonly by?: RollParty;
  readonly at?: RollParty;
  readonly die: number;
  /** What is added to the die. */
  readonly modifier: number;
  readonly rows: readonly RollRow[];
  /** The row that it reached. */
  readonly reached: number;
  /** The least face of the die that is good for whoever rolled; absent where none is better than another. */
  readonly least?: number;
  readonly success: 'full' | 'part' | 'none';
  /** For an attack on everybody in a place: the second die, and what it needs for each. */
  readonly cover?: { readonly die: number; readonly needs: readonly CoverNeed[] };
}

/** A roll that was told, with the table right before it and everything that the seat was told. */
export interface Telling {
  readonly state: Read;
  readonly events: readonly SeatEvent[];
  readonly roll: SeatEvent;
  readonly die: number;
}

interface Step {
  readonly from: number;
  readonly words: TextPart;
}

const LAST_FACE = 10;

/** A table as the die itself reads it, once its modifier is counted; steps that it cannot miss any more are left out. */
export function readTable(
  steps: readonly Step[],
  { die }: Pick<Telling, 'die'>,
  modifier = 0,
): Pick<ToldRoll, 'die' | 'modifier' | 'rows' | 'reached'> {
  const natural = steps
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, words }) => ({ from: Math.max(1, from - modifier), words }));
  const open = natural.filter(({ from }, index) => from <= LAST_FACE && natural[index + 1]?.from !== from);
  const faces = facesText(open, LAST_FACE);
  return {
    die,
    modifier,
    rows: open.map(({ words }, index) => ({ faces: faces[index] ?? '', words })),
    reached: open.findLastIndex(({ from }) => die >= from),
  };
}
