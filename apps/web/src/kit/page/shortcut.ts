/** A key that does something at the table. `keys.NAME` says what. */
export interface Shortcut {
  readonly name: string;
  /** The key it has unless the player gives it another one, as in `KeyboardEvent.key`, in lower case. */
  readonly key: string;
  /** The key it has instead where a game uses the first for something of its own. */
  readonly spare?: string;
}
