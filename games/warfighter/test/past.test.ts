import type { Naming } from '@sitrep/contract';
import { expect, it } from 'vitest';
import { nounOf } from '../src/entry/nouns/nouns.ts';
import type { WarTypes } from '../src/types.ts';

const gear = (id: number, card: string) => ({ id, card });
const first = { type: 'soldierMoved', soldier: 1, item: 1, slot: 2 };
const second = { type: 'soldierMoved', soldier: 1, item: 1, slot: 2 };

const PAST = [
  { type: 'missionLaidOut', mission: 'p/covert', objective: 'p/boss', slots: 3 },
  { type: 'soldierJoined', soldier: 1, recruit: { card: 'p/ace', gear: [gear(1, 'p/knife')] } },
  { type: 'locationPlaced', slot: 2, card: 'p/trail' },
  first,
  { type: 'missionCleared' },
  { type: 'soldierJoined', soldier: 1, recruit: { card: 'p/ben', gear: [gear(1, 'p/rifle')] } },
  second,
];

/** As much of a table as names need. */
const NAMING = {
  content: { instances: [] },
  game: {
    soldiers: [{ card: 'p/ben', gear: [gear(1, 'p/rifle')] }],
    path: [
      { card: 'p/sweep', gear: [] },
      { card: 'p/hill', gear: [] },
    ],
  },
  past: PAST,
  before: (data: object) =>
    PAST.includes(data as (typeof PAST)[number]) ? PAST.indexOf(data as never) : undefined,
};

it('names what an event of an earlier mission was about as it was then', () => {
  const name = (field: string, data: { readonly [name: string]: unknown }) =>
    nounOf(NAMING as unknown as Naming<WarTypes>, field, data[field] as number, data);
  expect(['soldier', 'item'].map((field) => name(field, first)?.key)).toEqual(['card.p/ace', 'card.p/knife']);
  expect(name('slot', first)?.args).toEqual({ slot: 2, name: { key: 'card.p/trail' } });
  expect(['soldier', 'item'].map((field) => name(field, second)?.key)).toEqual([
    'card.p/ben',
    'card.p/rifle',
  ]);
  expect(name('slot', { slot: 2 })?.args).toEqual({ slot: 2, name: { key: 'card.p/hill' } });
});
