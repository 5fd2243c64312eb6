import type { Standing } from '@sitrep/contract';
import { expect, it } from 'vitest';
import type { GameHead } from '../../saves/save-store.ts';
import { countedGames, recordBy } from './record.ts';

const CLEAN: Standing = { past: { kind: 'verified' }, hasOwnCards: false, isScripted: false };

const game = (title: string, isWon?: boolean, standing: Standing | undefined = CLEAN) =>
  ({ title, ...(isWon !== undefined && { isWon }), standing, entries: 9 }) as unknown as GameHead;

it('counts games by name, the most played first', () => {
  const games = [game('Covert', true), game('Sweep', false), game('Sweep', true), game('', true)];
  expect(recordBy(games, ({ title }) => title)).toEqual([
    { name: 'Sweep', played: 2, won: 1 },
    { name: 'Covert', played: 1, won: 1 },
  ]);
});

it('counts finished games without a mark, and says how many have one', () => {
  const clean = game('Sweep', true);
  const { standing: _, ...unasked } = clean;
  const games = [
    clean,
    game('Sweep'),
    game('Sweep', true, { ...CLEAN, hasOwnCards: true }),
    game('Sweep', true, { ...CLEAN, isScripted: true }),
    game('Sweep', true, { ...CLEAN, past: { kind: 'pending', checked: 1, entries: 9 } }),
    game('Sweep', true, { ...CLEAN, past: { kind: 'different', difference: { entry: 1 } } }),
    unasked,
  ];
  expect(countedGames(games)).toEqual({ counted: [clean], marked: 5 });
});
