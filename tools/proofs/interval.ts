/** How often something was the case. */
export interface Tally {
  readonly hits: number;
  readonly of: number;
}

/** Wilson's interval, which holds the true share 19 times in 20. */
export function intervalOf({ hits, of }: Tally): readonly [low: number, high: number] {
  const z = 1.96;
  const share = hits / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const reach = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return [middle - reach, middle + reach];
}

/** `42 % (35–49 %)`. */
export function formatShare(tally: Tally): string {
  const [low, high] = intervalOf(tally).map(percent);
  return `${percent(tally.hits / tally.of)} % (${low}–${high} %)`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}
