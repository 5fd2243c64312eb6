import { readFileSync } from 'node:fs';
import { loadMatch, parseSave, verifySave } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';
import type { DuelTypes } from '../src/types.ts';

function openFixture() {
  const text = readFileSync(new URL('./fixtures/save-1.0.0.json', import.meta.url), 'utf8');
  const parsed = parseSave<DuelTypes>(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

describe('a save of version 1.0.0, written before `struck` had a margin', () => {
  it('opens through the upcaster and shows the same result', () => {
    const save = openFixture();
    expect(
      save.log
        .flatMap((entry) => entry.events)
        .some((event) => event.type === 'struck' && !('margin' in event)),
    ).toBe(true);
    const loaded = loadMatch(duel, save);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    const { match, hasRulesChanged } = loaded.value;
    expect(hasRulesChanged).toBe(true);
    expect(match.outcome()).toEqual({ rule: 'DU-END-02', result: 'victory', winners: [0] });
    const struck = match.events(0).filter((event) => event.type === 'struck');
    expect(struck.length).toBeGreaterThanOrEqual(3);
    expect(struck.every((event) => event.margin === (event.damage === 2 ? 3 : 0))).toBe(true);
  });

  it('verifies up to the first event that is new since: answers are counted', () => {
    const verified = verifySave(duel, openFixture());
    expect(verified.ok && verified.value.firstDifference).toMatchObject({
      entry: 1,
      actual: expect.stringContaining('"answered"'),
    });
  });
});
