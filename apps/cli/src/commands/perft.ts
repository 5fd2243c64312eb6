import type { GameEntry } from '@sitrep/contract';
import type { GameTypes, Match } from '@sitrep/kernel';
import type { Division } from '@sitrep/testkit';
import { defineCommand } from '../command.ts';
import { readTextFile } from '../files.ts';
import { chooseSetup, gameOption, getGame, rulesetOption, setupOption } from '../game-choice.ts';
import { examplesOf } from '../games/index.ts';
import { alignColumns, formatCount } from '../layout.ts';
import { loadSpeech } from '../load-speech.ts';
import { loadTestkit } from '../load-testkit.ts';
import { unknownValue } from '../parse-arguments.ts';
import { makeProgress } from '../progress.ts';
import { projectFile } from '../project.ts';
import type { Speech } from '../speech.ts';
import { startMatch } from '../start-match.ts';

export const perft = defineCommand({
  name: 'perft',
  summary: 'count the ways in which a game can go on, to see what a rules change did',
  notes: ['Positions are in `test/golden/golden.json` of each game, with the counts that tests expect.'],
  examples: examplesOf('perft'),
  options: {
    game: { ...gameOption, isRequired: true },
    ruleset: rulesetOption,
    setup: setupOption,
    position: { kind: 'text', placeholder: 'NAME', summary: 'a small position instead, by name' },
    seed: { kind: 'text', placeholder: 'SEED', default: 'perft', summary: 'where dice and draws come from' },
    depth: {
      kind: 'count',
      placeholder: 'N',
      least: 1,
      most: 20,
      default: 4,
      summary: 'how many commands deep',
    },
    divide: { kind: 'flag', summary: 'also below each first command' },
  },
  async run({ values: { game, ruleset, setup, position, seed, depth, divide: isDivided }, io }) {
    const entry = getGame(game);
    const start =
      position === undefined
        ? openSetup(entry, { setup, ruleset, seed })
        : await openPosition(entry, position);
    const { divide, perft: countTree } = await loadTestkit();
    const showProgress = makeProgress(io);
    const counts: number[] = [];
    for (let level = 1; level <= depth; level += 1) {
      showProgress(() => `depth ${level - 1}: ${formatCount(counts.at(-1) ?? 0)}; counting depth ${level}`);
      counts.push(countTree(start.match, level));
    }
    const divisions = isDivided ? divide(start.match, depth) : [];
    const speech = await loadSpeech('en', entry, start.match);
    return {
      isGood: counts.every((count, index) => count === (start.expected[index] ?? count)),
      lines: [...levelLines(counts, start.expected), ...divisionLines(divisions, speech)],
      json: {
        game,
        ...start.named,
        depth,
        count: counts.at(-1) ?? 0,
        counts,
        ...(isDivided && { divisions }),
      },
    };
  },
});

interface Start {
  readonly match: Match<GameTypes>;
  /** What it is called in a report. */
  readonly named: Readonly<Record<string, string>>;
  /** The counts that tests expect, if there are any. */
  readonly expected: readonly number[];
}

interface Chosen {
  readonly setup: string | undefined;
  readonly ruleset: string | undefined;
  readonly seed: string;
}

function openSetup(entry: GameEntry, { setup, ruleset, seed }: Chosen): Start {
  const chosen = chooseSetup(entry, setup, ruleset);
  return {
    match: startMatch(entry, chosen, seed),
    named: { setup: chosen.name, seed },
    expected: [],
  };
}

async function openPosition(entry: GameEntry, name: string): Promise<Start> {
  const { openGolden, parseGolden } = await loadTestkit();
  const golden = parseGolden(readTextFile(projectFile(entry.folder, 'test/golden/golden.json')));
  const position = golden.positions.find((each) => each.name === name);
  if (position === undefined) {
    const names = golden.positions.map((each) => each.name);
    throw unknownValue('--position', name, names);
  }
  return {
    match: openGolden(await entry.examples(), golden, position),
    named: { position: name, seed: position.seed },
    expected: position.counts,
  };
}

function levelLines(counts: readonly number[], expected: readonly number[]): readonly string[] {
  return alignColumns(
    counts.map((count, index) => {
      const wanted = expected[index] ?? count;
      const note = count === wanted ? [] : [`not ${formatCount(wanted)}`];
      return [`depth ${index + 1}`, formatCount(count), ...note];
    }),
  );
}

function divisionLines(divisions: readonly Division<GameTypes>[], speech: Speech): readonly string[] {
  if (divisions.length === 0) return [];
  const rows = divisions.map(({ seat, answer, count }) => [
    `${speech.seat(seat)}: ${speech.option(answer)}`,
    formatCount(count),
  ]);
  return ['', ...alignColumns(rows)];
}
