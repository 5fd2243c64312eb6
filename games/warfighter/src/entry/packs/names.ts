import type { Language, Messages } from '@sitrep/contract';
import { type Locale, localeMessages } from '../../messages/locales.ts';

type Loader = () => Promise<{ readonly default: Locale }>;

/** The names that each pack gives, by the pack's id. Written out, because bundlers follow plain paths only. */
const LOCALES: Readonly<Record<string, Readonly<Record<Language, Loader>>>> = {
  'modern-core': {
    en: () => import('../../../../../content/modern-core/locales/en.json', { with: { type: 'json' } }),
    hu: () => import('../../../../../content/modern-core/locales/hu.json', { with: { type: 'json' } }),
    it: () => import('../../../../../content/modern-core/locales/it.json', { with: { type: 'json' } }),
  },
  'modern-jungle': {
    en: () => import('../../../../../content/modern-jungle/locales/en.json', { with: { type: 'json' } }),
    hu: () => import('../../../../../content/modern-jungle/locales/hu.json', { with: { type: 'json' } }),
    it: () => import('../../../../../content/modern-jungle/locales/it.json', { with: { type: 'json' } }),
  },
  'modern-middle-east': {
    en: () => import('../../../../../content/modern-middle-east/locales/en.json', { with: { type: 'json' } }),
    hu: () => import('../../../../../content/modern-middle-east/locales/hu.json', { with: { type: 'json' } }),
    it: () => import('../../../../../content/modern-middle-east/locales/it.json', { with: { type: 'json' } }),
  },
  'ww2-europe': {
    en: () => import('../../../../../content/ww2-europe/locales/en.json', { with: { type: 'json' } }),
    hu: () => import('../../../../../content/ww2-europe/locales/hu.json', { with: { type: 'json' } }),
    it: () => import('../../../../../content/ww2-europe/locales/it.json', { with: { type: 'json' } }),
  },
  'ww2-russia-winter': {
    en: () => import('../../../../../content/ww2-russia-winter/locales/en.json', { with: { type: 'json' } }),
    hu: () => import('../../../../../content/ww2-russia-winter/locales/hu.json', { with: { type: 'json' } }),
    it: () => import('../../../../../content/ww2-russia-winter/locales/it.json', { with: { type: 'json' } }),
  },
};

/** What the packs call their cards, traits, nations, regions and enemies. */
export async function packNames(language: Language): Promise<Messages> {
  const named = Object.entries(LOCALES).map(
    async ([pack, load]) => [pack, (await load[language]()).default] as const,
  );
  return localeMessages(Object.fromEntries(await Promise.all(named)));
}
