import { compareMessages, LANGUAGES, makeText } from '@sitrep/text';
import { expect, it } from 'vitest';
import { CONFIRMATIONS, THEMES } from '../settings/settings.ts';
import { webMessages } from './index.ts';

it.each(LANGUAGES)('the page says the same in %s as in English', async (language) => {
  expect(compareMessages(await webMessages.en(), await webMessages[language](), language)).toEqual([]);
});

it.each(LANGUAGES)('every value of a setting has its name in %s', async (language) => {
  const text = makeText(language, [await webMessages[language]()]);
  const keys = [
    ...THEMES.map((theme) => `settings.theme.${theme}`),
    ...CONFIRMATIONS.map((value) => `settings.confirmation.${value}`),
  ];
  expect(keys.filter((key) => !text.has(key))).toEqual([]);
});
