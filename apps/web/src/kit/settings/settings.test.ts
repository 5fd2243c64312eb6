import { describe, expect, it } from 'vitest';
import { deviceLanguage, mergeSettings, settings } from './settings.ts';

describe('mergeSettings', () => {
  const base = settings.get();

  it('takes what was stored', () => {
    expect(mergeSettings({ theme: 'dark', sound: true }, base)).toEqual({
      ...base,
      theme: 'dark',
      sound: true,
    });
  });

  it.each([undefined, 'x', 7, { theme: 'pink' }, { extra: 1 }])(
    'leaves out what is strange: %j',
    (stored) => {
      expect(mergeSettings(stored, base)).toEqual(base);
    },
  );
});

it.each([
  [['hu-HU', 'en'], 'hu'],
  [['de', 'it-CH'], 'it'],
  [['de'], 'en'],
  [[], 'en'],
] as const)('a device that wants %j is spoken to in %s', (wanted, language) => {
  expect(deviceLanguage(wanted)).toBe(language);
});
