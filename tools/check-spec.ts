// node tools/check-spec.ts: lists the rules that no test names and the ids that no SPEC has.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { coverSpec, type SpecCoverage } from '@sitrep/testkit';
import { isProgram, root } from './project.ts';

/** What counts as a test of a game's rules, from the game's folder. Packs may bring examples of their own. */
const TESTS = ['{src,test}/**/*.test.ts', 'examples/**/*.json', '../../content/*/examples/**/*.json'];

/** The coverage of every game in a project that has a SPEC.md, by the game's folder. */
export function coverGames(folder: string): ReadonlyMap<string, SpecCoverage> {
  const specs = globSync('games/*/SPEC.md', { cwd: folder }).sort();
  return new Map(
    specs.map((spec) => [
      path.basename(path.dirname(spec)),
      coverGame(path.dirname(path.join(folder, spec))),
    ]),
  );
}

/** Every rule without a test and every id that does not exist; an empty list is a pass. */
export function findSpecProblems(folder: string): string[] {
  return [...coverGames(folder)].flatMap(([game, { missing, unknown }]) => [
    ...findGaps(folder, game, missing),
    ...unknown.map((id) => `games/${game}: a test names ${id}, which SPEC.md does not define`),
  ]);
}

/** A game still being written says in `spec-gaps.json` how many rules have no test yet. The number may only fall. */
function findGaps(folder: string, game: string, missing: readonly string[]): string[] {
  const file = path.join(folder, 'games', game, 'spec-gaps.json');
  if (!existsSync(file)) return missing.map((id) => `games/${game}: no test names ${id}`);
  const { untested }: { untested: number } = JSON.parse(readFileSync(file, 'utf8'));
  if (missing.length === untested) return [];
  const remedy = missing.length < untested ? 'lower the number' : 'test what was tested before';
  return [`games/${game}: ${missing.length} rules have no test, spec-gaps.json says ${untested}: ${remedy}`];
}

function coverGame(home: string): SpecCoverage {
  const read = (file: string) => readFileSync(path.join(home, file), 'utf8');
  const tests = globSync(TESTS, { cwd: home }).filter(
    (file) => !file.split(path.sep).includes('node_modules'),
  );
  return coverSpec({ specText: read('SPEC.md'), testTexts: tests.map(read) });
}

function run(): void {
  for (const [game, { total, tested }] of coverGames(root))
    console.log(`${game}: ${tested} of ${total} rules tested`);
  const problems = findSpecProblems(root);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (isProgram(import.meta.filename)) run();
