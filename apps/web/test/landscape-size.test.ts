import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { landscape as keating } from '../src/games/combat-veteran/shipped/keating-landscape.ts';
import { landscape as ricePaddy } from '../src/games/combat-veteran/shipped/rice-paddy-landscape.ts';

describe('landscapes that are shipped', () => {
  it.each([
    ['rice-paddy', ricePaddy, 100],
    ['keating', keating, 260],
  ])('%s is small when compressed', (_name, landscape, kilobytes) => {
    expect(gzipSync(JSON.stringify(landscape)).length).toBeLessThan(kilobytes * 1000);
  });
});
