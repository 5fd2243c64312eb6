import { randomBytes } from 'node:crypto';
import type { NamedSetup } from '@sitrep/contract';
import { Host, isShared } from '@sitrep/session';
import { CliError } from '../cli-error.ts';
import type { Around, Report } from '../command.ts';
import { readTextFile } from '../files.ts';
import { chooseSetup, getGame, readLanguage } from '../game-choice.ts';
import { findNote } from '../kept/notes.ts';
import { loadSpeech } from '../load-speech.ts';
import { openSave } from '../open-save.ts';
import { startMatch } from '../start-match.ts';
import { keepAt, keepUnasked, resumeCommand } from '../terminal/keeping.ts';
import { write } from '../terminal/screen.ts';
import { settleKept } from '../terminal/settling.ts';
import { goOnVerifying, tellStanding } from '../terminal/standing.ts';
import { openTerminal, type Terminal } from '../terminal/terminal.ts';
import { playersOfNew, playersOfOpened } from '../terminal/who-plays.ts';
import { guard } from './guard.ts';
import { playOn } from './turn.ts';

/** What was asked for, from the arguments or from the menu. */
export interface PlayOptions {
  readonly game?: string | undefined;
  readonly ruleset?: string | undefined;
  /** The name of a set-up, or one that was put together. */
  readonly setup?: string | NamedSetup | undefined;
  readonly seed?: string | undefined;
  readonly seats?: string | undefined;
  readonly language?: string | undefined;
  readonly load?: string | undefined;
  readonly save?: string | undefined;
}

/** Plays a game from the first question, or from where it was saved, to its end or until the players leave. */
export async function playGame(options: PlayOptions, around: Around): Promise<Report> {
  const { host, seed } = await openMatch(options);
  const terminal = await seatPlayers(options, host, around);
  // until somebody plays on, the opened file is the whole game
  terminal.savedAs = options.load;
  // that a file cannot be written should be known before the first question
  if (options.save === undefined) keepUnasked(terminal, options.load);
  else await keepAt(terminal, options.save);
  greet(terminal, seed, options.load);
  const isOver = await guard(terminal, () => playOn(terminal));
  terminal.verifying?.();
  if (!isOver) sayGoodbye(terminal);
  return reportOf(terminal, seed);
}

interface Opened {
  readonly host: Host;
  /** What its luck comes from, where it starts here. */
  readonly seed?: string;
}

async function openMatch({ game, ruleset, setup, seed, load }: PlayOptions): Promise<Opened> {
  if (load !== undefined) {
    const clash = Object.entries({ ruleset, setup, seed }).find(([, value]) => value !== undefined);
    if (clash !== undefined)
      throw new CliError('OPTIONS_CLASH', `--${clash[0]} and --load do not go together`);
    const named = game === undefined ? undefined : getGame(game);
    return openSave(load, readTextFile(load), named);
  }
  if (game === undefined) throw new CliError('OPTION_MISSING', '--game GAME is missing');
  const entry = getGame(game);
  const chosen = seed ?? randomBytes(8).toString('hex');
  const wished = typeof setup === 'object' ? setup : chooseSetup(entry, setup, ruleset);
  return { host: new Host({ entry, match: startMatch(entry, wished, chosen) }), seed: chosen };
}

/** Seats and language are those of the match where it was played here before, unless told. */
async function seatPlayers(options: PlayOptions, host: Host, around: Around): Promise<Terminal> {
  const { load, seats } = options;
  const note = load === undefined ? undefined : findNote(around.place.home, load, host.id);
  const speech = await loadSpeech(readLanguage(options.language ?? note?.language), host.entry, host.told);
  const company = { io: around.io, host, speech, typed: seats };
  const isResumed = load !== undefined;
  host.seat(isResumed ? await playersOfOpened(company, note?.players) : playersOfNew(company));
  const terminal = openTerminal({ ...around, host, speech, isResumed });
  settleKept(terminal);
  goOnVerifying(terminal);
  return terminal;
}

function greet(terminal: Terminal, seed: string | undefined, file: string | undefined): void {
  const { speech } = terminal;
  if (seed !== undefined) write(terminal, speech.say('start', { game: speech.text.t('game.name'), seed }));
  if (file !== undefined) write(terminal, speech.say('opened', { file }));
  tellStanding(terminal);
  if (!terminal.host.players.includes('person')) write(terminal, speech.say('watching'));
}

function sayGoodbye(terminal: Terminal): void {
  const { speech, savedAs, io, host } = terminal;
  if (isShared(host.players)) io.clear();
  write(terminal, speech.say('unfinished'));
  if (savedAs === undefined) return write(terminal, speech.say('unsaved'));
  write(terminal, speech.say('goOn'));
  // never folded: it is there to be copied
  io.write(`  ${resumeCommand(terminal, savedAs)}`);
}

function reportOf({ entry, host, savedAs }: Terminal, seed: string | undefined): Report {
  const { outcome, log } = host;
  return {
    isGood: true,
    lines: [],
    json: {
      game: entry.id,
      ...(seed !== undefined && { seed }),
      isOver: outcome !== undefined,
      ...(outcome !== undefined && { outcome }),
      entries: log.length,
      ...(savedAs !== undefined && { savedAs }),
    },
  };
}
