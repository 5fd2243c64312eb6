import { standingOf } from '@sitrep/contract';
import { createMatch, makeKey } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

describe.each(games)('the standing of a match of $id', (entry) => {
  const setups = entry.rulesets.flatMap((ruleset) => entry.setups(ruleset).slice(0, 3));

  function standing(content: object) {
    const [setup] = setups;
    if (setup === undefined) throw new Error('nothing to play');
    const created = createMatch(entry.game, { ...setup, key: makeKey('standing') });
    if (!created.ok) throw new Error('refused');
    return standingOf(entry, { isScripted: false, setup: { ...created.value.setup, content } });
  }

  it('is clean with the cards of the game, also after they went through a file', () => {
    for (const { content } of setups)
      expect(standing(JSON.parse(JSON.stringify(content)) as object)).toEqual({
        past: { kind: 'verified' },
        hasOwnCards: false,
        isScripted: false,
      });
  });

  it('tells every change of a card or of their number', () => {
    const text = JSON.stringify(setups[0]?.content);
    const numbers = [...text.matchAll(/:\d+/g)];
    for (const { index, 0: figure } of [...numbers.slice(0, 1), ...numbers.slice(-1)]) {
      const changed = `${text.slice(0, index)}:17${text.slice(index + figure.length)}`;
      expect(changed).not.toBe(text);
      expect(standing(JSON.parse(changed) as object).hasOwnCards).toBe(true);
    }
    expect(standing({ ...setups[0]?.content, more: 1 }).hasOwnCards).toBe(true);
  });
});
