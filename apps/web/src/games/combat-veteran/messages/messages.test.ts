import { compareMessages, LANGUAGES } from '@sitrep/text';
import { expect, it } from 'vitest';
import { messages } from './index.ts';

it.each(LANGUAGES)('the page of the game says the same in %s as in English', async (language) => {
  expect(compareMessages(await messages.en(), await messages[language](), language)).toEqual([]);
});
