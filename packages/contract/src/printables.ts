import type { NounRef } from './named.ts';

/** A card as often as its pack has it. */
export interface PrintedCard {
  readonly card: string;
  readonly copies: number;
  /** What stands on its back: cards of one deck look alike from behind. */
  readonly back: NounRef;
}

/** A counter as often as it is needed; its faces are drawn by the game's page, which knows them by these names. */
export interface PrintedCounter {
  readonly front: string;
  readonly back: string;
  readonly copies: number;
}

/** Words in a cell of a sheet, and boxes to be ticked behind them. */
export interface FormLine {
  readonly words?: NounRef;
  readonly boxes?: number;
}

/** What stands in a cell; nothing if players write into it. */
export type FormCell = readonly FormLine[];

export interface FormTable {
  readonly title: NounRef;
  readonly columns: readonly NounRef[];
  readonly rows: readonly (readonly FormCell[])[];
}

/** A sheet of paper that players fill in by hand. */
export interface FormSheet {
  /** The figures that stand above the tables, each with its name. */
  readonly facts: readonly { readonly label: NounRef; readonly value: FormCell }[];
  readonly tables: readonly FormTable[];
}

export const PRINT_KINDS = ['cards', 'counters', 'map', 'team', 'campaign'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

interface AnyPrintable {
  readonly kind: PrintKind;
  /** No two things of a game and a kind have the same. */
  readonly id: string;
  /** The pack that it belongs to. */
  readonly pack: string;
  /** What it is called; by the pack's name if it has none of its own. */
  readonly name?: NounRef;
  /** Where cards and names are looked up. */
  readonly content: object;
}

interface PrintedDeck extends AnyPrintable {
  readonly kind: 'cards';
  readonly cards: readonly PrintedCard[];
}

interface PrintedCounters extends AnyPrintable {
  readonly kind: 'counters';
  readonly counters: readonly PrintedCounter[];
}

/** The ground of a scenario, drawn by the game's page. */
interface PrintedMap extends AnyPrintable {
  readonly kind: 'map';
}

/** A sheet with the cards that go with it. */
interface PrintedSheet extends AnyPrintable {
  readonly kind: 'team' | 'campaign';
  readonly form: FormSheet;
  readonly cards: readonly PrintedCard[];
}

/** Something that can be printed, cut out and played with. */
export type Printable = PrintedDeck | PrintedCounters | PrintedMap | PrintedSheet;

/** What a game can print. */
export interface Printables {
  /** Everything its packs bring, in the order of menus. */
  readonly list: readonly Printable[];
  /** The kinds of saved drafts (`SavedDrafts` of the page) that are teams. */
  readonly drafts: readonly string[];
  /** The sheet of a team that a player has put together; `undefined` for what is none. */
  ofDraft(kind: string, name: string, draft: unknown): Printable | undefined;
}
