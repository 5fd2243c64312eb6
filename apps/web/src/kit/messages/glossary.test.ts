import { INTERFACE_GLOSSARY } from '@sitrep/speech';
import { findStrayWords } from '@sitrep/testkit';
import { LANGUAGES, wordsOfMessages } from '@sitrep/text';
import { expect, it } from 'vitest';
import { webMessages } from './index.ts';

it.each(LANGUAGES)('one thing has one name in %s, and the same as in the terminal', async (language) => {
  const words = wordsOfMessages(await webMessages[language](), language);
  expect(findStrayWords(words, INTERFACE_GLOSSARY, language)).toEqual([]);
});
