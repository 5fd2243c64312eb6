import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, PALETTES, type Picture, WORLDS } from '../src/index.ts';
import { subjects } from './subjects.ts';

const MOST_BYTES = 24_000;

const pictures = subjects.map(
  (subject, at): Picture => ({ seed: `s${at}`, world: WORLDS[at % WORLDS.length] ?? 'jungle', subject }),
);
const cases = pictures.map((picture) => [JSON.stringify(picture.subject), picture] as const);

beforeAll(async () => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
});

describe.each(cases)('%s', (_name, picture) => {
  it('is a small picture that can be drawn', () => {
    const svg = drawPicture(picture);
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Resvg(svg).width).toBe(160);
  });

  it('is the same every time, and another one from another seed or in another palette', () => {
    const svg = drawPicture(picture);
    expect(drawPicture(picture)).toBe(svg);
    expect(drawPicture({ ...picture, seed: 'other' })).not.toBe(svg);
    expect(new Set(PALETTES.map((palette) => drawPicture(picture, { palette }))).size).toBe(PALETTES.length);
  });

  it('defines no name twice and uses none that it does not define', () => {
    const svg = drawPicture(picture, { key: 'mine' });
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name);
    expect(new Set(defined).size).toBe(defined.length);
    expect(new Set(used)).toEqual(new Set(defined));
    expect(defined.every((name) => name?.startsWith('mine-'))).toBe(true);
  });
});
