import type { GameTypes } from '@sitrep/kernel';
import type { Language, Messages } from '@sitrep/text';
import type { Board } from './board.ts';
import type { DraftForm, FormDesk } from './form.ts';
import type { PackDesk } from './pack-desk.ts';

/** What the terminal has for one game on top of what it has for every game. */
export interface GameTable<T extends GameTypes = GameTypes> {
  readonly board: Board<T>;
  /** Forms that need more than a question for each field, by the name of their decision. */
  readonly forms?: Readonly<Record<string, (desk: FormDesk<T>) => DraftForm<object, T>>>;
  /** Examples for the help of commands, by command. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
  /** Checks its packs; absent if players write none. */
  readonly packs?: PackDesk;
  /** The words of its board and forms. */
  readonly messages?: Readonly<Record<Language, () => Promise<Messages>>>;
}

/** Forgets the types of a game. Safe because the terminal hands a table only what came from a match of that game. */
export function anyTable<T extends GameTypes>(table: GameTable<T>): GameTable {
  return table as unknown as GameTable;
}
