import type { GameTypes, Problem, Uniform } from '@sitrep/kernel';
import type { NamedSetup, NounRef } from './named.ts';

/** One thing that can be chosen for a field. */
export interface SetupChoice {
  readonly value: string;
  readonly name: NounRef;
  /** The card, if it is one. */
  readonly card?: string;
  /** Why it cannot be chosen now; empty if it can. */
  readonly problems: readonly Problem[];
}

/** Something to choose before a match, with the choices. */
export interface SetupField {
  readonly name: string;
  readonly title: NounRef;
  readonly value: string;
  readonly choices: readonly SetupChoice[];
  /** What the choice is made of, in order, where it is made of several things. */
  readonly parts?: readonly NounRef[];
  /** The rules behind the choice that a player should know, for the handbook's words on them. */
  readonly rules?: readonly string[];
}

/** A list from which any number can be chosen, in any order. */
export interface SetupList {
  readonly name: string;
  readonly title: NounRef;
  /** The field that it goes with. */
  readonly field: string;
  /** Whether the order counts; otherwise `values` are in the order that will be played. */
  readonly isOrdered: boolean;
  /** What has been chosen, in the order chosen. */
  readonly values: readonly string[];
  /** All choices; the problems of a choice say why it cannot be taken, or put back if it was taken. */
  readonly choices: readonly SetupChoice[];
}

/** A rule with several variants. */
export interface SetupSwitch extends SetupField {
  /** The ruleset's default. */
  readonly usual: string;
  /** The word that the handbook explains it under. */
  readonly word: string;
}

/** How a match is set up, field by field. The desk knows which choices go together; a client only shows them. */
export interface SetupDesk<T extends GameTypes = GameTypes> {
  /** A set-up that makes a good first game. */
  usual(ruleset?: string): T['config'];
  /** The set-up of a match that was played, to play again; the default if it cannot be played here. */
  again(config: T['config'], content: T['content']): T['config'];
  /** The fields in the best order to choose them, without those that do not apply. */
  fields(config: T['config']): readonly SetupField[];
  /** The lists that go with the current fields; usually none. */
  lists(config: T['config']): readonly SetupList[];
  switches(config: T['config']): readonly SetupSwitch[];
  /** The set-up with one field changed, and others that no longer fit adjusted. */
  change(config: T['config'], field: string, value: string): T['config'];
  /** The set-up with one thing added to a list, or removed from it; unchanged if that is not possible. */
  toggle(config: T['config'], list: string, value: string): T['config'];
  /** The set-up with something on a list at another place, from 0; unchanged if it is not on it. */
  place(config: T['config'], list: string, value: string, place: number): T['config'];
  changeSwitch(config: T['config'], name: string, value: string): T['config'];
  /** A random set-up with the same ruleset, players and options. */
  random(config: T['config'], random: Uniform): T['config'];
  setupOf(config: T['config']): NamedSetup<T>;
}
