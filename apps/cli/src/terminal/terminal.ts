import type { Focus, GameEntry, Proposal } from '@sitrep/contract';
import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { type Host, openLocal, type SeatClient, type Snapshot } from '@sitrep/session';
import { tableOf } from '../games/index.ts';
import type { Io } from '../io.ts';
import type { MatchFile } from '../kept/match-file.ts';
import type { Place } from '../place.ts';
import type { Speech } from '../speech.ts';
import type { Board, Scene } from '../table/board.ts';

/** What the terminal remembers besides the match: what is on the screen, what was typed, where the match is kept. */
export interface Terminal {
  readonly io: Io;
  readonly place: Place;
  readonly entry: GameEntry;
  readonly board: Board;
  /** The match that is played here; another one after `load`. */
  host: Host;
  /** By seat: what its player sees and can do. */
  clients: readonly SeatClient[];
  /** The match came from a file: whoever opened it need not be the one whose secrets come next. */
  isResumed: boolean;
  /** Stops the verifying that goes on while the player thinks. */
  verifying: (() => void) | undefined;
  speech: Speech;
  /** The seat whose player has the terminal. */
  holder: Seat | undefined;
  /** The table as the holder saw it last. */
  table: string;
  /** What the player points at and has opened, and in which question. */
  pointed: { readonly moment: string; readonly at: Pointed } | undefined;
  /** What is proposed about that. */
  offers: { readonly key: string; readonly found: Promise<readonly Proposal[]> } | undefined;
  /** The bundle of answers whose end was told last. */
  toldOf: string | undefined;
  /** What was told last, if it is short. */
  news: readonly string[];
  /** News that wait for the table. */
  held: readonly string[];
  /** The words that were named last. */
  words: string;
  /** Whether the list of options has been shown with those that it usually leaves out. */
  isAllShown: boolean;
  /** What was last asked for and only warned about, until it is asked for again. */
  armed: { readonly key: string; readonly answer: Answer<GameTypes> } | undefined;
  /** The player asked to leave here, and was only warned. */
  warnedOf: string | undefined;
  /** What was typed at a pause: the next input. */
  typedAhead: string | undefined;
  /** How many random drafts have been asked for: each is different. */
  samples: number;
  /** What did not fit on the screen and waits for `more`. */
  rest: readonly string[];
  /** How many events each seat has been shown. */
  readonly shown: number[];
  /** Where the match is saved after every answer; `undefined` if it cannot be. */
  keeper: Keeper | undefined;
  /** Where the game was saved last, while that is still the whole game. */
  savedAs: string | undefined;
}

/** What a player has pointed at and opened while a question is open. */
export interface Pointed {
  readonly focus: Focus;
  /** The group of options that is open, by its id. */
  readonly group?: string | undefined;
  /** The proposal that is open, by its id, and the part of it that is being changed. */
  readonly opened?: string | undefined;
  readonly part?: string | undefined;
}

/** Where a match is kept. */
export interface Keeper {
  readonly file: string;
  /** What was written there last; `undefined` before the first time. */
  written?: MatchFile | undefined;
}

export interface TerminalSetup extends Pick<Terminal, 'io' | 'place' | 'host' | 'speech' | 'isResumed'> {}

export function openTerminal(setup: TerminalSetup): Terminal {
  const { entry } = setup.host;
  return {
    ...setup,
    entry,
    board: tableOf(entry.id).board,
    clients: clientsOf(setup.host),
    verifying: undefined,
    holder: undefined,
    table: '',
    pointed: undefined,
    offers: undefined,
    toldOf: undefined,
    news: [],
    held: [],
    words: '',
    isAllShown: false,
    armed: undefined,
    warnedOf: undefined,
    typedAhead: undefined,
    samples: 0,
    rest: [],
    shown: [],
    keeper: undefined,
    savedAs: undefined,
  };
}

/** The clients of all seats: whoever sits here may play any of them. */
export function clientsOf(host: Host): readonly SeatClient[] {
  return host.players.map((_, seat) => openLocal(host, seat));
}

/** The client of a seat. There is one for every seat. */
export function clientOf({ clients }: Pick<Terminal, 'clients'>, seat: Seat): SeatClient {
  const client = clients[seat];
  if (client === undefined) throw new RangeError(`there is no seat ${seat}`);
  return client;
}

/** What a seat sees and can do now. */
export function nowOf(terminal: Terminal, seat: Seat): Snapshot {
  return clientOf(terminal, seat).snapshot();
}

export function sceneOf(terminal: Terminal, seat: Seat): Scene {
  const { speech, io, host } = terminal;
  const { config, content } = host.facts;
  const { view } = nowOf(terminal, seat);
  return { view, config, content, speech, width: io.columns - 1, rows: io.rows };
}
