import type { Bot } from '@sitrep/bots';
import type { GameEntry } from '@sitrep/contract';
import {
  type Answer,
  type Deed,
  type GameTypes,
  type Match,
  makeUniform,
  type Seat,
  type Uniform,
} from '@sitrep/kernel';
import { tableOf } from '../games/index.ts';
import type { Io } from '../io.ts';
import type { MatchFile } from '../kept/match-file.ts';
import type { OpenedSave } from '../open-save.ts';
import type { Place } from '../place.ts';
import type { Speech } from '../speech.ts';
import type { Board, Scene } from '../table/board.ts';
import { makeBots } from './make-bots.ts';
import type { Player } from './seats.ts';

/** The whole state of the text client. Everything else in this folder is functions of it. */
export interface Session {
  readonly io: Io;
  readonly place: Place;
  readonly entry: GameEntry;
  readonly board: Board;
  players: readonly Player[];
  /** By seat: who follows the game's advice. */
  bots: readonly (Bot | undefined)[];
  /** Where the bots' choices come from. */
  readonly random: Uniform;
  match: Match<GameTypes>;
  /** What sets the match apart where it came from a file; a match that was begun here has nothing to hide. */
  opened: Pick<OpenedSave, 'standing'> | undefined;
  /** Stops the verifying that goes on while the player thinks. */
  verifying: (() => void) | undefined;
  speech: Speech;
  /** The seat whose player has the terminal. */
  holder: Seat | undefined;
  /** The holder lets somebody else go first. */
  isHolderWaiting: boolean;
  /** The table as the holder saw it last. */
  table: string;
  /** Whether the list of options has been shown with those that it usually leaves out. */
  isAllShown: boolean;
  /** What was asked for last and only warned of, until it is asked for once more. */
  armed: { readonly key: string; readonly answer: Answer<GameTypes> } | undefined;
  /** Leaving was asked for here, and only warned of. */
  warnedOf: string | undefined;
  /** What was typed at a pause: the next thing to be obeyed. */
  typedAhead: string | undefined;
  /** By seat: the form that is being filled in, as far as it has come. */
  readonly drafts: (Drafted | undefined)[];
  /** What did not fit on the screen and waits for `more`. */
  rest: readonly string[];
  /** How many events each seat has been shown. */
  readonly shown: number[];
  /** Where the match is kept after every answer; `undefined` where it cannot be. */
  keeper: Keeper | undefined;
  /** Where the game was saved last, while that is still the whole game. */
  savedAs: string | undefined;
  /** What is being asked of the match right now, for the dump if it breaks. */
  attempt: Deed<GameTypes> | undefined;
}

/** Where a match is kept. */
export interface Keeper {
  readonly file: string;
  /** What was written there last; `undefined` before the first time. */
  written?: MatchFile | undefined;
}

/** A draft, and the question that it answers. */
export interface Drafted {
  readonly match: Match<GameTypes>;
  readonly number: number | undefined;
  readonly draft: object;
}

export interface SessionSetup
  extends Pick<Session, 'io' | 'place' | 'entry' | 'players' | 'match' | 'speech'> {}

export function openSession(setup: SessionSetup): Session {
  const { match, entry } = setup;
  return {
    ...setup,
    opened: undefined,
    verifying: undefined,
    board: tableOf(entry.id).board,
    bots: makeBots(entry, setup.players),
    random: makeUniform(match.setup.key, `bots:${match.log.length}`),
    holder: undefined,
    isHolderWaiting: false,
    table: '',
    isAllShown: false,
    armed: undefined,
    warnedOf: undefined,
    typedAhead: undefined,
    drafts: [],
    rest: [],
    shown: [],
    keeper: undefined,
    savedAs: undefined,
    attempt: undefined,
  };
}

export function sceneOf({ match, speech, io }: Session, seat: Seat): Scene {
  const { config, content } = match.setup;
  return { view: match.view(seat), config, content, speech, width: io.columns - 1, rows: io.rows };
}

/** The seats that have still to answer what is open. */
export function seatsAsked({ match }: Session): readonly Seat[] {
  const seats = match.decision()?.seats ?? [];
  return seats.filter((seat) => match.view(seat).decision?.hasAnswered === false);
}

/** Whether several people share the terminal: then nobody's table stays on the screen for the next one. */
export function isShared({ players }: Session): boolean {
  return players.filter((player) => player === 'me').length > 1;
}

export function isPerson({ players }: Session, seat: Seat): boolean {
  return players[seat] === 'me';
}
