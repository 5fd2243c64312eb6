import type { Beat } from '../page/beat.ts';
import { createStore, type Store } from '../store/store.ts';

/** What is being shown: some beats, which of them is in sight, and for how long. */
export interface Show {
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly time: number;
  /** Whether the beat in sight has been told: its dice have landed. */
  readonly isTold: boolean;
  readonly isPaused: boolean;
  /** How often it has been made faster. */
  readonly haste: number;
  /** Shown as pictures that do not move; the table shows the end already. */
  readonly isStill: boolean;
}

const NOTHING: Show = {
  beats: [],
  at: 0,
  time: 0,
  isTold: true,
  isPaused: false,
  haste: 0,
  isStill: false,
};

/** How a show goes on: how long the first of the beats that are left lasts, and what comes with each. */
export interface Pace {
  readonly isStill?: boolean;
  timeOf(left: readonly Beat[], spent: number): number;
  /** When the beat is told, if it is shown for so long. */
  suspenseOf(beat: Beat, time: number): number;
  each(beat: Beat): void;
  /** The beat is told. */
  tell(beat: Beat): void;
}

/** Plays beats one after the other; it never keeps anybody from acting. */
export interface Player {
  readonly store: Store<Show>;
  /** Adds to the show that is on, or starts one; nothing is shown if the first beat would take no time. */
  add(beats: readonly Beat[], pace: Pace): void;
  /** Ends the beat that is in sight: tells it if that has yet to come, or else goes on to the next. */
  next(): void;
  /** Stops where it is, or goes on from there. */
  pause(isPaused: boolean): void;
  /** Halves the time of all that is left. */
  hasten(): void;
  /** Ends the show at once. */
  skip(): void;
}

/** What a player has besides what it shows. */
interface Running {
  readonly store: Store<Show>;
  timer?: ReturnType<typeof setTimeout>;
  pace?: Pace;
  spent: number;
}

export function makePlayer(): Player {
  const store = createStore<Show>(NOTHING);
  const running: Running = { store, spent: 0 };
  const next = () => goOn(running);
  return {
    store,
    next,
    skip: () => stop(running),
    pause(isPaused) {
      store.set((show) => ({ ...show, isPaused }));
      if (isPaused) clearTimeout(running.timer);
      else next();
    },
    hasten() {
      store.set((show) => ({ ...show, haste: show.haste + 1, isPaused: false }));
      next();
    },
    add(beats, pace) {
      running.pace = pace;
      const before = store.get();
      if (beats.length === 0) return;
      store.set({ ...before, beats: [...before.beats, ...beats], isStill: pace.isStill ?? false });
      if (before.beats.length === 0) step(running, 0);
    },
  };
}

function stop(running: Running): void {
  clearTimeout(running.timer);
  running.spent = 0;
  running.store.set(NOTHING);
}

function wait(running: Running, time: number, then: () => void): void {
  clearTimeout(running.timer);
  if (!running.store.get().isPaused) running.timer = setTimeout(then, time);
}

/** Shows a beat: first what it is about, then, after its suspense, how it ended. */
function step(running: Running, at: number): void {
  const { store, pace } = running;
  const show = store.get();
  const beat = show.beats[at];
  const whole = pace?.timeOf(show.beats.slice(at), running.spent) ?? 0;
  if (beat === undefined || whole === 0) return stop(running);
  running.spent += whole;
  const time = whole / 2 ** show.haste;
  const suspense = pace?.suspenseOf(beat, time) ?? 0;
  store.set({ ...show, at, time, isTold: suspense === 0 });
  pace?.each(beat);
  if (suspense === 0) wait(running, time, () => step(running, at + 1));
  else wait(running, suspense, () => tell(running, beat, time - suspense));
}

function tell(running: Running, beat: Beat, left: number): void {
  running.store.set((show) => ({ ...show, isTold: true }));
  running.pace?.tell(beat);
  wait(running, left, () => step(running, running.store.get().at + 1));
}

function goOn(running: Running): void {
  const { beats, at, time, isTold } = running.store.get();
  const beat = beats[at];
  if (beat === undefined) return;
  if (isTold) return step(running, at + 1);
  tell(running, beat, time - (running.pace?.suspenseOf(beat, time) ?? 0));
}
