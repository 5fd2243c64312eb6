import type { Problem, Uniform } from '@sitrep/kernel';
import type { NamedSetup, NounRef } from './named.ts';

/** One thing that can be chosen for a field. */
export interface SetupChoice {
  readonly value: string;
  readonly name: NounRef;
  /** The card that it is, where it is one. */
  readonly card?: string;
  /** Why it cannot be chosen as things are; nothing where it can. */
  readonly problems: readonly Problem[];
  /** The list that it opens, for clients that do not show lists yet. */
  readonly opens?: string;
}

/** Something to settle before a match, with what there is to choose from. */
export interface SetupField {
  readonly name: string;
  readonly title: NounRef;
  readonly value: string;
  readonly choices: readonly SetupChoice[];
}

/** Something of which any number is chosen, in an order of its own. */
export interface SetupList {
  readonly name: string;
  readonly title: NounRef;
  /** What has been chosen, in the order in which it was. */
  readonly values: readonly string[];
  /** All there is; the problems of a choice say why it cannot be taken, or given back if it was taken. */
  readonly choices: readonly SetupChoice[];
}

/** A rule that can be had in several ways. */
export interface SetupSwitch extends SetupField {
  /** What the ruleset has where nobody wishes otherwise. */
  readonly usual: string;
  /** The word that the handbook explains it under. */
  readonly word: string;
}

/** How a match of a game is wished for, field by field. The desk knows what goes with what; a client only shows it. */
export interface SetupDesk {
  /** Wishes that make a good first game. */
  usual(ruleset?: string): object;
  /** The wishes of a match that was played, for another one; the usual ones where it cannot be had here. */
  again(config: object): object;
  /** The fields in the order in which they are best settled; those that do not arise are left out. */
  fields(config: object): readonly SetupField[];
  /** The lists that go with the fields as they are; mostly none. */
  lists(config: object): readonly SetupList[];
  switches(config: object): readonly SetupSwitch[];
  /** The wishes with one field changed; others that no longer fit are changed along with it. */
  change(config: object, field: string, value: string): object;
  /** The wishes with one more thing on a list, or without one that was on it; the same where that is not possible. */
  toggle(config: object, list: string, value: string): object;
  changeSwitch(config: object, name: string, value: string): object;
  /** Wishes by chance under the same ruleset, for the same company and with the same switches. */
  random(config: object, random: Uniform): object;
  setupOf(config: object): NamedSetup;
}
