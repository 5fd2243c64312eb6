import { HOST, type Seat } from '@sitrep/kernel';
import type { Replay } from '@sitrep/session';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useShow } from '../../motion/show-context.tsx';

/** Milliseconds between two steps. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

/** Where in the replay the reader is, and how to get elsewhere. */
export interface Scrubber {
  /** The number of the step, from 0. */
  readonly step: number;
  readonly last: number;
  /** The last entry of the log that has happened. */
  readonly at: number;
  readonly seat: Seat;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  goTo(step: number): void;
  seeAs(seat: Seat): void;
  play(isPlaying: boolean): void;
  setSpeed(speed: Speed): void;
}

/** Goes on by itself once a step has been seen for long enough, and its show is over. */
function useGoingOn(isMoving: boolean, time: number, step: number, goOn: () => void): void {
  const isShowing = useShow().beats.length > 0;
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    setRested(undefined);
    if (!isMoving) return;
    const timer = setTimeout(() => setRested(step), time);
    return () => clearTimeout(timer);
  }, [isMoving, time, step]);
  const isDue = isMoving && rested === step && !isShowing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);
}

/** Starts at the entry in the address, right before an event `SEAT-NUMBER` of a seat's log, or else at the end. */
export function useScrubber(
  replay: Replay,
  entry: string | undefined,
  follows: RefObject<boolean>,
): Scrubber {
  const { moments } = replay;
  const last = moments.length - 1;
  const [start] = useState(() => startOf(replay, entry));
  const [step, setStep] = useState(start.step);
  const [seat, seeAs] = useState(start.seat);
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const at = moments[step] ?? 0;
  const before = useRef<number>(undefined);
  useEffect(() => {
    follows.current = step - 1 === before.current;
    before.current = step;
    replay.show(at, seat);
  }, [replay, at, seat, step, follows]);

  const isMoving = isPlaying && step < last;
  useGoingOn(isMoving, SPEEDS[speed], step, () => setStep((now) => Math.min(now + 1, last)));

  function goTo(wanted: number): void {
    play(false);
    setStep(Math.min(Math.max(0, wanted), last));
  }

  function begin(wantsPlaying: boolean): void {
    // Playing from the end starts over.
    if (wantsPlaying && step === last) setStep(0);
    play(wantsPlaying);
  }

  return { step, last, at, seat, isPlaying: isMoving, speed, goTo, seeAs, play: begin, setSpeed };
}

function startOf(replay: Replay, entry: string | undefined): Pick<Scrubber, 'step' | 'seat'> {
  const { moments, seats } = replay;
  const [, own, n] = /^(\d+)-(\d+)$/.exec(entry ?? '') ?? [];
  const seat = seats.find((each) => String(each) === own);
  if (seat !== undefined) return { seat, step: Math.max(0, replay.stepOf(Number(n), seat) - 1) };
  return { seat: seats[0] ?? HOST, step: stepOf(moments, entry) };
}

function stepOf(moments: readonly number[], entry: string | undefined): number {
  const last = moments.length - 1;
  if (entry === undefined || !/^\d+$/.test(entry)) return last;
  const found = moments.findIndex((moment) => moment >= Number(entry));
  return found < 0 ? last : found;
}
