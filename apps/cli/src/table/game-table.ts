import type { Language, Messages } from '@sitrep/text';
import type { Board } from './board.ts';
import type { DraftForm, FormDesk } from './form.ts';
import type { PackDesk } from './pack-desk.ts';

/** What the terminal has for one game besides what it has for every game. */
export interface GameTable {
  readonly board: Board;
  /** Forms that need more than a question for each field, by the name of their decision. */
  readonly forms?: Readonly<Record<string, (desk: FormDesk) => DraftForm>>;
  /** Examples for the help of commands, by command. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
  /** Checks its packs; absent where it has none that players write. */
  readonly packs?: PackDesk;
  /** The words of its board and forms. */
  readonly messages?: Readonly<Record<Language, () => Promise<Messages>>>;
}
