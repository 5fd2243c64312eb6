import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** As wide as a card in the smallest row. */
const WIDTH = 60;

export async function openDarkroom(): Promise<void> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** A picture in grey, one number from 0 to 255 for each point. */
export function greyOf(svg: string): readonly number[] {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH } }).render();
  return Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
}

/** By how much the points of two pictures differ on average. */
export function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, grey, at) => sum + Math.abs(grey - (other[at] ?? 0)), 0) / one.length;
}
