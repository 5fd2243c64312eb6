/**
 * Angles in degrees with the four basic operations only: what engines call sine may differ in the last bit, and pictures are to be
 * the same everywhere. Nobody sees the error of less than a fifth of a degree.
 */

/** Bhaskara's approximation. */
export function sine(degrees: number): number {
  const turned = degrees - Math.floor(degrees / 360) * 360;
  const half = turned < 180 ? turned : turned - 180;
  const arc = half * (180 - half);
  return ((turned < 180 ? 4 : -4) * arc) / (40_500 - arc);
}

export function cosine(degrees: number): number {
  return sine(degrees + 90);
}

/** Where a step leads, from -180 to 180. */
export function heading(across: number, down: number): number {
  if (across === 0 && down === 0) return 0;
  const isSteep = Math.abs(down) > Math.abs(across);
  const slope = isSteep ? across / down : down / across;
  const angle = slope * (45 + 15.64 * (1 - Math.abs(slope)));
  if (isSteep) return (down > 0 ? 90 : -90) - angle;
  if (across > 0) return angle;
  return down >= 0 ? 180 + angle : angle - 180;
}
