import { expect, it } from 'vitest';
import { describeFigure } from '../src/describe/index.ts';
import type { Figure } from '../src/for-clients.ts';
import { sayIn } from './catalogues.ts';

const say = (figure: Figure) => sayIn('en')(describeFigure(figure));

it('a figure names what is printed, what other cards add or take, and what lasts without a card', () => {
  const parts = [
    { source: 'modern-jungle/wetlands', amount: 4 },
    { source: 'modern-core/covert', amount: 1 },
    { source: '', amount: -2 },
  ];
  expect(say({ name: 'entrance', total: 3, parts })).toBe(
    'Entrance 3: Wetlands 4, Covert +1, lasting reduction −2',
  );
});

it('a Cover that differs by Range names the Range', () => {
  const parts = [{ source: 'ww2-europe/pzkfw-ivh', amount: 2 }];
  expect(say({ name: 'coverAt', range: 0, total: 2, parts })).toBe('Cover 2 at Range 0: PzKfw IVH Tank 2');
});

it('a reach names its distances', () => {
  const spans = [
    [0, 0],
    [2, 3],
  ] as const;
  expect(say({ name: 'reach', spans })).toBe('Acts at Range 0, 2–3');
});
