/** From the largest: how many milliseconds each has. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in whole days, hours or minutes; `time` is negative for the past. */
export function agoIn(language: string, time: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, each]) => Math.abs(time) >= each) ?? UNITS[2];
  return format.format(Math.round(time / size), unit);
}
