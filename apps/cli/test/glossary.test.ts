import { GLOSSARY as combatVeteran } from '@sitrep/combat-veteran/glossary';
import { INTERFACE_GLOSSARY } from '@sitrep/speech';
import { findStrayWords } from '@sitrep/testkit';
import { kernelMessages, LANGUAGES, wordsOfMessages } from '@sitrep/text';
import { GLOSSARY as warfighter } from '@sitrep/warfighter/glossary';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../src/games/index.ts';
import { clientMessages } from '../src/messages/index.ts';

describe.each(LANGUAGES)('one thing has one name in %s', (language) => {
  it.each(Object.entries({ warfighter, 'combat-veteran': combatVeteran }))(
    'on the table of %s',
    async (game, glossary) => {
      const messages = await tableOf(game).messages?.[language]();
      const words = wordsOfMessages(messages ?? {}, language);
      expect(Object.keys(words).length).toBeGreaterThan(0);
      expect(findStrayWords(words, [...glossary, ...INTERFACE_GLOSSARY], language)).toEqual([]);
    },
  );

  it('in the terminal’s own sentences, and in the kernel’s', async () => {
    const messages = { ...(await clientMessages[language]()), ...(await kernelMessages[language]()) };
    expect(findStrayWords(wordsOfMessages(messages, language), INTERFACE_GLOSSARY, language)).toEqual([]);
  });
});
