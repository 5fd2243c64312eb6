import type { Standing } from '@sitrep/contract';
import { caveatMessages, compareMessages, LANGUAGES, makeText } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { CAVEATS, caveatNotes, caveatsOf, caveatWords, titled } from './standing-words.ts';

const clean: Standing = { past: { kind: 'verified' }, hasOwnCards: false, isScripted: false };
const older: Standing = { ...clean, past: { kind: 'olderRules', version: '0.1.0' }, hasOwnCards: true };
const standings: readonly Standing[] = [
  clean,
  older,
  { ...clean, past: { kind: 'pending', checked: 3, entries: 1_200 } },
  { past: { kind: 'different', difference: { entry: 7 } }, hasOwnCards: true, isScripted: true },
  { ...older, past: { kind: 'unknownRules', version: '9' } },
];

describe('the marks of a match', () => {
  it('are none where it was simply played', () => {
    expect(caveatsOf(clean)).toEqual([]);
  });

  it('tell all that is not so', () => {
    expect(standings.slice(1).map(caveatsOf)).toEqual([
      ['olderRules', 'otherCards'],
      ['pending'],
      ['different', 'ownCards', 'scripted'],
      ['unknownRules', 'otherCards'],
    ]);
  });

  it.each(LANGUAGES)('have words and a sentence in %s', async (language) => {
    expect(compareMessages(await caveatMessages.en(), await caveatMessages[language](), language)).toEqual(
      [],
    );
    const text = makeText(language, [await caveatMessages[language]()]);
    expect(
      CAVEATS.filter((caveat) => !text.has(`caveat.${caveat}`) || !text.has(`caveat.${caveat}.note`)),
    ).toEqual([]);
    for (const standing of standings) {
      caveatWords(text, standing);
      expect(caveatNotes(text, standing)).toHaveLength(caveatsOf(standing).length);
    }
    expect([...text.missing.keys()]).toEqual([]);
  });

  it('stand behind a title', async () => {
    const text = makeText('en', [await caveatMessages.en()]);
    expect(titled(text, 'Airfield', clean)).toBe('Airfield');
    expect(titled(text, 'Airfield', older)).toBe('Airfield (older rules, other cards)');
  });
});
