import { type Fault, fault, note } from '@sitrep/packs';
import type { Locale } from '../schema/pack.ts';
import type { Draft } from './read-pack.ts';

/** A name that another pack gives. */
interface Other {
  readonly pack: string;
  readonly name: string;
}

/**
 * Packs are played side by side, so one thing has one name in all of them: a term, wherever it is named, and cards of one type
 * that have the same English name.
 */
export function checkAgreement(draft: Draft, others: readonly Draft[]): void {
  for (const [language, locale] of draft.locales)
    note(draft, `locales/${language}.json`, [
      ...termFaults(locale, others, language),
      ...cardFaults(draft, others, language),
    ]);
}

function termFaults({ terms }: Locale, others: readonly Draft[], language: string): readonly Fault[] {
  return Object.entries(terms).flatMap(([term, name]) => {
    const found = others.flatMap((other) => named(other, other.locales.get(language)?.terms[term]));
    return differing(['terms', term], baseOf(name), found, 'give it the same name, or print another term');
  });
}

function cardFaults(draft: Draft, others: readonly Draft[], language: string): readonly Fault[] {
  const names = draft.locales.get(language)?.cards ?? {};
  const english = draft.locales.get('en')?.cards ?? {};
  return draft.ids.flatMap(({ id, file }) => {
    const [name, called] = [names[id], english[id]];
    if (name === undefined || called === undefined) return [];
    const found = [draft, ...others].flatMap((other) =>
      other.ids
        .filter((card) => card.file === file && isCalled(other.locales.get('en')?.cards[card.id], called))
        .flatMap((card) => named(other, other.locales.get(language)?.cards[card.id])),
    );
    const remedy = `both are “${baseOf(called)}” in English: give them the same name, or change the English one`;
    return differing(['cards', id], baseOf(name), found, remedy);
  });
}

function isCalled(name: Name | undefined, called: Name): boolean {
  return name !== undefined && baseOf(name) === baseOf(called);
}

type Name = Locale['cards'][string];

function named({ manifest }: Draft, name: Name | undefined): readonly Other[] {
  return name === undefined || manifest === undefined ? [] : [{ pack: manifest.id, name: baseOf(name) }];
}

function baseOf(name: Name): string {
  return typeof name === 'string' ? name : name.base;
}

/** The first of the others that differs. */
function differing(
  path: readonly string[],
  name: string,
  found: readonly Other[],
  remedy: string,
): readonly Fault[] {
  const other = found.find((each) => each.name !== name);
  if (other === undefined) return [];
  const message = `it is “${name}” here and “${other.name}” in ${other.pack}; ${remedy}`;
  return [fault('PACK_NAME_DIFFERS', path, message)];
}
