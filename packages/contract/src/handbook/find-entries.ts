import { findNearest } from '@sitrep/text/nearest';
import type { GameHandbook, HandbookEntry } from './handbook.ts';

/** What a search led to. */
interface FoundEntries {
  /** The best first. */
  readonly entries: readonly HandbookEntry[];
  /** The title or word that was probably meant, where nothing was found. */
  readonly nearest: string | undefined;
}

type Searched = Pick<GameHandbook, 'entries' | 'forRule'>;

/**
 * Finds entries by rule id, title, other name or words of their text; accents, capitals and punctuation do not matter.
 * With a ruleset, entries about another edition only are left out.
 */
export function findEntries(handbook: Searched, query: string, ruleset?: string): FoundEntries {
  const entries = handbook.entries.filter((entry) => isOf(entry, ruleset));
  const rules = byRule(handbook, entries, query.trim());
  if (rules.length > 0) return { entries: rules, nearest: undefined };
  const wanted = fold(query);
  const found = wanted === '' ? [] : rank(entries, wanted);
  return {
    entries: found,
    nearest: found.length > 0 || wanted === '' ? undefined : nearest(entries, wanted),
  };
}

function isOf(entry: HandbookEntry, ruleset: string | undefined): boolean {
  return ruleset === undefined || entry.ruleset === 'both' || entry.ruleset === ruleset;
}

/** `WF-ATK-10` is one rule, `WF-ATK` all entries that tell rules of that group. */
function byRule(
  { forRule }: Searched,
  entries: readonly HandbookEntry[],
  query: string,
): readonly HandbookEntry[] {
  const [, group, number] = /^([a-z]+-[a-z][a-z0-9]*)(?:-(\d*))?$/i.exec(query) ?? [];
  if (group === undefined) return [];
  if (number) return entries.filter((entry) => entry === forRule(query));
  return entries.filter(({ rules }) => rules.some((rule) => rule.startsWith(`${group.toUpperCase()}-`)));
}

type Test = (entry: HandbookEntry, wanted: string) => boolean;

/** From what an entry is about to what it merely mentions. */
const TESTS: readonly Test[] = [
  ({ title }, wanted) => fold(title) === wanted,
  ({ id, also }, wanted) => [id, ...also].some((name) => fold(name) === wanted),
  ({ title }, wanted) => hasWord(title, wanted),
  ({ id, also }, wanted) => [id, ...also].some((name) => hasWord(name, wanted)),
  ({ text }, wanted) => hasWord(text, wanted),
];

function rank(entries: readonly HandbookEntry[], wanted: string): readonly HandbookEntry[] {
  return [...new Set(TESTS.flatMap((test) => entries.filter((entry) => test(entry, wanted))))];
}

/** Whether a text has the word itself or one that begins with it. */
function hasWord(text: string, wanted: string): boolean {
  return ` ${fold(text)}`.includes(` ${wanted}`);
}

function nearest(entries: readonly HandbookEntry[], wanted: string): string | undefined {
  const names = new Map(
    entries.flatMap(({ title, also }) => [title, ...also].map((name) => [fold(name), name])),
  );
  const found = findNearest(wanted, [...names.keys()]);
  return found === undefined ? undefined : names.get(found);
}

/** Small letters without accents, single spaces between words. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
