import { expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import { anyGame } from './contract.ts';

it('forgets the types of a game and nothing else', () => {
  expect(anyGame(parlour)).toBe(parlour);
});
