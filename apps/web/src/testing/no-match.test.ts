import { expect, it } from 'vitest';

/** Every source file of the page except tests. */
const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts', '!../testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** The names that create or read a match: only a host may use them. */
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

it('would find a source that reads a match', () => {
  expect(importedIn("import { type GameTypes, loadMatch } from '@sitrep/kernel';")).toMatch(OF_MATCHES);
  expect(importedIn("import {\n  makeKey,\n  type Match,\n} from '@sitrep/kernel';")).toMatch(OF_MATCHES);
  expect(importedIn("import { type MatchSetup, makeKey } from '@sitrep/kernel';")).not.toMatch(OF_MATCHES);
});
