import type { Beat } from '../page/beat.ts';
import { createStore, type Store } from '../store/store.ts';

/** What is being shown: some beats, which of them is in sight, and for how long. */
export interface Show {
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly time: number;
}

const NOTHING: Show = { beats: [], at: 0, time: 0 };

/** How a show goes on: how long the first of the beats that are left lasts, and what comes with each. */
export interface Pace {
  timeOf(left: readonly Beat[], spent: number): number;
  each(beat: Beat): void;
}

/** Plays beats one after the other; it never keeps anybody from acting. */
export interface Player {
  readonly store: Store<Show>;
  /** Adds to the show that is on, or starts one; nothing is shown if the first beat would take no time. */
  add(beats: readonly Beat[], pace: Pace): void;
  /** Ends the beat that is in sight. */
  next(): void;
  /** Ends the show at once. */
  skip(): void;
}

export function makePlayer(): Player {
  const store = createStore<Show>(NOTHING);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pace: Pace | undefined;
  let spent = 0;

  function skip(): void {
    clearTimeout(timer);
    spent = 0;
    store.set(NOTHING);
  }

  function step(at: number): void {
    clearTimeout(timer);
    const { beats } = store.get();
    const beat = beats[at];
    const time = pace?.timeOf(beats.slice(at), spent) ?? 0;
    if (beat === undefined || time === 0) return skip();
    store.set({ beats, at, time });
    pace?.each(beat);
    timer = setTimeout(() => {
      spent += time;
      step(at + 1);
    }, time);
  }

  return {
    store,
    skip,
    next: () => step(store.get().at + 1),
    add(beats, wanted) {
      pace = wanted;
      const { beats: before, ...rest } = store.get();
      if (beats.length === 0) return;
      store.set({ ...rest, beats: [...before, ...beats] });
      if (before.length === 0) step(0);
    },
  };
}
