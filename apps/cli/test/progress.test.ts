import { expect, it } from 'vitest';
import { makeProgress } from '../src/progress.ts';
import { fakeIo } from './fake-host.ts';

it('says nothing for a second, then ten times a second at most', () => {
  let time = 0;
  const shown: string[] = [];
  const io = { ...fakeIo(), showProgress: (text: string) => void shown.push(text) };
  const progress = makeProgress(io, () => time);
  for (; time <= 1_250; time += 50) progress(() => `at ${time}`);
  expect(shown).toEqual(['at 1000', 'at 1100', 'at 1200']);
});
