import { randomBytes } from 'node:crypto';
import type { GameEntry } from '@sitrep/catalog';
import type { GameTypes, Match } from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import { defineCommand, type Report } from '../command.ts';
import { readTextFile } from '../files.ts';
import {
  chooseSetup,
  gameOption,
  getGame,
  languageOption,
  readLanguage,
  rulesetOption,
  setupOption,
} from '../game-choice.ts';
import type { Io } from '../io.ts';
import { openSave } from '../open-save.ts';
import { saveGame } from '../play/game-file.ts';
import { guard } from '../play/guard.ts';
import { write } from '../play/screen.ts';
import { type Player, parseSeats } from '../play/seats.ts';
import { openSession, type Session } from '../play/session.ts';
import { playOn } from '../play/turn.ts';
import { loadSpeech } from '../speech.ts';
import { startMatch } from '../start-match.ts';

/** What `play` was asked for, from the arguments or from the menu. */
export interface PlayWishes {
  readonly game?: string | undefined;
  readonly ruleset?: string | undefined;
  readonly setup?: string | undefined;
  readonly seed?: string | undefined;
  readonly seats?: string | undefined;
  readonly language: string;
  readonly load?: string | undefined;
  readonly save?: string | undefined;
}

export const play = defineCommand({
  name: 'play',
  summary: 'play a game at this terminal',
  notes: ['While playing, type `help` for everything that can be typed besides a number.'],
  examples: [
    'play --game duel',
    'play --game duel --seats 0=me,1=me --language hu',
    'play --game combat-veteran --setup keating --seats 0=greedy,1=me',
    'play --load game.json --save game.json',
  ],
  options: {
    game: { ...gameOption, summary: 'the game; may be left out with --load' },
    ruleset: rulesetOption,
    setup: setupOption,
    seed: { kind: 'text', placeholder: 'SEED', summary: 'any text; the same seed gives the same luck' },
    seats: {
      kind: 'text',
      placeholder: 'LIST',
      summary:
        'who plays, such as 0=me,1=greedy or 0=random,1=me; two people can share the terminal: 0=me,1=me',
    },
    language: languageOption,
    load: { kind: 'text', placeholder: 'FILE', summary: 'go on from a saved game' },
    save: { kind: 'text', placeholder: 'FILE', summary: 'save there after every answer' },
  },
  run: ({ values, io }) => playGame(values, io),
});

/** Plays a game from the first question, or from where it was saved, to its end or until the players leave. */
export async function playGame(wishes: PlayWishes, io: Io): Promise<Report> {
  const { entry, match, seed, hasRulesChanged } = await openMatch(wishes);
  const speech = await loadSpeech(readLanguage(wishes.language), entry, match);
  const players = parseSeats(wishes.seats, match.state.seats.length, opponentOf(entry));
  const session = openSession({ io, entry, players, match, speech, autosave: wishes.save });
  // that a file cannot be written should be known before the first question
  if (wishes.save !== undefined) saveGame(wishes.save, match);
  session.savedAs = wishes.save ?? wishes.load;
  greet(session, seed, wishes.load);
  if (hasRulesChanged) write(session, speech.say('rulesChanged'));
  const isOver = await guard(session, () => playOn(session));
  if (!isOver) sayGoodbye(session);
  return reportOf(session, seed);
}

/** Where sides are opposed and the game gives advice, the other side follows it. */
function opponentOf({ advise, isVersus }: GameEntry): Player {
  return isVersus && advise !== undefined ? 'greedy' : 'random';
}

interface Opened {
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  readonly seed: string | undefined;
  readonly hasRulesChanged: boolean;
}

async function openMatch({ game, ruleset, setup, seed, load }: PlayWishes): Promise<Opened> {
  if (load !== undefined) {
    const clash = Object.entries({ ruleset, setup, seed }).find(([, value]) => value !== undefined);
    if (clash !== undefined)
      throw new CliError('OPTIONS_CLASH', `--${clash[0]} and --load do not go together`);
    const named = game === undefined ? undefined : getGame(game);
    return { seed: undefined, ...(await openSave(load, readTextFile(load), named)) };
  }
  if (game === undefined) throw new CliError('OPTION_MISSING', '--game GAME is missing');
  const entry = getGame(game);
  const chosen = seed ?? randomBytes(8).toString('hex');
  const match = startMatch(entry, chooseSetup(entry, setup, ruleset), chosen);
  return { entry, match, seed: chosen, hasRulesChanged: false };
}

function greet(session: Session, seed: string | undefined, file: string | undefined): void {
  const { speech } = session;
  if (seed !== undefined) write(session, speech.say('start', { game: speech.text.t('game.name'), seed }));
  if (file !== undefined) write(session, speech.say('opened', { file }));
  if (!session.players.includes('me')) write(session, speech.say('watching'));
}

function sayGoodbye(session: Session): void {
  const { speech, savedAs } = session;
  write(session, speech.say('unfinished'));
  write(session, savedAs === undefined ? speech.say('unsaved') : speech.say('goOn', { file: savedAs }));
}

function reportOf({ entry, match, savedAs }: Session, seed: string | undefined): Report {
  const outcome = match.outcome();
  return {
    isGood: true,
    lines: [],
    json: {
      game: entry.id,
      ...(seed !== undefined && { seed }),
      isOver: outcome !== undefined,
      ...(outcome !== undefined && { outcome }),
      entries: match.log.length,
      ...(savedAs !== undefined && { savedAs }),
    },
  };
}
