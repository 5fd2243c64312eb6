/** One figure. Where another engine did the same in the same run, `ratio` says how many times faster we were. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratioTo?: string;
  readonly ratio?: number;
}

/** Operations per second: the median of `runs` timed runs after one untimed run of the same length. */
export function rateOf(operations: number, runs: number, prepare: () => (count: number) => void): number {
  prepare()(operations);
  const rates = Array.from({ length: runs }, () => {
    const work = prepare();
    const start = performance.now();
    work(operations);
    return (operations * 1000) / (performance.now() - start);
  });
  rates.sort((a, b) => a - b);
  return rates[runs >> 1] ?? 0;
}
