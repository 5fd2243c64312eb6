import type { Speech } from '@sitrep/speech';
import { fieldLabel, fieldWords } from '../page/field-words.ts';

/** What a view says, in words: figures, records under a heading, and lists of records as a table. */
export type Fact =
  | { readonly kind: 'figure'; readonly label: string; readonly words: string }
  | { readonly kind: 'group'; readonly label: string; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly label: string;
      readonly columns: readonly string[];
      readonly rows: readonly FactRow[];
    };

export interface FactRow {
  readonly label: string;
  readonly cells: readonly string[];
}

/** What it takes to put facts into words. */
export interface FactWords {
  readonly speech: Speech;
  /** Lists of this length are taken to have one record for each seat. */
  readonly seats: number;
  readonly yes: string;
  readonly no: string;
}

const NOTHING = '–';

/** The facts of a record, in its order. */
export function factsOf(telling: FactWords, data: unknown): readonly Fact[] {
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => factOf(telling, name, value));
}

function factOf(telling: FactWords, name: string, value: unknown): readonly Fact[] {
  const label = fieldLabel(telling.speech, name);
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord))
    return [{ kind: 'table', label, ...tableOf(telling, value) }];
  if (isRecord(value)) {
    const facts = factsOf(telling, value);
    return facts.length === 0 ? [] : [{ kind: 'group', label, facts }];
  }
  return [{ kind: 'figure', label, words: wordsOf(telling, name, value) }];
}

function tableOf(telling: FactWords, records: readonly Readonly<Record<string, unknown>>[]) {
  const { speech, seats } = telling;
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return {
    columns: names.map((name) => fieldLabel(speech, name)),
    rows: records.map((record, index) => ({
      label: records.length === seats ? speech.seat(index) : String(index + 1),
      cells: names.map((name) => wordsOf(telling, name, record[name])),
    })),
  };
}

/** A value as the text of one cell; nested values are listed one after the other. */
function wordsOf(telling: FactWords, name: string, value: unknown): string {
  if (value === undefined || value === null) return NOTHING;
  if (typeof value === 'boolean') return value ? telling.yes : telling.no;
  if (typeof value === 'string' || typeof value === 'number') return fieldWords(telling.speech, name, value);
  const inner = Array.isArray(value)
    ? value.map((each) => wordsOf(telling, name, each))
    : Object.entries(value).map(
        ([key, each]) => `${fieldLabel(telling.speech, key)} ${wordsOf(telling, key, each)}`,
      );
  return inner.length === 0 ? NOTHING : inner.join(', ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
