import { checkLanguages, type Fault, fault, hint, note } from '@sitrep/packs';
import type { Locale } from '../schema/pack.ts';
import type { CheckedPack } from './known.ts';
import type { Draft } from './read-pack.ts';
import { termsOf } from './terms.ts';

/** Names that are missing or name nothing, in each language. A pack that is absent may have named any term. */
export function checkLocales(draft: Draft, known: readonly CheckedPack[], hasAbsent: boolean): void {
  const listed: readonly string[] = draft.manifest?.languages ?? draft.languages;
  checkLanguages(draft, listed);
  const cards = [...new Set(draft.ids.map(({ id }) => id))];
  const used = [...new Set(draft.cards.flatMap(({ card }) => termsOf(card)))];
  const elsewhere = new Set(known.flatMap(({ terms }) => terms));
  // A card that could not be read may have any name and print further terms.
  const isWhole = draft.cards.length === draft.ids.length && !draft.hasLostCards;
  for (const [language, locale] of draft.locales) {
    if (!listed.includes(language)) continue;
    const file = `locales/${language}.json`;
    note(
      draft,
      file,
      nameFaults(locale, 'cards', {
        needed: cards,
        possible: draft.hasLostCards ? Object.keys(locale.cards) : cards,
      }),
    );
    const campaigns = draft.campaigns.map(({ id }) => id);
    const meant = draft.hasLostCampaigns ? Object.keys(locale.campaigns ?? {}) : campaigns;
    note(draft, file, nameFaults(locale, 'campaigns', { needed: campaigns, possible: meant }));
    const needed = hasAbsent ? [] : used.filter((term) => !elsewhere.has(term));
    const possible = isWhole ? used : [...used, ...Object.keys(locale.terms)];
    note(draft, file, nameFaults(locale, 'terms', { needed, possible }));
  }
}

interface Names {
  readonly needed: readonly string[];
  readonly possible: readonly string[];
}

const WHAT = { cards: 'card', terms: 'term', campaigns: 'campaign' } as const;

function nameFaults(locale: Locale, field: keyof typeof WHAT, { needed, possible }: Names): readonly Fault[] {
  const given = Object.keys(locale[field] ?? {});
  const what = WHAT[field];
  const missing = needed.filter((name) => !given.includes(name));
  return [
    ...missing.map((name) =>
      fault('PACK_NAME_MISSING', [field, name], `the ${what} “${name}” has no name; add one`),
    ),
    ...given
      .filter((name) => !possible.includes(name))
      .map((name) =>
        fault(
          'PACK_NAME_UNUSED',
          [field, name],
          `nothing in this pack is or prints “${name}”; ${hint(name, missing, 'leave it out')}`,
        ),
      ),
  ];
}
