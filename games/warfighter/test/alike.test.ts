import { expect, it } from 'vitest';
import { orderKey } from '../src/queries/table/alike.ts';
import { drill } from './rules/drill.ts';
import { location, soldier } from './rules/drill-cards.ts';

it('copies of a card in one hand make the same order; those in another hand, and other orders, do not', () => {
  const { match } = drill(
    {
      soldiers: [
        { card: 'ace', hand: ['field', 'field', 'hill'] },
        { card: 'ben', hand: ['field'] },
      ],
    },
    { cards: [soldier('ace'), soldier('ben'), location('field'), location('hill')] },
  );
  const orders = match.options(0).filter(({ type }) => type === 'playLocation');
  const keys = orders.map((order) => orderKey(match.state, order));
  expect(orders).toHaveLength(4);
  expect(new Set(keys).size).toBe(3);
  const rest = match.options(0).filter(({ type }) => type !== 'playLocation');
  expect(new Set(rest.map((order) => orderKey(match.state, order))).size).toBe(rest.length);
});
