import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { hintsOf } from '@sitrep/contract';
import type { FuzzFailure, FuzzReport } from '@sitrep/testkit';
import { defineCommand } from '../command.ts';
import { makeFolder, writeWholeFile } from '../files.ts';
import { checkRuleset, gameOption, getGame, rulesetOption } from '../game-choice.ts';
import { examplesOf } from '../games/index.ts';
import { countOf, formatCount } from '../layout.ts';
import { loadTestkit } from '../load-testkit.ts';
import { commandLine, type Place } from '../place.ts';
import { makeProgress } from '../progress.ts';

export const fuzz = defineCommand({
  name: 'fuzz',
  summary: 'play random games to the end and see whether anything breaks',
  notes: ['A failure is written to a file with the shortest list of commands that shows it.'],
  examples: examplesOf('fuzz'),
  options: {
    game: { ...gameOption, isRequired: true },
    ruleset: rulesetOption,
    games: {
      kind: 'count',
      placeholder: 'N',
      least: 1,
      most: 10_000_000,
      default: 100,
      summary: 'how many games',
    },
    seed: { kind: 'text', placeholder: 'SEED', summary: 'any text; the same seed plays the same games' },
    laws: { kind: 'flag', summary: 'check every law after every command; much slower' },
    dump: { kind: 'text', placeholder: 'DIR', default: '.', summary: 'where failures are written' },
  },
  async run({
    values: { game, ruleset, games, seed = randomBytes(4).toString('hex'), laws, dump },
    io,
    place,
  }) {
    const entry = getGame(game);
    checkRuleset(entry, ruleset);
    makeFolder(dump);
    const { formatDump, fuzz: play } = await loadTestkit();
    const showProgress = makeProgress(io);
    const report = play({
      subject: {
        ...hintsOf(entry),
        game: entry.game,
        setups: entry.trials?.(ruleset) ?? entry.setups(ruleset),
      },
      games,
      seed,
      laws,
      onProgress: (played) => showProgress(() => `${formatCount(played)} of ${formatCount(games)} games`),
    });
    const failures = report.failures.map((failure) =>
      writeFailure(failure, formatDump(failure.dump), path.join(dump, fileOf(game, failure))),
    );
    return {
      isGood: failures.length === 0,
      lines: [
        ...failures.flatMap((failure) => failureLines(failure, place)),
        ...landmarkLines(report),
        summaryLine(report, seed),
      ],
      json: { ...report, seed, failures },
    };
  },
});

type Written = Omit<FuzzFailure, 'dump'> & { readonly commands: number; readonly file: string };

function fileOf(game: string, failure: FuzzFailure): string {
  return `sitrep-dump-${game}-${failure.law}-${failure.game}.json`;
}

function writeFailure({ dump, ...failure }: FuzzFailure, text: string, file: string): Written {
  writeWholeFile(file, text);
  return { ...failure, commands: dump.acts.length, file };
}

function failureLines(
  { game, setup, law, message, commands, file }: Written,
  place: Place,
): readonly string[] {
  return [
    `game ${game} (${setup}) breaks the law “${law}” after ${countOf(commands, 'command')}: ${message}`,
    `  to see it again: ${commandLine(place, ['replay', file])}`,
  ];
}

/** Which landmarks were reached and which were not; nothing unless laws watched. */
function landmarkLines({ coverage: { landmarks, missed } }: FuzzReport): readonly string[] {
  const { length } = Object.keys(landmarks);
  if (length === 0) return [];
  const visited = `visited ${formatCount(length - missed.length)} of ${formatCount(length)} cards, words and rows`;
  return [missed.length === 0 ? visited : `${visited}; never: ${missed.join(', ')}`];
}

function summaryLine(
  { games, decisions, failures, seconds, decisionsPerSecond }: FuzzReport,
  seed: string,
): string {
  const speed = `${seconds.toFixed(1)} s, ${formatCount(Math.round(decisionsPerSecond))} decisions/s`;
  const counts = `${countOf(games, 'game')}, ${countOf(decisions, 'decision')}`;
  return `${counts}, ${failures.length} failed (seed ${seed}; ${speed})`;
}
