import { findGame } from '@sitrep/catalog';
import { createMatch, loadMatch, makeKey, makeSave } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { standingHere, verifyStanding } from './standing.ts';

function opened(rulesVersion?: string) {
  const entry = findGame('duel');
  const setup = entry?.setups()[0];
  if (entry === undefined || setup === undefined) throw new Error('no duel');
  const created = createMatch(entry.game, { ...setup, key: makeKey('standing') });
  if (!created.ok) throw new Error('refused');
  const save = makeSave(created.value);
  const loaded = loadMatch(entry.game, { ...save, rulesVersion: rulesVersion ?? save.rulesVersion });
  if (!loaded.ok) throw new Error('refused');
  return { entry, ...loaded.value };
}

it('a game that was begun here has nothing to hide', () => {
  const { entry, match } = opened();
  expect(standingHere(entry, match).get()).toEqual({
    past: { kind: 'verified' },
    hasOwnCards: false,
    isScripted: false,
  });
});

it('an opened game is verified before it is shown, where that is soon done', async () => {
  const { entry, match, verifier } = opened();
  const store = await verifyStanding(entry, match, verifier);
  expect(store.get().past).toEqual({ kind: 'verified' });
});

it('a game of older rules is told at once', async () => {
  const { entry, match, verifier } = opened('1.0.0');
  const store = await verifyStanding(entry, match, verifier);
  expect(store.get().past).toEqual({ kind: 'olderRules', version: '1.0.0' });
});

it('a game that takes longer is shown before, and its mark changes when it is known', async () => {
  const { entry, match } = opened();
  let left = 1;
  let isWaitedFor = true;
  const slow = {
    get past() {
      return left > 0
        ? ({ kind: 'pending', checked: 0, entries: 1 } as const)
        : ({ kind: 'verified' } as const);
    },
    step() {
      if (!isWaitedFor) left = 0;
      return left > 0;
    },
  };
  const store = await verifyStanding(entry, match, slow);
  expect(store.get().past.kind).toBe('pending');
  isWaitedFor = false;
  await new Promise<void>((resolve) => void store.subscribe(resolve));
  expect(store.get().past.kind).toBe('verified');
});
