import { canonical, hashText } from './canonical.ts';
import type { Key } from './chance.ts';
import { invariant } from './invariant.ts';
import type { Entry } from './log.ts';
import type { SaveMark } from './marks.ts';
import type { Match } from './match.ts';
import type { GameTypes } from './vocabulary.ts';

export const SAVE_FORMAT = 'sitrep-save';
export const SAVE_VERSION = 1;

/** A match as a file: everything needed to open it, check it and re-run it. */
export interface Save<T extends GameTypes> {
  readonly format: typeof SAVE_FORMAT;
  readonly formatVersion: number;
  readonly game: string;
  /** The version of the rules the match was started under; it stays when the match continues under later ones. */
  readonly rulesVersion: string;
  readonly eventVersion: number;
  readonly key: Key;
  /** Dice and draws did not come from the key alone: re-running takes them from the events. */
  readonly isScripted: boolean;
  readonly config: T['config'];
  /** The cards and maps that the match uses. */
  readonly content: T['content'];
  readonly log: readonly Entry<T>[];
  readonly marks: readonly SaveMark[];
  /** Hash of the state after the last entry. */
  readonly hash: string;
  /** Hash of everything above, to detect damage. */
  readonly checksum: string;
}

/** The match as a save. Throws for a fork, whose log does not lead to its state. */
export function makeSave<T extends GameTypes>(match: Match<T>): Save<T> {
  const body = { ...makeSaveHead(match), log: [...match.log] };
  return { ...body, checksum: checksumOf(body) };
}

/** A save without its log, for those who keep the entries one by one. */
export type SaveHead<T extends GameTypes> = Omit<Save<T>, 'log' | 'checksum'>;

/** The head of a match's save. Throws for a fork, whose log does not lead to its state. */
export function makeSaveHead<T extends GameTypes>(match: Match<T>): SaveHead<T> {
  invariant(!match.isFork, 'FORK_SAVED', 'the log of a fork does not lead to its state');
  const { game, setup, isScripted, rulesVersion, marks, hash } = match;
  return {
    format: SAVE_FORMAT,
    formatVersion: SAVE_VERSION,
    game: game.id,
    rulesVersion,
    eventVersion: game.eventVersion,
    key: setup.key,
    isScripted,
    config: setup.config,
    content: setup.content,
    marks: [...marks],
    hash,
  };
}

export function checksumOf(body: object): string {
  return hashText(canonical(body));
}

/** The save as text, ready for a file. */
export function formatSave<T extends GameTypes>(save: Save<T>): string {
  return JSON.stringify(save);
}
