import type { Odds } from '@sitrep/contract';
import { gistWords, type Speech } from '@sitrep/speech';
import { modifierWords } from './modifier-words.ts';

/** The rolls of an attack as a table: a row for every target, a column for every mode. */
export interface PlanGrid {
  readonly modes: readonly string[];
  /** What changes every one of the rolls. */
  readonly shared: readonly string[];
  readonly rows: readonly {
    readonly target: string;
    /** What matters most about each roll, then what changes only this one; `undefined` if a mode is not available. */
    readonly cells: readonly (readonly string[] | undefined)[];
  }[];
}

/** Lays out rolls, formatting everything only once: with many targets, text takes longer than chances. */
export function planGrid(speech: Speech, odds: readonly Odds[], targetOf: (odds: Odds) => string): PlanGrid {
  const told = odds.map((each) => ({
    target: targetOf(each),
    mode: each.short === undefined ? '' : speech.tell(each.short, each.about),
    gist: gistWords(speech, each),
    modifiers: modifierWords(speech, each),
  }));
  const shared = (told[0]?.modifiers ?? []).filter((words) =>
    told.every(({ modifiers }) => modifiers.includes(words)),
  );
  const cells = new Map(
    told.map(({ target, mode, gist, modifiers }) => [
      `${target}\n${mode}`,
      [...gist, ...modifiers.filter((words) => !shared.includes(words))],
    ]),
  );
  const modes = [...new Set(told.map(({ mode }) => mode))];
  const targets = [...new Set(told.map(({ target }) => target))];
  return {
    modes,
    shared,
    rows: targets.map((target) => ({
      target,
      cells: modes.map((mode) => cells.get(`${target}\n${mode}`)),
    })),
  };
}
