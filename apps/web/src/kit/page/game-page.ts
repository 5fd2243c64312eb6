import type { CardFace, FaceSituation, GameEntry, Odds, Proposal } from '@sitrep/contract';
import type { Reason, SeatEvent } from '@sitrep/kernel';
import type { Facts, Sight } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';
import type { ComponentType } from 'react';
import type { MessageLoaders } from '../i18n/load-messages.ts';
import type { Lesson } from '../lesson/lesson.ts';
import type { AnyAnswer, AnyBlocked } from '../match/types.ts';
import type { IconName } from '../ui/icon-paths.ts';
import type { Beat } from './beat.ts';
import type { BeatKind } from './beat-kind.ts';
import type { Frame } from './frames.ts';
import type { GamePrinting } from './game-printing.ts';
import type { PictureSource } from './picture-source.ts';
import type { Piece, PieceFinder } from './piece.ts';
import type { Shortcut } from './shortcut.ts';
import type { Sound } from './sound.ts';

/** What a game may look at to say something about a match on the screen. */
export interface Scene {
  readonly entry: GameEntry;
  readonly facts: Facts;
  readonly speech: Speech;
  readonly now: Sight;
  /** The interface's own words, and those of the game's page. */
  t(key: string, args?: Readonly<Record<string, string | number>>): string;
}

/** Pieces that are marked and then chosen as one act, each by the answer of one type that it stands for. */
export interface Marking {
  readonly type: string;
  readonly least: number;
  readonly most: number;
  /** What is answered after them. */
  readonly finish: readonly AnyAnswer[];
}

/** A proposal as a button: what it does, and its chances and costs. */
export interface QuickOffer {
  readonly offer: Proposal;
  readonly title: string;
  readonly note: string;
}

/** How a card looks besides its words. */
export interface CardLook {
  readonly icon: IconName;
  /** Its frame, which tells kinds of cards apart. */
  readonly frame: Frame;
}

/** The last chance: what the button that ends the turn says then, and what ending it would mean. */
export interface Alarm {
  readonly ending: string;
  readonly lines: readonly string[];
}

/** What the seat saw of the table at an earlier moment. */
export type Past = Pick<Scene['now']['view'], 'game' | 'zones'>;

/** How an event is shown over the board. */
export interface BeatLook {
  readonly kind: BeatKind;
  readonly dice: readonly number[];
}

export interface EmblemProps {
  readonly content: object;
  readonly seat: number;
}

export interface PictureProps {
  readonly content: object;
  readonly speech: Speech;
  /** The cards of the places that the briefing is about. */
  readonly places: readonly string[];
}

export interface SavedPictureProps {
  readonly content: object;
  /** The cards of the places on the way, as the game's briefing has them. */
  readonly places: readonly string[];
}

export interface EndingProps {
  /** Whether anybody has won. */
  readonly isWon: boolean;
}

/**
 * What a game contributes to the page. The kit knows no game: it asks here, and does without what is missing. A game
 * without a page of its own gets the kit's text board.
 */
export interface GamePage {
  /** Its board: what lies in the middle of the table, and of a replay. */
  readonly Board: ComponentType;
  /** The sentences of its parts; a key that the kit also has overrides the kit's. */
  readonly messages?: MessageLoaders;

  /** Makes the finder of pieces for a match. Without it, every field with a name points at a piece. */
  makeFinder?(speech: Speech): PieceFinder;
  /** The name of a piece; by default the game's noun for a field of that kind. */
  pieceName?(scene: Scene, piece: Piece): string | undefined;
  /** Whether pointing at a piece opens what belongs to it: it becomes `TableUi.open`. */
  isOpened?(piece: Piece): boolean;
  /**
   * Whether pointing at a piece opens a planner of the page's own, which shows the proposals about it. With planners, the
   * orders leave proposals out.
   */
  isPlanned?(scene: Scene, piece: Piece): boolean;
  /** Whether several pieces are marked before they are chosen together; absent where each is chosen at once. */
  markingOf?(scene: Scene): Marking | undefined;
  /** The card behind a piece, by id. */
  cardOf?(scene: Scene, piece: Piece): string | undefined;
  /** What the face of the card behind a piece may show as in force. */
  situationOf?(scene: Scene, piece: Piece): FaceSituation | undefined;
  cardLook?(face: CardFace): CardLook;
  /** Loads what says what a card's picture shows. Without it, cards have a symbol only. */
  readonly pictures?: PictureSource;

  /** The area below the board: hands, panels, things on offer. */
  readonly Dock?: ComponentType;
  /**
   * Whether the dock is a sheet that folds below a board of fixed height. Then it shows the proposals, and the orders
   * leave them out.
   */
  readonly isDockSheet?: boolean;
  /**
   * Whether the board has the whole width of the table: its dock gives an area `team` above the question and an area
   * `hand` below it, and orders and log lie in a drawer.
   */
  readonly hasDrawer?: boolean;
  /** The dock in a replay, where nothing can be done. */
  readonly ReplayDock?: ComponentType;
  /** Buttons beside the question, besides those that belong to no piece. */
  readonly Answers?: ComponentType;
  /** Figures in the bar at the top. */
  readonly Status?: ComponentType;
  /** Sheets that open over the table. */
  readonly Sheets?: ComponentType;
  /** A summary of what others did in their turn. */
  readonly Recap?: ComponentType;
  /** The sign of a side, for where its name stands large. */
  readonly Emblem?: ComponentType<EmblemProps>;
  /** What a briefing shows of the ground of a set-up. */
  readonly BriefingPicture?: ComponentType<PictureProps>;
  /** What the first page shows of a stored game. It fills the box around it. */
  readonly SavedPicture?: ComponentType<SavedPictureProps>;
  /** The seed for the contour lines behind the board. */
  landscapeOf?(scene: Scene): string;

  /** Forms that need more than a line for each field, by the name of their decision. */
  readonly forms?: Readonly<Record<string, ComponentType>>;
  /** The type of the answer that such a form gives, where one can begin with what was written in another match. */
  readonly draftType?: string;
  /** What a player would look up about an option; empty when there is nothing. */
  optionNote?(scene: Scene, answer: AnyAnswer): string;
  /** What tells one order from another; orders with the same key are one line of the list. */
  orderKey?(scene: Scene, answer: AnyAnswer): string;
  /** The orders that are given most often, for beside the question; `open` is what the player has opened. */
  quickOrders?(scene: Scene, options: readonly AnyAnswer[], open: Piece | undefined): readonly AnyAnswer[];
  /** Of what can be done as one act, what stands before these orders, with the words of its button. */
  quickOffers?(scene: Scene, offers: readonly Proposal[], open: Piece | undefined): readonly QuickOffer[];
  /** Whether this turn is the last, and what that means. */
  alarmOf?(scene: Scene): Alarm | undefined;
  /** Whose order it is: the heading that it is listed under; empty for none. */
  headingOf?(speech: Speech, command: AnyAnswer | AnyBlocked['command']): string;
  /** The current figures of a piece, one per line. */
  figuresOf?(scene: Scene, piece: Piece): readonly string[];
  /** Why a piece plays no part now: its moment comes later. */
  whyApart?(scene: Scene, piece: Piece): Reason | undefined;
  /** What a roll is aimed at, if an option has several. */
  targetOf?(scene: Scene, odds: Odds): string;
  /** The sections of the handbook whose titles are game terms: these get explanations in place. */
  readonly termSections?: readonly string[];

  /** How an event is shown over the board; most are not. */
  beatOf?(event: SeatEvent): BeatLook | undefined;
  /** The whole show of some events, for games that show several as one; then `beatOf` is not asked. */
  showOf?(
    scene: Pick<Scene, 'facts' | 'speech' | 'now' | 't'>,
    events: readonly SeatEvent[],
  ): readonly Beat[];
  /** The same show for players who want it fast: equal things in a row are one. */
  condense?(scene: Pick<Scene, 't'>, beats: readonly Beat[]): readonly Beat[];
  /** What the table looked like before the seat was told of an event, if that can be known: it is drawn while a show is on. */
  recall?(scene: Pick<Scene, 'facts' | 'now'>, until: number): Past | undefined;
  /** Whether an event starts a chapter of the log. */
  isChapter?(event: SeatEvent): boolean;
  /** Keys of its own, in the order in which players see them; one with the name of the table's own takes its place. */
  readonly keys?: readonly Shortcut[];
  /** The text to read aloud for the hand of the open piece, or of the first one. */
  readHand?(scene: Scene, open: Piece | undefined): readonly string[];

  /** What draws its counters and maps for paper. Loaded when something is printed. */
  printing?(): Promise<GamePrinting>;

  /** A picture of the end of a match, at the head of the report. It says nothing that is not said in words too. */
  readonly Ending?: ComponentType<EndingProps>;
  /** What the end of a match sounds like to who is at the table then. */
  endSounds?(isWon: boolean): readonly Sound[];
  /** One line about the end of a match, and the report below it. */
  readonly ReportLead?: ComponentType;
  readonly Report?: ComponentType;
  /** Loads the first match, which is played one step at a time. */
  lesson?(): Promise<Lesson>;
}
