import type {
  Answer,
  AnyEvent,
  Blocked,
  Decision,
  Frame,
  GameTypes,
  Outcome,
  Refusal,
  SeatView,
  State,
} from '@sitrep/kernel';

/** Everything that examples of a game can mention. `tools/example-words.ts` reads the words of a game from these types. */
export interface Spoken<T extends GameTypes> {
  readonly command: Answer<T>;
  readonly event: AnyEvent<T>;
  readonly state: Pick<State<T>, 'game' | 'zones' | 'seats'> & {
    readonly frames: readonly SpokenFrame<T>[];
  };
  readonly view: SeatView<T>;
  readonly decision: Decision<T>;
  readonly blocked: Blocked<T>;
  readonly refusal: Refusal<T>;
  readonly outcome: Outcome;
}

type SpokenFrame<T extends GameTypes> = Omit<Frame, 'procedure'> & {
  readonly procedure: keyof T['frames'] & string;
};

/**
 * What may appear in a place of a game's data: `number`, `text`, `flag`, `any` or the name of another shape; a closed
 * list of words; items counted from 0; records by keys that the types do not name; a record; or records of several
 * kinds, distinguished by their field `type`.
 */
export type Shape =
  | string
  | readonly string[]
  | { readonly list: Shape }
  | { readonly byKey: Shape }
  | { readonly fields: Fields }
  | { readonly kinds: Readonly<Record<string, Fields>> };

export type Fields = Readonly<Record<string, Shape>>;

/** The words of a game: everything an example can name. */
export interface ExampleWords {
  readonly spoken: Readonly<Record<keyof Spoken<GameTypes>, Shape>>;
  readonly named: Readonly<Record<string, Shape>>;
}

/** A shape with its name resolved. */
export function meantShape({ named }: Pick<ExampleWords, 'named'>, shape: Shape): Shape {
  return typeof shape === 'string' ? (named[shape] ?? shape) : shape;
}
