import path from 'node:path';
import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import type { SpecCoverage, SpecSources } from '@sitrep/testkit';
import { defineCommand } from '../command.ts';
import { findFiles, isThere, readTextFile } from '../files.ts';
import { checkRuleset, gameOption, getGame, rulesetOption } from '../game-choice.ts';
import { examplesOf } from '../games/index.ts';
import { loadTestkit } from '../load-testkit.ts';
import { projectFile } from '../project.ts';

export const spec = defineCommand({
  name: 'spec',
  summary: 'which rules are covered by a test, and which are not',
  notes: ['Reads the SPEC.md of each game, the names of its tests and the `rules` of its examples.'],
  examples: ['spec', ...examplesOf('spec')],
  options: {
    game: { ...gameOption, summary: 'only this game' },
    ruleset: { ...rulesetOption, summary: 'only the rules of this edition (needs --game)' },
  },
  async run({ values: { game, ruleset } }) {
    const entries = game === undefined ? games : [getGame(game)];
    for (const entry of entries) checkRuleset(entry, ruleset);
    const { coverSpec } = await loadTestkit();
    const covered = entries.map((entry) => ({ entry, coverage: coverSpec(readSources(entry, ruleset)) }));
    const json = addUp(covered.map(({ coverage }) => coverage));
    return {
      isGood: json.missing.length === 0 && json.unknown.length === 0,
      lines: covered.flatMap(({ entry, coverage }) => linesOf(entry, coverage)),
      json,
    };
  },
});

function readSources({ folder }: GameEntry, ruleset: string | undefined): SpecSources {
  const home = projectFile(folder);
  const tests = ['src', 'test'].flatMap((part) => filesIn(path.join(home, part), '.test.ts'));
  const examples = [...filesIn(path.join(home, 'examples'), '.json'), ...packExamples()];
  const specText = readTextFile(path.join(home, 'SPEC.md'));
  return { specText, testTexts: [...tests, ...examples].map(readTextFile), ruleset };
}

/** Packs may bring examples of their own, which name the rules of the game they belong to. */
function packExamples(): readonly string[] {
  const files = filesIn(projectFile('content'), '.json');
  return files.filter((file) => file.split(path.sep).includes('examples'));
}

function filesIn(folder: string, ending: string): readonly string[] {
  return isThere(folder) ? findFiles(folder, ending) : [];
}

function addUp(coverages: readonly SpecCoverage[]): SpecCoverage {
  return {
    total: coverages.reduce((sum, { total }) => sum + total, 0),
    tested: coverages.reduce((sum, { tested }) => sum + tested, 0),
    missing: coverages.flatMap(({ missing }) => missing),
    unknown: coverages.flatMap(({ unknown }) => unknown),
  };
}

function linesOf({ name }: GameEntry, { total, tested, missing, unknown }: SpecCoverage): readonly string[] {
  return [
    `${name}: ${tested} of ${total} rules have a test`,
    ...missing.map((id) => `  no test: ${id}`),
    ...unknown.map((id) => `  no such rule: ${id}`),
  ];
}
