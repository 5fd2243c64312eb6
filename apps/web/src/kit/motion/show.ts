import { createStore, type Store } from '../store/store.ts';
import type { Beat } from './beats.ts';

/** What is being shown: some beats, and which of them is in sight. */
export interface Show {
  readonly beats: readonly Beat[];
  readonly at: number;
}

const NOTHING: Show = { beats: [], at: 0 };

/** Plays beats one after the other; it never keeps anybody from acting. */
export interface Player {
  readonly store: Store<Show>;
  /** Starts a show, each beat lasting `time` milliseconds; shows nothing if that is 0. */
  play(beats: readonly Beat[], time: number, each: (beat: Beat) => void): void;
  /** Ends the show at once. */
  skip(): void;
}

export function makePlayer(): Player {
  const store = createStore<Show>(NOTHING);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function skip(): void {
    clearTimeout(timer);
    store.set(NOTHING);
  }

  return {
    store,
    skip,
    play(beats, time, each) {
      skip();
      if (time === 0) return;
      const step = (at: number) => {
        const beat = beats[at];
        if (beat === undefined) return skip();
        store.set({ beats, at });
        each(beat);
        timer = setTimeout(step, time, at + 1);
      };
      step(0);
    },
  };
}
