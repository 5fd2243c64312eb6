import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const MOST_BYTES = 60_000;

it('draws everything with little code', async () => {
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] }, minify: true },
  });
  const code = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const text = code.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(text.length).toBeGreaterThan(50_000);
  expect(gzipSync(text).length).toBeLessThanOrEqual(MOST_BYTES);
});
