import type { GameTypes, Reading } from '@sitrep/kernel';
import type { NounRef } from './named.ts';

/**
 * Everything that a card shows, as data: page, terminal, print and screen reader draw the same face, and none of them
 * takes a text apart. It holds no words, only what they are called, so one face serves every language.
 */
export interface CardFace {
  /** The card's id, which art is looked up by. */
  readonly id: string;
  readonly name: NounRef;
  /** The kind of card, in the game's own words: it decides the frame. */
  readonly type: string;
  /** What the frame depends on besides, such as the kind of Soldier. */
  readonly variant?: string;
  /** The type line: kind of card, nation, traits. */
  readonly line: NounRef;
  /** The figures on the picture, the most important first. */
  readonly badges: readonly FaceFigure[];
  /** The body, from top to bottom. */
  readonly blocks: readonly FaceBlock[];
  /** The figures at the lower edge. */
  readonly foot: readonly FaceFigure[];
}

/** What stands in a place of a face: a figure, which looks alike in every language, or words. */
export type FaceText = string | NounRef;

/** A figure with its symbol. */
export interface FaceFigure {
  readonly symbol: FaceSymbol;
  readonly value: FaceText;
  /** A word below it where there is room: “Movement”. */
  readonly caption?: NounRef;
  /** What a screen reader says instead of symbol and figure: “Movement 2”. */
  readonly label: NounRef;
  /** The symbol is drawn so many times instead of the figure; `left` of them are full, without it all. */
  readonly pips?: { readonly count: number; readonly left?: number };
}

export type FaceBlock =
  | FiguresBlock
  | AbilityBlock
  | NoteBlock
  | TableBlock
  | ChipsBlock
  | GoalBlock
  | KeywordBlock;

/** A row of figures. */
export interface FiguresBlock {
  readonly kind: 'figures';
  readonly figures: readonly FaceFigure[];
}

/** One thing the card does. Read one after the other, its parts are its whole text. */
export interface AbilityBlock {
  readonly kind: 'ability';
  /** The strip above it: when it may be played, and at what cost. */
  readonly when?: FaceLabel;
  /** A figure to draw large before the text: `+2 [+4]`. */
  readonly figure?: string;
  readonly text: NounRef;
  /** Further sentences: what happens then, how often it works. */
  readonly more?: readonly NounRef[];
}

/** A sentence that is not an ability: what a weapon needs, where an Attachment goes. */
export interface NoteBlock {
  readonly kind: 'note';
  readonly symbol?: FaceSymbol;
  readonly text: NounRef;
}

/** A table; an empty cell is an empty text. */
export interface TableBlock {
  readonly kind: 'table';
  /** What it is: “Hostiles”, “Heal one Wound”. */
  readonly title?: NounRef;
  readonly columns: readonly FaceHead[];
  readonly rows: readonly FaceRow[];
}

export interface FaceRow {
  /** Absent in a table of one row that needs none. */
  readonly head?: FaceHead;
  readonly cells: readonly FaceText[];
}

/** The head of a row or column. */
export interface FaceHead extends FaceLabel {
  /** The symbol is drawn so many times and stands for the text. */
  readonly times?: number;
  /** Whether this row or column is in force now. */
  readonly isLit?: true;
}

/** A text, maybe with a symbol, and what a screen reader says for both. */
export interface FaceLabel {
  readonly symbol?: FaceSymbol;
  readonly text: FaceText;
  readonly label: NounRef;
}

/** Ways of attacking and what else stands in a row of little boxes. */
export interface ChipsBlock {
  readonly kind: 'chips';
  readonly chips: readonly FaceChip[];
}

export interface FaceChip {
  /** “Semi”; absent if the figures say it all. */
  readonly name?: NounRef;
  readonly figures: readonly FaceFigure[];
  /** What a screen reader says: “Semi, 1 die”. */
  readonly label: NounRef;
}

/** A line of an Objective: what is attacked, what wins, what loses. */
export interface GoalBlock {
  readonly kind: 'goal';
  readonly goal: 'target' | 'success' | 'failure';
  readonly text: NounRef;
  readonly figures: readonly FaceFigure[];
}

/** A keyword with its reminder. */
export interface KeywordBlock {
  readonly kind: 'keyword';
  readonly name: NounRef;
  readonly reminder: NounRef;
}

/** Every symbol that a face may use. */
export const FACE_SYMBOLS = [
  'action',
  'again',
  'ammo',
  'cancel',
  'cards',
  'climate',
  'counter',
  'cover',
  'die',
  'discard',
  'entrance',
  'fist',
  'hand-to-hand',
  'health',
  'hit',
  'hostile',
  'keep',
  'load',
  'movement',
  'penetration',
  'price',
  'range',
  'reinforce',
  'reload',
  'resources',
  'reticle',
  'slot',
  'striking',
  'target',
  'time',
  'value',
  'wound',
  'xp',
] as const;

export type FaceSymbol = (typeof FACE_SYMBOLS)[number];

/** What of a match a face may show as in force. */
export interface FaceSituation<T extends GameTypes = GameTypes> {
  /** What the seat knows. */
  readonly state: Reading<T>;
  /** Which piece in play the card is, by the game's own number, where there may be several. */
  readonly piece?: number;
}
