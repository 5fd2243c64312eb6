/** In whole per cent; a small chance is never rounded down to nothing, nor a great one up to certainty. */
export function percent(permille: number): number {
  if (permille === 0 || permille === 1000) return permille / 10;
  return Math.max(1, Math.min(99, Math.round(permille / 10)));
}
