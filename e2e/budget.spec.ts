import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';

/** The most JavaScript that a first visit may fetch before anything is shown. */
const MOST_BYTES = 200_000;

/** Every script that the page cannot do without, by following plain imports. */
async function firstScripts(request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const page = await (await request.get('')).text();
  const found = new Map<string, string>();
  const waiting = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = await (await request.get(name)).text();
    found.set(name, text);
    for (const [, next = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      waiting.push(`assets/${next}`);
  }
  return found;
}

test('a first visit fetches at most 200 KB of JavaScript, and no schema library', async ({ request }) => {
  const scripts = await firstScripts(request);
  expect(scripts.size).toBeGreaterThan(0);
  const bytes = [...scripts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  for (const text of scripts.values()) expect(text).not.toContain('ZodError');
});
