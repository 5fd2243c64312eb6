import { expect, it } from 'vitest';

/** Every source of the page but its tests. */
const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts', '!../testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** What a match is had from or read with: only a host does that. */
const OF_MATCHES =
  /\b(Match|State|Reading|createMatch|loadMatch|forkMatch|makeSave|perform|determinize|consult)\b/;

/** The names that a source imports from the packages that know matches. */
function importedIn(source: string): string {
  const imports = source.matchAll(/import (?:type )?\{([^}]*)\} from '@sitrep\/(?:kernel|contract)'/g);
  return [...imports].map(([, names]) => names).join(',');
}

it('nothing on the page reads a match', () => {
  const readers = Object.entries(sources).filter(
    ([, source]) => OF_MATCHES.test(importedIn(source)) || /\bmatch\.(state|setup|log|view)\b/.test(source),
  );
  expect(readers.map(([file]) => file)).toEqual([]);
  expect(Object.keys(sources).length).toBeGreaterThan(150);
});

it('a reader would be found', () => {
  expect(importedIn("import { type GameTypes, loadMatch } from '@sitrep/kernel';")).toMatch(OF_MATCHES);
  expect(importedIn("import {\n  makeKey,\n  type Match,\n} from '@sitrep/kernel';")).toMatch(OF_MATCHES);
  expect(importedIn("import { type MatchSetup, makeKey } from '@sitrep/kernel';")).not.toMatch(OF_MATCHES);
});
