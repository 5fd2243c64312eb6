/** One figure. If something else was measured in the same run, `ratio` is this figure divided by the other. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratioTo?: string;
  readonly ratio?: number;
}

/** Untimed runs before the timed ones, so that both sides are measured with their code compiled. */
const WARM_UP = 3;

/** Milliseconds of processor time so far: other programs on the machine do not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Operations per second of processor time: the median of `runs` timed runs of the same length, after warming up. */
export function rateOf(operations: number, runs: number, prepare: () => (count: number) => void): number {
  for (let run = 0; run < WARM_UP; run += 1) prepare()(operations);
  const rates = Array.from({ length: runs }, () => {
    const work = prepare();
    const start = processorTime();
    work(operations);
    return (operations * 1000) / (processorTime() - start);
  });
  return median(rates);
}

/** Rounds a ratio for display. */
export function twoDigits(ratio: number): number {
  return Math.round(100 * ratio) / 100;
}

/** The middle one, or the upper of the two in the middle. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;
}
