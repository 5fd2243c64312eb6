import type { Field, Fields, NamedKind } from '../src/content/fields.ts';
import type { ChartRow, Effect, HostileClass, Who } from '../src/content/vocabulary.ts';
import { allWords } from '../src/words/lookup.ts';

export const ROWS: readonly ChartRow[] = [
  { from: 1, malfunction: true },
  { from: 3, miss: true },
  { from: 5, wounds: 1, all: true, again: true, destroy: true },
  { from: 10, kill: true, discard: true },
];

export const WHO: readonly Who[] = [
  { who: 'self' },
  { who: 'anySoldier' },
  { who: 'squadSoldier' },
  { who: 'soldierHere' },
  { who: 'otherSoldierHere' },
  { who: 'soldiersHere' },
  { who: 'target' },
  { who: 'hostile' },
  { who: 'hostile', values: [0, 1] },
  { who: 'hostile', range: [0, 1] },
  { who: 'hostile', values: [0, 1], range: [0, 1] },
  { who: 'hostilesHere' },
  { who: 'allHostiles' },
];

const CLASSES: readonly HostileClass[] = [
  { of: 'others' },
  { of: 'all' },
  { of: 'values', span: [0, 1] },
  { of: 'cards', cards: ['modern-jungle/thug'] },
];

const NAMED: Readonly<Record<NamedKind, readonly unknown[]>> = {
  yes: [true],
  term: ['Stealth'],
  span: [[0, 2]],
  amount: [2, { byColumn: [2, 1] }, { perHostile: 1 }],
  who: [{ who: 'soldiersHere' }, { who: 'hostile' }],
  hostileClass: CLASSES,
  chartRow: ROWS,
  effects: [[{ effect: 'heal', amount: 1 }], [{ effect: 'moveTimer', amount: -1 }]],
};

/** Every value that may change the wording. */
function valuesOf(field: Field): readonly unknown[] {
  switch (field.is) {
    case 'number':
      return [field.least, field.most];
    case 'numbers':
      return [[0], [0, 2]];
    case 'oneOf':
      return field.words;
    case 'list':
      return [valuesOf(field.of)];
    case 'group':
      return samplesOf(field.fields);
    case 'optional':
      return [undefined, ...valuesOf(field.of)];
    case 'named':
      return NAMED[field.kind];
  }
}

/** Fields filled in every combination. */
function samplesOf(fields: Fields): readonly object[] {
  return Object.entries(fields).reduce<readonly object[]>(
    (samples, [name, field]) =>
      samples.flatMap((sample) =>
        valuesOf(field).map((value) => (value === undefined ? sample : { ...sample, [name]: value })),
      ),
    [{}],
  );
}

/** Every word with all combinations of what its fields may hold, so that a new word brings its own samples. */
export const EFFECTS: readonly Effect[] = allWords.flatMap(({ name, fields }) =>
  // The fields of the word are those of its effect.
  samplesOf(fields).map((sample) => ({ effect: name, ...sample }) as Effect),
);
