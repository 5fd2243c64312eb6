import type { Answer, GameTypes, SeatEvent } from '@sitrep/kernel';
import type { NounRef } from './named.ts';
import type { Odds } from './odds.ts';
import type { Rationale } from './rationale.ts';

/**
 * A named bundle of ordinary answers that a client offers as one act: a squad's march, a whole shot. The rules know only the
 * single answers. Everything in it follows from what the seat may know.
 */
export interface Proposal<T extends GameTypes = GameTypes> {
  /** Tells it from the other proposals for the same decision. */
  readonly id: string;
  /** The message that says what it does, with its arguments as fields of an option; `nounOf` names them. */
  readonly title: Rationale;
  /** In the order in which they are given. The first is legal now, the others if all goes as the seat may expect. */
  readonly answers: readonly Answer<T>[];
  /** What it costs, in words; empty if nothing. */
  readonly costs: readonly Rationale[];
  /** The chances of what it rolls. */
  readonly odds: readonly Odds[];
  /** The chances of what known enemies could do to it. */
  readonly danger: readonly Odds[];
  /** What was chosen on the seat's behalf and can be changed by asking again. */
  readonly parts: readonly ProposalPart[];
  /** What else a board of the game draws or lists; the game's own plain data. */
  readonly sketch?: object;
}

/** One choice within a proposal. To change it, ask again with `{ ...focus, [name]: value }`. */
export interface ProposalPart {
  readonly name: string;
  readonly title: NounRef;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: NounRef }[];
}

/** What the seat points at, in the game's own words: a hex, a gun, men to leave behind. Anything else is ignored. */
export type Focus = Readonly<
  Record<string, string | number | boolean | readonly number[] | readonly string[]>
>;

/** Options that belong together in a list. */
export interface OptionGroup {
  /** The same for all options of the group. */
  readonly id: string;
  readonly name: NounRef;
}

/** What makes the rest of a proposal wait for the seat's own decision, judged by what the seat was told since it gave the last of the answers before it. */
export type Interrupts<T extends GameTypes = GameTypes> = (
  news: readonly SeatEvent[],
  next: Answer<T>,
  given: readonly Answer<T>[],
) => Rationale | undefined;
