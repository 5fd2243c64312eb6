/** What is asked of a state, or of something that never changes. */
interface Question<S, K, V> {
  /** Works the answer out. A key asks the same about different things: Soldiers, slots, pairs of hexes. */
  readonly work: (from: S, key: K) => V;
  /** What tells keys apart, if not that they are the same value or the same object. */
  readonly nameOf: ((key: K) => unknown) | undefined;
}

/** The answers that are known: the one to a question without a key, and those by key. */
interface Answers<V> {
  only: V | undefined;
  readonly byKey: Map<unknown, V>;
}

/** `undefined` is no answer: it would be worked out again and again. */
type Known = NonNullable<unknown>;

/** How often a state was written to in a way that concerns each scope. */
interface Writes {
  readonly match: 0;
  game: number;
  zones: number;
}

const writesTo = perObject((_state: object): Writes => ({ match: 0, game: 0, zones: 0 }));

/** The game's own state was written. */
export function gameWritten(state: object): void {
  const writes = writesTo(state);
  writes.game += 1;
  writes.zones += 1;
}

/** Tokens moved to another zone, or somebody learned about some. */
export function zonesWritten(state: object): void {
  writesTo(state).zones += 1;
}

/**
 * Declares something that follows from a state and is worked out once, when it is first asked for. It is declared where
 * it belongs and called like any function:
 *
 *     const teamOf = derive.game((state: Read) => state.game.soldiers.filter(isIn));
 *
 * The scope says what the answer may depend on, and so how long it is kept:
 *
 * | scope     | may read                                    | kept                                          |
 * |-----------|---------------------------------------------|-----------------------------------------------|
 * | `content` | one thing that never changes, and its parts | as long as that thing exists, for all matches |
 * | `match`   | content and config, and what zones there are | as long as the state object exists           |
 * | `game`    | also the game's own state                   | until `evolve` folds another event            |
 * | `zones`   | also the tokens in zones and who knows them | until that, or until a zone changes           |
 *
 * Frames, seats and chance change all the time: no scope may read them. Answers are kept beside the state, never in it:
 * they are neither saved nor hashed, and every copy of a state starts without any, except those of scope `content`.
 */
export const derive = {
  content: fromContent,
  match: fromState('match'),
  game: fromState('game'),
  zones: fromState('zones'),
};

/** `thing` is a content, or anything else that never changes: a config, a card, a map. */
function fromContent<S extends object, V extends Known, K = void>(
  work: (thing: S, key: K) => V,
  nameOf?: (key: K) => unknown,
): (thing: S, key: K) => V {
  const question = { work, nameOf };
  const answersOf = perObject((_thing: S) => noAnswers<V>());
  return (thing, key) => answer(answersOf(thing), question, thing, key);
}

function fromState(scope: keyof Writes) {
  return <S extends object, V extends Known, K = void>(
    work: (state: S, key: K) => V,
    nameOf?: (key: K) => unknown,
  ): ((state: S, key: K) => V) => {
    const question = { work, nameOf };
    const slotOf = perObject((state: S) => ({
      answers: noAnswers<V>(),
      writes: writesTo(state),
      seen: 0,
    }));
    return (state, key) => {
      const slot = slotOf(state);
      const now = slot.writes[scope];
      if (slot.seen !== now) drop(slot.answers);
      slot.seen = now;
      return answer(slot.answers, question, state, key);
    };
  };
}

function noAnswers<V>(): Answers<V> {
  return { only: undefined, byKey: new Map() };
}

function drop<V>(answers: Answers<V>): void {
  answers.only = undefined;
  answers.byKey.clear();
}

function answer<S, K, V extends Known>(
  answers: Answers<V>,
  { work, nameOf }: Question<S, K, V>,
  from: S,
  key: K,
): V {
  if (key === undefined) {
    answers.only ??= work(from, key);
    return answers.only;
  }
  const name = nameOf === undefined ? key : nameOf(key);
  const known = answers.byKey.get(name);
  if (known !== undefined) return known;
  const value = work(from, key);
  answers.byKey.set(name, value);
  return value;
}

/** One value for each object. Usually it is the object that was asked about last, which is found without a table. */
function perObject<T extends object, V>(make: (object: T) => V): (object: T) => V {
  const values = new WeakMap<T, { readonly value: V }>();
  let latest: T | undefined;
  let found: { readonly value: V } | undefined;
  const find = (object: T) => {
    const known = values.get(object);
    if (known !== undefined) return known;
    const made = { value: make(object) };
    values.set(object, made);
    return made;
  };
  return (object) => {
    if (found === undefined || latest !== object) {
      found = find(object);
      latest = object;
    }
    return found.value;
  };
}
