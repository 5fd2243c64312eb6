import type { FaceSituation, Focus, Proposal } from '@sitrep/contract';
import type { Answer, GameTypes, SeatView } from '@sitrep/kernel';
import type { Speech } from '../speech.ts';

/** What a board may look at: what the seat knows, and what everybody knew before the match. */
export interface Scene<T extends GameTypes = GameTypes> {
  readonly view: SeatView<T>;
  readonly config: T['config'];
  readonly content: T['content'];
  readonly speech: Speech;
  /** How wide a line may be. */
  readonly width: number;
  /** How many lines the screen has, if there is one. */
  readonly rows?: number | undefined;
  /** What is proposed about what the player points at. */
  readonly offers?: readonly Proposal<T>[];
}

/** What pointing may ask. */
export interface PointerDesk<T extends GameTypes = GameTypes> {
  readonly scene: Scene<T>;
  propose(focus: Focus): Promise<readonly Proposal<T>[]>;
}

/** What is pointed at once a place is typed. */
export interface PointedAt {
  readonly focus: Focus;
  /** The first proposal about it needs no second thought. */
  readonly isMeant: boolean;
}

/** How typed places become what is pointed at, in the game's own words. */
export interface Pointer<T extends GameTypes = GameTypes> {
  isPlace(scene: Scene<T>, word: string): boolean;
  /** What is pointed at before anything is typed. */
  first(scene: Scene<T>): Focus;
  at(desk: PointerDesk<T>, focus: Focus, place: string): Promise<PointedAt>;
  /** What else is worth proposing about what is pointed at. */
  besides(scene: Scene<T>, focus: Focus): readonly Focus[];
  /** What a proposal is about: parts of it are changed there. */
  on(focus: Focus, proposal: Proposal<T>): Focus;
  /** What is pointed at once somebody stays behind, or comes along after all; `undefined` if nobody there has the name. */
  without(scene: Scene<T>, focus: Focus, name: string): Focus | undefined;
  /** The place that a group of options stands for, if it is one. */
  placeOf(scene: Scene<T>, group: string): string | undefined;
  /** What choosing a group of options points at, if it stands for no place. */
  inGroup(group: string): Focus | undefined;
  /** The group of options at a place. */
  groupAt(scene: Scene<T>, place: string): string;
}

/** Shows one game's table as text. */
export interface Board<T extends GameTypes = GameTypes> {
  lines(scene: Scene<T>): readonly string[];
  /** What a player would look up about an option; empty when there is nothing. */
  note(scene: Scene<T>, answer: Answer<T>): string;
  /** The heading that an option or a blocked command is listed under; empty for none. Such lists are set in columns. */
  group?(scene: Scene<T>, answer: Answer<T>): string;
  /** What is shown once more when the game is over, before its result. */
  final?(scene: Scene<T>): readonly string[];
  /** Whether an option is worth its line in a long list; the others can still be chosen by number, and listed by `all`. */
  isListed?(scene: Scene<T>, answer: Answer<T>): boolean;
  /** The option that a typed place stands for, by its index. */
  find?(scene: Scene<T>, options: readonly Answer<T>[], place: string): number | undefined;
  /** What a card may show as in force. */
  situationOf?(scene: Scene<T>, card: string): FaceSituation<T>;
  /** What to say about a card besides its text while it is on the table. */
  cardNotes?(scene: Scene<T>, card: string): readonly string[];
  /** What else this game's table can be asked, by the word that asks it. */
  readonly queries?: Readonly<Record<string, (scene: Scene<T>, rest: string) => readonly string[]>>;
  /** The chances of a proposal at a glance; empty where its odds tell enough. */
  gist?(scene: Scene<T>, proposal: Proposal<T>): string;
  /** How places are pointed at; absent if there are none. */
  readonly pointer?: Pointer<T>;
  /** The decisions whose options are shown with their chances. */
  readonly oddsAt?: readonly string[];
}
