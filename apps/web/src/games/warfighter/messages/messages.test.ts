import { INTERFACE_GLOSSARY } from '@sitrep/speech';
import { findStrayWords } from '@sitrep/testkit';
import { compareMessages, LANGUAGES, wordsOfMessages } from '@sitrep/text';
import { GLOSSARY } from '@sitrep/warfighter/glossary';
import { expect, it } from 'vitest';
import { messages } from './index.ts';

it.each(LANGUAGES)('the page of the game says the same in %s as in English', async (language) => {
  expect(compareMessages(await messages.en(), await messages[language](), language)).toEqual([]);
});

it.each(LANGUAGES)('one thing has one name in %s, and the same as in the game', async (language) => {
  const words = wordsOfMessages(await messages[language](), language);
  expect(findStrayWords(words, [...GLOSSARY, ...INTERFACE_GLOSSARY], language)).toEqual([]);
});
