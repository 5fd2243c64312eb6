import { findGame } from '@sitrep/catalog';
import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { createMatch, type GameTypes, loadMatch, makeKey, type Problem, type Save } from '@sitrep/kernel';
import { wishedSeed } from '../address/wished-luck.ts';
import { readGame, type StoredGame, writeStanding } from '../saves/save-store.ts';
import { makeAutosave } from './autosave.ts';
import { teamBy, titleBy } from './brief.ts';
import { loadSpeech } from './load-speech.ts';
import { createSession, type Session } from './session.ts';
import { type StandingStore, standingHere, verifyStanding } from './standing.ts';
import type { AnyMatch, Player } from './types.ts';

/** What came of opening a game: the session, or everything that is wrong. */
export type Opened =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problems: readonly Problem[] };

interface Wish {
  readonly entry: GameEntry;
  readonly setup: NamedSetup;
  readonly players: readonly Player[];
  /** What the players call themselves; nothing for those without a name. */
  readonly names?: readonly string[];
  /** The same seed gives the same luck; what the address asks for by default. */
  readonly seed?: string;
}

/** Starts a match and stores it at once, so that its address can be opened again. */
export async function startGame({
  entry,
  setup,
  players,
  names = [],
  seed = newSeed(),
}: Wish): Promise<Opened> {
  const { config, content } = setup;
  const created = createMatch(entry.game, { config, content, key: makeKey(seed) });
  if (!created.ok) return created;
  return { ok: true, session: await keepMatch(entry, created.value, { players, names }) };
}

/** Who plays a match that is not stored yet, and what sets it apart. */
type Company = Pick<Keeping, 'players'> & Partial<Pick<Keeping, 'names' | 'standing'>>;

/** A new session about a match that is not stored yet. */
export async function keepMatch(entry: GameEntry, match: AnyMatch, company: Company): Promise<Session> {
  const { players, names = [], standing = standingHere(entry, match) } = company;
  return sessionOf(entry, match, { id: makeSeed(), name: '', players, names, stored: 0, standing });
}

/** Opens a stored game where it was left. */
export async function openGame(id: string): Promise<Opened> {
  const stored = await readGame(id);
  if (stored === undefined) return { ok: false, problems: [{ code: 'GAME_MISSING', path: '' }] };
  const entry = findGame(stored.record.game);
  if (entry === undefined) return { ok: false, problems: [{ code: 'GAME_UNKNOWN', path: 'game' }] };
  const loaded = loadMatch(entry.game, saveOf(stored));
  if (!loaded.ok) return loaded;
  const { match, verifier } = loaded.value;
  const { name, players, names = [] } = stored.head;
  const standing = await verifyStanding(entry, match, verifier);
  // Events that were lifted are stored again, all of them: new ones would not be told from old ones otherwise.
  const isLifted = stored.record.eventVersion !== entry.game.eventVersion;
  const facts = { id, name, names, players: players as readonly Player[], standing };
  return {
    ok: true,
    session: await sessionOf(entry, match, { ...facts, stored: isLifted ? 0 : match.log.length }),
  };
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
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly standing: StandingStore;
  /** How many entries of the log are stored already. */
  readonly stored: number;
}

async function sessionOf(entry: GameEntry, match: AnyMatch, keeping: Keeping): Promise<Session> {
  const { id, name, players, names, stored, standing } = keeping;
  const speech = await loadSpeech(entry, match);
  const words = { title: titleBy(speech, entry), team: teamBy(speech, entry) };
  const autosave = makeAutosave({ id, name, players, names, standing, ...words }, stored);
  // A browser that stores nothing must not keep anybody from playing: the session tells after the first command.
  if (stored === 0) await autosave.follow(match).catch(() => undefined);
  // What lists say of the game follows what is known of it.
  const note = () => void writeStanding(id, standing.get()).catch(() => undefined);
  standing.subscribe(note);
  if (stored > 0) note();
  return createSession({ id, entry, match, players, names, standing, followers: [autosave] });
}

/** The luck of a new match: what the address asks for, else luck that nobody can foresee. */
export function newSeed(): string {
  return wishedSeed() ?? makeSeed();
}

/** A name that no other game has, and nobody can guess. */
function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
