import type { ExampleWords, Fields, Shape } from '@sitrep/contract';
import type { GameTypes, Match } from '@sitrep/kernel';
import type { ExampleBook } from './adapter.ts';
import type { Judge } from './check-words.ts';

/** What can be named on a table: the words and rules of the game, its zones, its cards and pieces. */
export function judgeOf<T extends GameTypes>(
  { state, setup }: Match<T>,
  { adapter, rules }: ExampleBook<T>,
): Judge {
  const fields = new Map(Object.entries(adapter.tokenFields));
  const names = new Map<string, readonly string[]>();
  for (const zone of fields.values()) {
    if (!names.has(zone)) names.set(zone, adapter.namesIn(setup.content, zone));
  }
  const all = [...names.values()].flat();
  return {
    words: withPrinted(adapter.words, adapter.printedWords?.(setup.content) ?? {}),
    rules,
    zones: Object.keys(state.zones),
    // The tokens of a zone may be of any kind.
    namesFor: (field) => (field === 'tokens' ? all : names.get(fields.get(field) ?? '')),
  };
}

type Printed = Readonly<Record<string, readonly string[]>>;

/** The words of a game with those that its cards bring. */
function withPrinted(words: ExampleWords, printed: Printed): ExampleWords {
  const named = mapValues(words.named, (shape, name) => printedInto(shape, name, printed));
  return { ...words, named };
}

function printedInto(shape: Shape, name: string, printed: Printed): Shape {
  if (typeof shape !== 'object') return shape;
  const into = (fields: Fields, owner: string): Fields =>
    mapValues(fields, (field, at) => closed(field, printed[`${owner}.${at}`]));
  if ('kinds' in shape) return { kinds: mapValues(shape.kinds, into) };
  return 'fields' in shape ? { fields: into(shape.fields, name) } : shape;
}

/** One of these words instead of any text, or a record with these keys instead of any. */
function closed(shape: Shape, words: readonly string[] | undefined): Shape {
  if (words === undefined) return shape;
  if (typeof shape !== 'object' || !('byKey' in shape)) return words;
  return { fields: Object.fromEntries(words.map((word) => [word, shape.byKey])) };
}

function mapValues<V>(record: Readonly<Record<string, V>>, change: (value: V, key: string) => V) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
