import type { Language, Messages } from '@sitrep/contract';
import { type Locale, localeMessages } from '../../messages/locales.ts';

type Loader = () => Promise<readonly { readonly default: Locale }[]>;

/** The packs in the order in which the loaders below bring their names. */
const PACKS = ['modern-core', 'modern-jungle', 'modern-middle-east', 'ww2-europe', 'ww2-russia-winter'];

/** Written out, because bundlers follow plain paths only. */
const LOADERS: Readonly<Record<Language, Loader>> = {
  en: () =>
    Promise.all([
      import('../../../../../content/modern-core/locales/en.json', { with: { type: 'json' } }),
      import('../../../../../content/modern-jungle/locales/en.json', { with: { type: 'json' } }),
      import('../../../../../content/modern-middle-east/locales/en.json', { with: { type: 'json' } }),
      import('../../../../../content/ww2-europe/locales/en.json', { with: { type: 'json' } }),
      import('../../../../../content/ww2-russia-winter/locales/en.json', { with: { type: 'json' } }),
    ]),
  hu: () =>
    Promise.all([
      import('../../../../../content/modern-core/locales/hu.json', { with: { type: 'json' } }),
      import('../../../../../content/modern-jungle/locales/hu.json', { with: { type: 'json' } }),
      import('../../../../../content/modern-middle-east/locales/hu.json', { with: { type: 'json' } }),
      import('../../../../../content/ww2-europe/locales/hu.json', { with: { type: 'json' } }),
      import('../../../../../content/ww2-russia-winter/locales/hu.json', { with: { type: 'json' } }),
    ]),
  it: () =>
    Promise.all([
      import('../../../../../content/modern-core/locales/it.json', { with: { type: 'json' } }),
      import('../../../../../content/modern-jungle/locales/it.json', { with: { type: 'json' } }),
      import('../../../../../content/modern-middle-east/locales/it.json', { with: { type: 'json' } }),
      import('../../../../../content/ww2-europe/locales/it.json', { with: { type: 'json' } }),
      import('../../../../../content/ww2-russia-winter/locales/it.json', { with: { type: 'json' } }),
    ]),
};

/** What the packs call their cards, traits, nations, regions and enemies. */
export async function packNames(language: Language): Promise<Messages> {
  const locales = await LOADERS[language]();
  return localeMessages(
    Object.fromEntries(locales.map((locale, index) => [PACKS[index] ?? '', locale.default])),
  );
}
