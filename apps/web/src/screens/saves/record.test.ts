import { expect, it } from 'vitest';
import type { GameHead } from '../../saves/save-store.ts';
import { recordBy } from './record.ts';

const game = (title: string, isWon?: boolean) =>
  ({ title, ...(isWon !== undefined && { isWon }) }) as unknown as GameHead;

it('counts what was played to its end, the most played first', () => {
  const games = [
    game('Covert', true),
    game('Sweep', false),
    game('Sweep', true),
    game('Sweep'),
    game('', true),
  ];
  expect(recordBy(games, ({ title }) => title)).toEqual([
    { name: 'Sweep', played: 2, won: 1 },
    { name: 'Covert', played: 1, won: 1 },
  ]);
});
