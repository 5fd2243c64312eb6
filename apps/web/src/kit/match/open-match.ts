import { findGame } from '@sitrep/catalog';
import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { type GameTypes, makeKey, type Problem, type Save } from '@sitrep/kernel';
import { type Host, loadHost, PLAYERS, type Player, startHost } from '@sitrep/session';
import { wishedSeed } from '../address/wished-luck.ts';
import { readGame, type StoredGame } from '../saves/save-store.ts';
import { keepStanding, makeAutosave, noteStanding } from './autosave.ts';
import { makeWorkerThinker } from './bots.ts';
import { loadSpeech } from './load-speech.ts';
import { openSession, type Session } from './session.ts';
import { verifyPast } from './verify-past.ts';

/** The result of opening a game: the session, or everything that is wrong. */
export type Opened =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What a new game is started with. */
interface NewGame {
  readonly entry: GameEntry;
  readonly setup: NamedSetup;
  readonly players: readonly Player[];
  /** What the players call themselves; nothing for those without a name. */
  readonly names?: readonly string[];
  /** The same seed gives the same luck; by default the seed in the address, if any. */
  readonly seed?: string;
}

/** Starts a match and stores it at once, so that its address can be opened again. */
export async function startGame({
  entry,
  setup: { config, content },
  players,
  names = [],
  seed = newSeed(),
}: NewGame): Promise<Opened> {
  const started = startHost(entry, { config, content, key: makeKey(seed) });
  if (!started.ok) return started;
  const host = started.value;
  host.seat(players);
  return { ok: true, session: await keepHost(host, names, false) };
}

/** A new session about a match that is not stored yet. */
export async function keepHost(
  host: Host,
  names: readonly string[] = [],
  isResumed = true,
): Promise<Session> {
  return sessionOf(host, { id: makeSeed(), name: '', names, stored: 0, isResumed });
}

/** Opens a stored game where it was left. */
export async function openGame(id: string): Promise<Opened> {
  const stored = await readGame(id);
  if (stored === undefined) return { ok: false, problems: [{ code: 'GAME_MISSING', path: '' }] };
  const entry = findGame(stored.record.game);
  if (entry === undefined) return { ok: false, problems: [{ code: 'GAME_UNKNOWN', path: 'game' }] };
  const loaded = loadHost(entry, saveOf(stored));
  if (!loaded.ok) return loaded;
  const host = loaded.value;
  const { players, name, names = [] } = stored.head;
  host.seat(players.map((kept) => PLAYERS.find((player) => player === kept) ?? 'person'));
  await verifyPast(host);
  // After an upcast all events are stored again, because old and new ones could not be told apart otherwise.
  const isLifted = stored.record.eventVersion !== entry.game.eventVersion;
  const keeping = { id, name, names, stored: isLifted ? 0 : host.log.length, isResumed: true };
  return { ok: true, session: await sessionOf(host, keeping) };
}

/** The save that the pieces in the store make up. Its checksum guards files; the store keeps its own records whole. */
export function saveOf({ record, head, log }: StoredGame): Save<GameTypes> {
  const { id: _id, ...fields } = record;
  return {
    format: 'sitrep-save',
    formatVersion: 1,
    ...fields,
    log: log as Save<GameTypes>['log'],
    marks: head.marks as Save<GameTypes>['marks'],
    hash: head.hash,
    checksum: '',
  };
}

interface Keeping {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  /** How many entries of the log are stored already. */
  readonly stored: number;
  /** The match was not started here: anybody may be at the screen. */
  readonly isResumed: boolean;
}

async function sessionOf(host: Host, { id, name, names, stored, isResumed }: Keeping): Promise<Session> {
  const speech = await loadSpeech(host.entry, host.told);
  const autosave = makeAutosave(host, { id, name, names, speech }, stored);
  host.thinkBy(makeWorkerThinker(id));
  host.keepBy(autosave);
  // A browser that stores nothing must not keep anybody from playing: the session reports it after the first command.
  if (stored === 0) await autosave().catch(() => undefined);
  else noteStanding(id, host);
  keepStanding(id, host);
  return openSession({ id, host, names, isResumed });
}

/** The seed of a new match: the one in the address, or else an unpredictable one. */
export function newSeed(): string {
  return wishedSeed() ?? makeSeed();
}

/** A random word that is unique and cannot be guessed, for seeds and ids. */
function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
