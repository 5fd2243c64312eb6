/** Contour lines of invented hills, as decoration. The same seed always gives the same land. */
export interface ContourOptions {
  readonly width: number;
  readonly height: number;
  readonly levels: number;
  readonly hills: number;
}

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly rise: number;
  readonly spread: number;
}

const CELLS = 36;

/** The lines as one path for SVG. */
export function contourPath(seed: string, options: ContourOptions): string {
  const { width, height, levels } = options;
  const hills = hillsOf(seed, options);
  const rows = Math.max(6, Math.round((CELLS * height) / width));
  const [stepX, stepY] = [width / CELLS, height / rows];
  const at = (column: number, row: number) => heightAt(hills, column * stepX, row * stepY);
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      for (let level = 1; level <= levels; level += 1) {
        const cell = cellLines(corners, level / (levels + 1));
        for (const [x1, y1, x2, y2] of cell)
          parts.push(
            `M${point((column + x1) * stepX)} ${point((row + y1) * stepY)}L${point((column + x2) * stepX)} ${point((row + y2) * stepY)}`,
          );
      }
    }
  }
  return parts.join('');
}

function point(value: number): string {
  return value.toFixed(1);
}

function hillsOf(seed: string, { width, height, hills }: ContourOptions): readonly Hill[] {
  const next = numbersFrom(seed);
  return Array.from({ length: hills }, () => ({
    x: next() * width,
    y: next() * height,
    rise: 0.4 + next() * 0.6,
    spread: (0.06 + next() * 0.12) * width,
  }));
}

function heightAt(hills: readonly Hill[], x: number, y: number): number {
  return hills.reduce((sum, hill) => {
    const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.spread ** 2);
    return sum + hill.rise * Math.exp(-distance);
  }, 0);
}

type Line = readonly [number, number, number, number];

/** Marching squares: where a level crosses the sides of a cell. */
function cellLines([a = 0, b = 0, c = 0, d = 0]: readonly number[], level: number): readonly Line[] {
  const cut = (from: number, to: number) => (level - from) / (to - from);
  const crossings: (readonly [number, number])[] = [];
  if (a < level !== b < level) crossings.push([cut(a, b), 0]);
  if (b < level !== c < level) crossings.push([1, cut(b, c)]);
  if (c < level !== d < level) crossings.push([1 - cut(c, d), 1]);
  if (d < level !== a < level) crossings.push([0, 1 - cut(d, a)]);
  const [first, second, third, fourth] = crossings;
  if (first === undefined || second === undefined) return [];
  const line: Line = [...first, ...second];
  return third === undefined || fourth === undefined ? [line] : [line, [...third, ...fourth]];
}

/** Random numbers from 0 to 1, for pictures only; the game never uses them. */
function numbersFrom(seed: string): () => number {
  let state = [...seed].reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0, 0x9e3779b9);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 2 ** 32;
  };
}
