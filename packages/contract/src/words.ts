import type {
  Answer,
  AnyEvent,
  Blocked,
  Decision,
  Frame,
  GameTypes,
  KernelEvent,
  Outcome,
  Plan,
  ProcedureName,
  Refusal,
  SeatView,
  State,
} from '@sitrep/kernel';

/** Everything that examples of a game can mention. `tools/example-words.ts` reads the words of a game from these types. */
export interface Spoken<T extends GameTypes> {
  readonly command: Answer<T>;
  readonly event: SpokenEvent<T>;
  readonly state: Pick<State<T>, 'game' | 'zones' | 'seats'> & {
    readonly frames: readonly SpokenFrame<T>[];
  };
  readonly view: SeatView<T>;
  readonly decision: Decision<T>;
  readonly blocked: Blocked<T>;
  readonly refusal: Refusal<T>;
  readonly outcome: Outcome;
}

/** The kernel records names of procedures, steps and dice as text; which there are is for the game to say. */
type SpokenEvent<T extends GameTypes> =
  | Exclude<AnyEvent<T>, { readonly type: 'framePushed' | 'frameStepped' | 'rolled' }>
  | (Omit<Recorded<'framePushed'>, 'procedure' | 'step'> & SpokenPlace<T>)
  | (Omit<Recorded<'frameStepped'>, 'step'> & Pick<SpokenPlace<T>, 'step'>)
  | (Omit<Recorded<'rolled'>, 'name' | 'stream'> & SpokenDice<T>);

type Recorded<N extends string> = Extract<KernelEvent<GameTypes>, { readonly type: N }>;

type SpokenFrame<T extends GameTypes> = Omit<Frame, 'procedure' | 'step'> & SpokenPlace<T>;

interface SpokenPlace<T extends GameTypes> {
  readonly procedure: ProcedureName<T>;
  readonly step: T['steps'][keyof T['steps']];
}

interface SpokenDice<T extends GameTypes> {
  readonly name: DiceOf<T['plan']>;
  readonly stream: StreamOf<T['plan']>;
}

/** The names of the dice in any of these plans. */
type DiceOf<P extends Plan> = P extends Plan ? keyof P['dice'] & string : never;

/** The streams of any of these plans: plans whose type does not name theirs use the usual one. */
type StreamOf<P extends Plan> = P extends { readonly stream: infer Stream extends string } ? Stream : 'dice';

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
