import type { GameTypes } from '@sitrep/kernel';
import type { Division } from '@sitrep/testkit';
import { defineCommand } from '../command.ts';
import { chooseSetup, gameOption, getGame, rulesetOption, setupOption } from '../game-choice.ts';
import { alignColumns, formatCount } from '../layout.ts';
import { loadSpeech } from '../load-speech.ts';
import { loadTestkit } from '../load-testkit.ts';
import { makeProgress } from '../progress.ts';
import type { Speech } from '../speech.ts';
import { startMatch } from '../start-match.ts';

export const perft = defineCommand({
  name: 'perft',
  summary: 'count the ways in which a game can go on, to see what a rules change did',
  examples: ['perft --game duel --depth 4', 'perft --game duel --setup short --depth 5 --divide'],
  options: {
    game: { ...gameOption, isRequired: true },
    ruleset: rulesetOption,
    setup: setupOption,
    seed: { kind: 'text', placeholder: 'SEED', default: 'perft', summary: 'where dice and draws come from' },
    depth: {
      kind: 'count',
      placeholder: 'N',
      least: 1,
      most: 20,
      isRequired: true,
      summary: 'how many commands deep',
    },
    divide: { kind: 'flag', summary: 'also below each first command' },
  },
  async run({ values: { game, ruleset, setup, seed, depth, divide: isDivided }, io }) {
    const entry = getGame(game);
    const chosen = chooseSetup(entry, setup, ruleset);
    const match = startMatch(entry, chosen, seed);
    const { divide, perft: countTree } = await loadTestkit();
    const showProgress = makeProgress(io);
    const counts: number[] = [];
    for (let level = 1; level <= depth; level += 1) {
      showProgress(() => `depth ${level - 1}: ${formatCount(counts.at(-1) ?? 0)}; counting depth ${level}`);
      counts.push(countTree(match, level));
    }
    const divisions = isDivided ? divide(match, depth) : [];
    const speech = await loadSpeech('en', entry, match);
    return {
      isGood: true,
      lines: [...levelLines(counts), ...divisionLines(divisions, speech)],
      json: {
        game,
        setup: chosen.name,
        seed,
        depth,
        count: counts.at(-1) ?? 0,
        counts,
        ...(isDivided && { divisions }),
      },
    };
  },
});

function levelLines(counts: readonly number[]): readonly string[] {
  return alignColumns(counts.map((count, index) => [`depth ${index + 1}`, formatCount(count)]));
}

function divisionLines(divisions: readonly Division<GameTypes>[], speech: Speech): readonly string[] {
  if (divisions.length === 0) return [];
  const rows = divisions.map(({ seat, answer, count }) => [
    `${speech.seat(seat)}: ${speech.option(answer)}`,
    formatCount(count),
  ]);
  return ['', ...alignColumns(rows)];
}
