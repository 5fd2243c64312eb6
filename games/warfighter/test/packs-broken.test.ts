import { makeKey, makeUniform } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { checkPack } from '../src/packs/index.ts';
import type { Broken } from './packs-files.ts';
import { SPOILERS } from './packs-spoilers.ts';

const seen = new Set<string>();

function breakPack(number: number): Broken & { readonly kind: string } {
  const kinds = Object.entries(SPOILERS);
  const [kind, spoil] = kinds[number % kinds.length] ?? ['', () => undefined];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const broken = spoil(makeUniform(makeKey(`broken ${number} ${attempt}`), kind));
    const text = JSON.stringify(broken?.files);
    if (broken === undefined || seen.has(text)) continue;
    seen.add(text);
    return { ...broken, kind };
  }
  throw new Error(`${kind} finds nothing to break`);
}

describe('100 packs, each broken in one place', () => {
  const broken = Array.from({ length: 100 }, (_, number) => breakPack(number));

  it.each(broken.map((each, number) => [number, each.kind, each] as const))(
    '%i (%s) is refused with its file, path and remedy',
    (_number, _kind, { files, known, file, path, code }) => {
      const { ok, problems } = checkPack(files, known);
      expect(ok).toBe(false);
      expect(problems.map((problem) => [problem.file, problem.path, problem.code])).toContainEqual([
        file,
        path,
        code,
      ]);
      for (const { message } of problems) expect(message).toMatch(/(; \w|\?|must be |needed here)/);
      // One mistake is not reported many times.
      expect(problems.length).toBeLessThanOrEqual(4);
    },
  );
});
