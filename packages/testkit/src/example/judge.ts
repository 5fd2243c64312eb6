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
    words: adapter.words,
    rules,
    zones: Object.keys(state.zones),
    // The tokens of a zone may be of any kind.
    namesFor: (field) => (field === 'tokens' ? all : names.get(fields.get(field) ?? '')),
  };
}
