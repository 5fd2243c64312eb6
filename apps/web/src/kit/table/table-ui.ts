import type { Odds } from '@sitrep/contract';
import { handleOf, type Piece, piecesOf } from '../../games/warfighter/pieces.ts';
import type { AnyAnswer, AnyBlocked } from '../match/types.ts';
import type { HintMark } from '../saves/hint-store.ts';
import type { Store } from '../store/store.ts';

/** Everything about the table that is the player's own business and no part of the game. */
export interface TableUi {
  /** The state of the match that the choice is about: the choice is void for any other. */
  readonly version: number | undefined;
  /** The Soldier whose hand lies open. */
  readonly soldier: number | undefined;
  /** What was pointed at: the orders are narrowed to it. */
  readonly piece: Piece | undefined;
  /** What the pointer or the focus is on, with all that it is about. */
  readonly hover: readonly Piece[];
  /** What the show over the board is about. */
  readonly beat: readonly Piece[];
  /** Where hints were asked for. */
  readonly hints: readonly HintMark[];
  /** An answer that waits to be confirmed. */
  readonly armed: AnyAnswer | undefined;
  /** The card that is shown large, by id. */
  readonly card: string | undefined;
  /** It lies on the left, because what it belongs to is on the right. */
  readonly isCardLeft: boolean;
  /** The rule that is being read, by id. */
  readonly rule: string | undefined;
  /** The deck whose cards are being looked through, by its pool. */
  readonly pile: string | undefined;
  /** What the player typed to find an order. */
  readonly filter: string;
  /** Why the last answer was not taken. */
  readonly notice: string | undefined;
  /** What lies open on a small screen. */
  readonly sheet: 'orders' | 'log' | undefined;
}

export const FRESH_TABLE: TableUi = {
  version: undefined,
  soldier: undefined,
  piece: undefined,
  hover: [],
  beat: [],
  hints: [],
  armed: undefined,
  card: undefined,
  isCardLeft: false,
  rule: undefined,
  pile: undefined,
  filter: '',
  notice: undefined,
  sheet: undefined,
};

export type TableStore = Store<TableUi>;

/** The table for a state of the match: what belonged to another is put away. */
export function tableFor(ui: TableUi, version: number): TableUi {
  if (ui.version === version) return ui;
  return {
    ...ui,
    version,
    piece: undefined,
    armed: undefined,
    hover: [],
    filter: '',
    notice: undefined,
    sheet: undefined,
  };
}

/** Puts away what was only for the moment in which the table was left. */
export function comeBack(ui: TableUi): TableUi {
  return {
    ...ui,
    armed: undefined,
    hover: [],
    beat: [],
    card: undefined,
    rule: undefined,
    pile: undefined,
    notice: undefined,
  };
}

/** What can be done with each piece that something can be done with. */
export function optionsByHandle(options: readonly AnyAnswer[]): ReadonlyMap<Piece, readonly AnyAnswer[]> {
  const found = new Map<Piece, AnyAnswer[]>();
  for (const option of options) {
    const handle = handleOf(option);
    if (handle !== undefined) found.set(handle, [...(found.get(handle) ?? []), option]);
  }
  return found;
}

/** Options that no piece stands for: they are buttons beside the question. */
export function looseOptions(options: readonly AnyAnswer[]): readonly AnyAnswer[] {
  return options.filter((option) => handleOf(option) === undefined);
}

/** The options that a piece has a part in, or whose rolls it may have: every weapon that reaches a Hostile. */
export function optionsAbout(
  options: readonly AnyAnswer[],
  piece: Piece,
  oddsOf: (option: AnyAnswer) => readonly Odds[],
): readonly AnyAnswer[] {
  const own = options.filter((option) => piecesOf(option).includes(piece));
  return own.length > 0
    ? own
    : options.filter((option) => oddsOf(option).some((odds) => isAbout(odds, piece)));
}

/** Of several rolls those that are about a piece; all of them where none is. */
export function oddsAbout(odds: readonly Odds[], piece: Piece | undefined): readonly Odds[] {
  const about = piece === undefined ? [] : odds.filter((each) => isAbout(each, piece));
  return about.length > 0 ? about : odds;
}

function isAbout({ about }: Odds, piece: Piece): boolean {
  return piecesOf(about).includes(piece);
}

export function blockedAbout(blocked: readonly AnyBlocked[], piece: Piece): readonly AnyBlocked[] {
  return blocked.filter(({ command }) => piecesOf(command).includes(piece));
}

/**
 * The answer that pointing at a piece gives at once: only where the question is which of several pieces, so that each
 * stands for one answer. Otherwise pointing narrows the orders down.
 */
export function directAnswer(options: readonly AnyAnswer[], piece: Piece): AnyAnswer | undefined {
  const handles = options.flatMap((option) => handleOf(option) ?? []);
  const isWhich = new Set(handles).size === handles.length && new Set(handles.map(kindOf)).size === 1;
  return isWhich ? options.find((option) => handleOf(option) === piece) : undefined;
}

function kindOf(piece: Piece): string {
  return piece.slice(0, piece.indexOf(':'));
}
