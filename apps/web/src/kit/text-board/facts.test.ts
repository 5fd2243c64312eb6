import { makeSpeech } from '@sitrep/speech';
import { makeText } from '@sitrep/text';
import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';

const speech = makeSpeech(
  makeText('en', [
    {
      seat: 'Player {number}',
      'field.health': 'health',
      'field.stance.bold': 'daring',
    },
  ]),
);
const words = { speech, seats: 2, yes: 'yes', no: 'no' };

it('tells figures by their messages, and without one by their names', () => {
  expect(factsOf(words, { health: 5, isOver: false, lastRound: undefined })).toEqual([
    { kind: 'figure', label: 'health', words: '5' },
    { kind: 'figure', label: 'is over', words: 'no' },
    { kind: 'figure', label: 'last round', words: '–' },
  ]);
});

it('lays records of the same kind out as a table, by seat where there is one for each', () => {
  const duellists = [{ stance: 'bold' }, { stance: 'bold', hasActed: true, marks: [1, 2] }];
  expect(factsOf(words, { duellists })).toEqual([
    {
      kind: 'table',
      label: 'duellists',
      columns: ['stance', 'has acted', 'marks'],
      rows: [
        { label: 'Player 1', cells: ['daring', '–', '–'] },
        { label: 'Player 2', cells: ['daring', 'yes', '1, 2'] },
      ],
    },
  ]);
  const [table] = factsOf(words, { pawns: [{ at: 1 }, { at: 2 }, { at: { row: 3, column: 4 } }] });
  expect(table).toMatchObject({
    rows: [{ label: '1' }, { label: '2' }, { label: '3', cells: ['row 3, column 4'] }],
  });
});

it('tells a record under its name, and nothing of an empty one', () => {
  expect(factsOf(words, { weather: { wind: 3 }, nothing: {} })).toEqual([
    { kind: 'group', label: 'weather', facts: [{ kind: 'figure', label: 'wind', words: '3' }] },
  ]);
  expect(factsOf(words, undefined)).toEqual([]);
});
