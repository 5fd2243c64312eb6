import type { GameTypes, Problem, Uniform } from '@sitrep/kernel';
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

/** A rule that comes in several ways. */
export interface SetupSwitch extends SetupField {
  /** What the ruleset has unless players choose otherwise. */
  readonly usual: string;
  /** The word that the handbook explains it under. */
  readonly word: string;
}

/** How a match of a game is put together, field by field. The desk knows what goes with what; a client only shows it. */
export interface SetupDesk<T extends GameTypes = GameTypes> {
  /** A set-up that makes a good first game. */
  usual(ruleset?: string): T['config'];
  /** The set-up of a match that was played, for another one; the usual one where that cannot be played here. */
  again(config: T['config']): T['config'];
  /** The fields in the order in which they are best settled; those that do not arise are left out. */
  fields(config: T['config']): readonly SetupField[];
  /** The lists that go with the fields as they are; mostly none. */
  lists(config: T['config']): readonly SetupList[];
  switches(config: T['config']): readonly SetupSwitch[];
  /** The set-up with one field changed; others that no longer fit are changed along with it. */
  change(config: T['config'], field: string, value: string): T['config'];
  /** The set-up with one more thing on a list, or without one that was on it; the same where that is not possible. */
  toggle(config: T['config'], list: string, value: string): T['config'];
  changeSwitch(config: T['config'], name: string, value: string): T['config'];
  /** A set-up by chance under the same ruleset, for the same company and with the same switches. */
  random(config: T['config'], random: Uniform): T['config'];
  setupOf(config: T['config']): NamedSetup<T>;
}
