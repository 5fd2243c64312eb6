/** The 95 % confidence interval of a share, by Wilson's score, which also works for few trials and for shares near 0 and 1. */
export function shareInterval(won: number, played: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const share = won / played;
  const middle = share + z ** 2 / (2 * played);
  const reach = z * Math.sqrt((share * (1 - share)) / played + z ** 2 / (4 * played ** 2));
  const whole = 1 + z ** 2 / played;
  return { low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) };
}
