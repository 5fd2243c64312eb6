import { rosterOf } from '@sitrep/combat-veteran';
import { combatVeteranEntry } from '@sitrep/combat-veteran/entry';
import { openLocal } from '@sitrep/session';
import { makeSpeech } from '@sitrep/speech';
import { LANGUAGES, type Language, makeText } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { openLesson } from '../../../kit/lesson/open-lesson.ts';
import { contentOf } from '../read/battle.ts';
import { FIRST_FIREFIGHT } from '../tutorial/first-firefight.ts';
import { cardOf, figuresOf, optionNote } from './about-piece.ts';

async function sceneIn(language: Language) {
  const { host } = await openLesson('combat-veteran', FIRST_FIREFIGHT);
  const client = openLocal(host, 0);
  const { entry, facts } = host;
  const text = makeText(language, [await entry.messages[language]()]);
  const speech = makeSpeech(text, entry, client.told);
  const numberOf = (id: string) => rosterOf(contentOf(facts)).numbers.get(id) ?? -1;
  return { scene: { entry, facts, speech, now: client.snapshot(), t: text.t }, client, numberOf };
}

describe.each(LANGUAGES)('notes in %s', (language) => {
  it('have a text for everything that the set-ups bring', async () => {
    const { scene } = await sceneIn(language);
    for (const { content } of combatVeteranEntry.setups()) {
      const facts = { ...scene.facts, content };
      const { ids, chits } = rosterOf(contentOf(facts));
      const pieces = [
        ...ids.map((_, piece) => `piece:${piece}`),
        ...chits.map((_, chit) => `chit:${chit}`),
        'hex:0',
      ];
      for (const piece of pieces) {
        const card = cardOf({ facts }, piece) ?? '';
        expect(combatVeteranEntry.faceOf(content, card), piece).toBeDefined();
      }
    }
  });

  it('say how a man is, what he can do and what his weapon does', async () => {
    const { scene, numberOf } = await sceneIn(language);
    const gunner = numberOf('usv-specht');
    const lines = figuresOf(scene, `soldier:${gunner}`);
    expect(lines[0]).toBe(scene.speech.text.t('stance.walking'));
    expect(lines).toContain('M60:');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes('{') || line.startsWith('about.'))).toEqual([]);
  });

  it('add the man’s stance and weapon to an order', async () => {
    const { scene, client, numberOf } = await sceneIn(language);
    const order = client
      .snapshot()
      .options.find(
        (option) =>
          option.type === 'activate' && 'soldier' in option && option.soldier === numberOf('usv-specht'),
      );
    if (order === undefined) throw new Error('nobody can move');
    expect(optionNote(scene, order)).toBe(`${scene.speech.text.t('stance.walking')}, M60`);
  });
});
