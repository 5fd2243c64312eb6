import { findGame } from '@sitrep/catalog';
import { type GameEntry, installedContents } from '@sitrep/contract';
import { type Act, type Checked, type GameTypes, hashData } from '@sitrep/kernel';
import { type Host, startHost } from '@sitrep/session';
import { packText, unpackText } from './packed-text.ts';

/** Some programs truncate longer addresses. */
export const LONGEST_LINK = 8_000;

/** A game as a link carries it: everything else follows from this by the rules. */
interface Shared {
  readonly game: string;
  readonly rules: string;
  readonly key: string;
  readonly config: object;
  /** Which cards: the hash of a content that the game comes with. */
  readonly content: string;
  readonly acts: readonly (readonly [by: number, act: Act<GameTypes>])[];
  /** The hash of the final state, which replaying must reach. */
  readonly hash: string;
}

export type Packed =
  | { readonly ok: true; readonly data: string }
  | { readonly ok: false; readonly problem: 'LINK_LONG' | 'LINK_OWN_CARDS' | 'LINK_SCRIPTED' };

/** A game as letters for a link. Games that do not fit must be sent as a file. */
export async function packMatch({ entry, head, log }: Host): Promise<Packed> {
  const { key, config, content, isScripted, hash } = head;
  if (isScripted) return { ok: false, problem: 'LINK_SCRIPTED' };
  const cards = hashData(content);
  if (findContent(entry, cards) === undefined) return { ok: false, problem: 'LINK_OWN_CARDS' };
  const shared: Shared = {
    game: entry.id,
    rules: entry.game.version,
    key,
    config,
    content: cards,
    acts: log.map(({ by, act }) => [by, act]),
    hash,
  };
  const data = await packText(JSON.stringify(shared));
  return data.length > LONGEST_LINK ? { ok: false, problem: 'LINK_LONG' } : { ok: true, data };
}

/** Replays the commands of a link. The result is the game that was shared, or a problem that says why not. */
export async function unpackMatch(data: string): Promise<Checked<Host>> {
  const shared = await readShared(data);
  if (shared === undefined) return fail('LINK_DAMAGED', '');
  const entry = findGame(shared.game);
  if (entry === undefined) return fail('GAME_UNKNOWN', 'game');
  const content = findContent(entry, shared.content);
  if (content === undefined) return fail('LINK_CARDS_UNKNOWN', 'content');
  try {
    return rerun(entry, content, shared);
  } catch {
    // data from outside may be anything, and the rules may throw on it
    return fail('LINK_DAMAGED', 'acts');
  }
}

async function readShared(data: string): Promise<Shared | undefined> {
  try {
    const read = JSON.parse(await unpackText(data)) as Partial<Shared>;
    return Array.isArray(read.acts) && typeof read.config === 'object' ? (read as Shared) : undefined;
  } catch {
    return undefined;
  }
}

function rerun(entry: GameEntry, content: object, { key, config, acts, hash }: Shared): Checked<Host> {
  const started = startHost(entry, { config, content, key });
  if (!started.ok) return started;
  const host = started.value;
  for (const [index, [by, act]] of acts.entries()) {
    const result = host.repeat({ by, act });
    if (!result.ok) return fail('LINK_REFUSED', `acts.${index}`);
  }
  if (host.head.hash !== hash) return fail('LINK_ENDS_OTHERWISE', 'hash');
  return started;
}

function fail(code: string, path: string): Checked<Host> {
  return { ok: false, problems: [{ code, path }] };
}

/** The cards that a game comes with, by their hash. */
function findContent(entry: GameEntry, hash: string): object | undefined {
  return installedContents(entry).find((content) => hashData(content) === hash);
}
