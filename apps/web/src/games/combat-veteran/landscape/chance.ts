/** A number from 0 up to 1 that follows from three whole numbers and nothing else, so a map looks the same everywhere. */
export function hash(a: number, b = 0, c = 0): number {
  let mixed = Math.imul(a, 374_761_393) ^ Math.imul(b, 668_265_263) ^ Math.imul(c, 974_634_777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth noise from -1 to 1 with one bump for each unit. */
export function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const north = mix(hash(i, j, seed), hash(i + 1, j, seed), u);
  const south = mix(hash(i, j + 1, seed), hash(i + 1, j + 1, seed), u);
  return mix(north, south, v) * 2 - 1;
}

/** Noise with finer noise on top. */
export function roughness(x: number, y: number, seed: number): number {
  return (
    noise(x, y, seed) * 0.6 +
    noise(x * 2.1, y * 2.1, seed + 1) * 0.28 +
    noise(x * 4.3, y * 4.3, seed + 2) * 0.12
  );
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
