import type { Focus, Odds } from '@sitrep/contract';
import type { Sight } from '@sitrep/session';
import type { AnyAnswer, AnyBlocked } from '../match/types.ts';
import type { Beat } from '../page/beat.ts';
import { type Piece, type PieceFinder, partsOf } from '../page/piece.ts';
import type { HintMark } from '../saves/hint-store.ts';
import type { Store } from '../store/store.ts';

/** The state of the table's interface, which is not part of the game. */
export interface TableUi {
  /** What was shown when the choice was made: the choice is discarded for anything else. */
  readonly moment: string | undefined;
  /** The piece whose hand, or whatever else belongs to it, is open. */
  readonly open: Piece | undefined;
  /** What was pointed at: the orders are narrowed to it. */
  readonly piece: Piece | undefined;
  /** What was marked, to be chosen together. */
  readonly marked: readonly Piece[];
  /** What proposals are asked about, in the game's words; nothing for the whole question. */
  readonly focus: Focus;
  /** What the pointer or the focus is on, with all that it is about. */
  readonly hover: readonly Piece[];
  /** What the show over the board is about. */
  readonly beat: Beat | undefined;
  /** What is to be shown over the board once more: the seat's numbers of some events. A new object is a new wish. */
  readonly again: { readonly events: readonly number[] } | undefined;
  /** Where hints were asked for. */
  readonly hints: readonly HintMark[];
  /** An answer that waits to be confirmed. */
  readonly armed: AnyAnswer | undefined;
  /** The card that is shown large, by id. */
  readonly card: string | undefined;
  /** Shown on the left, because its piece is on the right. */
  readonly isCardLeft: boolean;
  /** The rule that is being read, by id. */
  readonly rule: string | undefined;
  /** The pile whose cards are being looked through, by the game's name for it. */
  readonly pile: string | undefined;
  /** What the player typed to find an order. */
  readonly filter: string;
  /** Why the last answer was not accepted. */
  readonly notice: string | undefined;
  /** The sheet that is open on a small screen, and what the drawer shows until the next question. */
  readonly sheet: 'orders' | 'log' | undefined;
  /** What the drawer shows otherwise; nothing until the player says so. */
  readonly drawer: 'orders' | 'log' | 'closed' | undefined;
}

const NO_FOCUS: Focus = {};
const NOTHING_MARKED: readonly Piece[] = [];

export const FRESH_TABLE: TableUi = {
  moment: undefined,
  open: undefined,
  piece: undefined,
  marked: NOTHING_MARKED,
  focus: NO_FOCUS,
  hover: [],
  beat: undefined,
  again: undefined,
  hints: [],
  armed: undefined,
  card: undefined,
  isCardLeft: false,
  rule: undefined,
  pile: undefined,
  filter: '',
  notice: undefined,
  sheet: undefined,
  drawer: undefined,
};

export type TableStore = Store<TableUi>;

/** A key for what is shown: revisions belong to a seat, and several seats may share the screen. */
export function momentOf({ seat, revision }: Pick<Sight, 'seat' | 'revision'>): string {
  return `${seat} ${revision}`;
}

/** The table for a moment of the match, without anything that belonged to another moment. */
export function tableFor(ui: TableUi, moment: string): TableUi {
  if (ui.moment === moment) return ui;
  return {
    ...ui,
    moment,
    piece: undefined,
    marked: NOTHING_MARKED,
    focus: NO_FOCUS,
    armed: undefined,
    hover: [],
    filter: '',
    notice: undefined,
    sheet: undefined,
  };
}

/** Clears what only made sense at the moment when the player left the table. */
export function comeBack(ui: TableUi): TableUi {
  return {
    ...ui,
    armed: undefined,
    hover: [],
    beat: undefined,
    again: undefined,
    card: undefined,
    rule: undefined,
    pile: undefined,
    notice: undefined,
  };
}

/** The piece to use for choosing an option; `undefined` if no piece represents it. */
export function handleOf(piecesOf: PieceFinder, data: object): Piece | undefined {
  return piecesOf(data)[0];
}

type ByHandle = ReadonlyMap<Piece, readonly AnyAnswer[]>;

/** Dozens of components ask about the same options: they are sorted once. */
const sorted = new WeakMap<readonly AnyAnswer[], { readonly by: PieceFinder; readonly found: ByHandle }>();

/** The options of each piece that has any. */
export function optionsByHandle(piecesOf: PieceFinder, options: readonly AnyAnswer[]): ByHandle {
  const before = sorted.get(options);
  if (before?.by === piecesOf) return before.found;
  const found = sortByHandle(piecesOf, options);
  sorted.set(options, { by: piecesOf, found });
  return found;
}

function sortByHandle(piecesOf: PieceFinder, options: readonly AnyAnswer[]): ByHandle {
  const found = new Map<Piece, AnyAnswer[]>();
  for (const option of options) {
    const handle = handleOf(piecesOf, option);
    if (handle === undefined) continue;
    const known = found.get(handle);
    if (known === undefined) found.set(handle, [option]);
    else known.push(option);
  }
  return found;
}

/** Options that no piece represents: they are buttons beside the question. */
export function looseOptions(piecesOf: PieceFinder, options: readonly AnyAnswer[]): readonly AnyAnswer[] {
  return options.filter((option) => handleOf(piecesOf, option) === undefined);
}

/** The options that a piece has a part in, or whose rolls it may have: every weapon that reaches a target. */
export function optionsAbout(
  piecesOf: PieceFinder,
  options: readonly AnyAnswer[],
  piece: Piece,
  odds: readonly (readonly Odds[])[],
): readonly AnyAnswer[] {
  const own = options.filter((option) => hasPart(piecesOf, option, piece));
  if (own.length > 0) return own;
  return options.filter((_, index) => odds[index]?.some(({ about }) => hasPart(piecesOf, about, piece)));
}

/** Whether the orders about a piece are those whose rolls are about it: none has it as its own. */
export function isByRolls(piecesOf: PieceFinder, options: readonly AnyAnswer[], piece: Piece): boolean {
  return !options.some((option) => hasPart(piecesOf, option, piece));
}

function hasPart(piecesOf: PieceFinder, data: object, piece: Piece): boolean {
  return piecesOf(data).includes(piece);
}

/** The rolls that are about a piece, or all of them if none is. */
export function oddsAbout(
  piecesOf: PieceFinder,
  odds: readonly Odds[],
  piece: Piece | undefined,
): readonly Odds[] {
  const about = piece === undefined ? [] : odds.filter((each) => piecesOf(each.about).includes(piece));
  return about.length > 0 ? about : odds;
}

export function blockedAbout(
  piecesOf: PieceFinder,
  blocked: readonly AnyBlocked[],
  piece: Piece,
): readonly AnyBlocked[] {
  return blocked.filter(({ command }) => piecesOf(command).includes(piece));
}

/**
 * The answer that pointing at a piece gives at once: only if the question is which of several pieces, and each
 * represents one answer. Otherwise pointing narrows down the orders.
 */
export function directAnswer(
  piecesOf: PieceFinder,
  options: readonly AnyAnswer[],
  piece: Piece,
): AnyAnswer | undefined {
  const handles = options.flatMap((option) => handleOf(piecesOf, option) ?? []);
  const kinds = new Set(handles.map((handle) => partsOf(handle)[0]));
  const isWhich = new Set(handles).size === handles.length && kinds.size === 1;
  return isWhich ? options.find((option) => handleOf(piecesOf, option) === piece) : undefined;
}
