import { type GameEntry, type Standing, standingOf } from '@sitrep/contract';
import { runVerifier, type Verifier } from '@sitrep/kernel';
import { createStore, type Store } from '../store/store.ts';
import type { AnyMatch } from './types.ts';

/** What sets a match apart, as far as it is known by now. */
export type StandingStore = Pick<Store<Standing>, 'get' | 'subscribe'>;

/** How long somebody who opens a game waits for it to be verified, in milliseconds. */
const PATIENCE = 2_000;

/** The page stays awake in between. */
const SLICE = 30;
const PAUSE = 30;

/** The standing of a match that needs no verifying, because it was begun here or run again just now. */
export function standingHere(entry: GameEntry, match: AnyMatch): StandingStore {
  return createStore(standingOf(entry, match));
}

/** Verifies a match for as long as somebody would wait, and then on while the page has nothing better to do. */
export async function verifyStanding(
  entry: GameEntry,
  match: AnyMatch,
  verifier: Verifier,
): Promise<StandingStore> {
  const store = createStore(standingOf(entry, match, verifier.past));
  const told = () => store.set((now) => ({ ...now, past: verifier.past }));
  const end = performance.now() + PATIENCE;
  await runSlices(verifier, 0, () => performance.now() >= end);
  told();
  if (verifier.past.kind === 'pending') void runSlices(verifier, PAUSE, () => false).then(told);
  return store;
}

async function runSlices(verifier: Verifier, pause: number, isEnough: () => boolean): Promise<void> {
  while (verifier.past.kind === 'pending' && !isEnough()) {
    const end = performance.now() + SLICE;
    runVerifier(verifier, () => performance.now() >= end);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
