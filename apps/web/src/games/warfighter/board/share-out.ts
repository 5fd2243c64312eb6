/** A wish for room. */
export interface Claim {
  /** What it keeps even if there is not enough for all. */
  readonly floor: number;
  readonly least: number;
  readonly weight: number;
}

/** Divides a width by weights; whoever would get less than the least gets that, and the others share the rest. */
export function shareOut(width: number, claims: readonly Claim[]): readonly number[] {
  const needed = claims.reduce((sum, { least }) => sum + least, 0);
  if (needed > width) return squeeze(width, claims);
  const isFixed = claims.map(({ weight }) => weight === 0);
  for (;;) {
    const taken = claims.reduce((sum, { least }, at) => sum + (isFixed[at] ? least : 0), 0);
    const weights = claims.reduce((sum, { weight }, at) => sum + (isFixed[at] ? 0 : weight), 0);
    const share = weights === 0 ? 0 : (width - taken) / weights;
    const short = claims.findIndex(({ least, weight }, at) => !isFixed[at] && weight * share < least);
    if (short < 0) return claims.map(({ least, weight }, at) => (isFixed[at] ? least : weight * share));
    isFixed[short] = true;
  }
}

/** Less than all need: whoever needs more than the floor gives way, and its cards overlap. */
function squeeze(width: number, claims: readonly Claim[]): readonly number[] {
  const floors = claims.reduce((sum, { floor }) => sum + floor, 0);
  const wishes = claims.reduce((sum, { floor, least }) => sum + least - floor, 0);
  if (floors >= width || wishes === 0) return claims.map(({ floor }) => (floor * width) / floors);
  return claims.map(({ floor, least }) => floor + ((least - floor) * (width - floors)) / wishes);
}
