import { CliError } from '../cli-error.ts';
import { defineCommand } from '../command.ts';
import { gameOption, keptLanguageOption, readLanguage, rulesetOption, setupOption } from '../game-choice.ts';
import { examplesOf } from '../games/index.ts';
import { playGame } from '../play/play-game.ts';
import { runMenu } from './menu.ts';

export const play = defineCommand({
  name: 'play',
  summary: 'play a game at this terminal; without a game it opens the menu',
  notes: [
    'While playing, type `help` for everything that can be typed besides a number.',
    'Games are kept after every answer in a folder of yours (SITREP_HOME names another); `sitrep play` offers to go on with them.',
  ],
  examples: ['play', ...examplesOf('play'), 'play --load game.json --save game.json'],
  options: {
    game: { ...gameOption, summary: 'the game; without it the menu opens, unless a file is loaded' },
    ruleset: rulesetOption,
    setup: setupOption,
    seed: { kind: 'text', placeholder: 'SEED', summary: 'any text; the same seed gives the same luck' },
    seats: {
      kind: 'text',
      placeholder: 'LIST',
      summary:
        'who plays, such as 0=me,1=greedy or 0=random,1=me; two people can share the terminal: 0=me,1=me',
    },
    language: keptLanguageOption,
    load: { kind: 'text', placeholder: 'FILE', summary: 'go on from a saved game' },
    save: { kind: 'text', placeholder: 'FILE', summary: 'keep the game there, not in the folder of yours' },
  },
  run({ values, io, place, isJson }) {
    const { game, load, language } = values;
    if (game !== undefined || load !== undefined) return playGame(values, { io, place });
    // options that the menu does not know must not be dropped silently
    const { ruleset, setup, seed, seats, save } = values;
    const isTold = [ruleset, setup, seed, seats, save].some((value) => value !== undefined);
    if (isJson || isTold) throw new CliError('OPTION_MISSING', '--game GAME is missing');
    return runMenu({ io, place }, language === undefined ? undefined : readLanguage(language));
  },
});
