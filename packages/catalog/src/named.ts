/** A game that can be started by name. */
export interface NamedSetup {
  readonly name: string;
  readonly config: object;
  readonly content: object;
}

/** The noun that a value stands for. Where an argument is a noun itself, its words fill the gap. */
export interface NounRef {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number | NounRef>>;
}
