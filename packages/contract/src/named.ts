import type { Entry, GameTypes, Seat, SeatEvent, SeatView } from '@sitrep/kernel';

/** A match that can be started by name. */
export interface NamedSetup<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly config: T['config'];
  readonly content: T['content'];
}

/** The noun that a value stands for. Where an argument is a noun itself, its words fill the gap. */
export interface NounRef {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number | NounRef>>;
}

/** Where names are looked up: what everybody knew before a match, and what everybody may know about it now. */
export interface Naming<T extends GameTypes = GameTypes> {
  readonly content: T['content'];
  /** The game as an onlooker sees it; absent if there is no match. */
  readonly game?: T['view'] | undefined;
  /** Everything an onlooker saw happen, for the names of things that are gone. */
  readonly past?: readonly object[] | undefined;
  /** How many of the game's own events came before an event of the match; `undefined` otherwise. */
  before?(data: object): number | undefined;
}

/** As much of a match as telling about it takes: a match itself, or what somebody may know of one. */
export interface Told {
  readonly setup: { readonly content: object };
  /** What a seat may know; -1 stands for an onlooker, whose view names are looked up in. */
  view(seat: Seat): Pick<SeatView<GameTypes>, 'game' | 'seats'>;
  /** What a seat may know of the past; the list only ever grows. */
  events(seat: Seat): readonly SeatEvent[];
  /** The past with everything hidden, where whoever tells it may know that. */
  readonly log?: readonly Entry<GameTypes>[];
}
