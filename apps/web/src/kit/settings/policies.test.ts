import { expect, it } from 'vitest';
import { keepPolicy, readPolicy } from './policies.ts';

it('what was settled for a seat is found again, and nothing strange', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  expect(readPolicy('duel', 0)).toEqual({});
  keepPolicy('duel', 0, { least: 20 });
  expect(readPolicy('duel', 0)).toEqual({ least: 20 });
  expect(readPolicy('duel', 1)).toEqual({});
  for (const strange of ['null', '7', '{"least":"20"}', '{']) {
    for (const key of stored.keys()) stored.set(key, strange);
    expect(readPolicy('duel', 0)).toEqual({});
  }
});
