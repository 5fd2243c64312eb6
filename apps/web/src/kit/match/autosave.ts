import { HOST } from '@sitrep/kernel';
import type { Host } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';
import {
  appendEntries,
  type GameHead,
  type GameRecord,
  writeGame,
  writeStanding,
} from '../saves/save-store.ts';
import { inTurn } from '../saves/write-queue.ts';
import { momentBy, placesIn, teamBy, titleBy } from './brief.ts';

/** What a save holds besides the match. */
export interface SaveFacts {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  /** For the title that lists show for the match. */
  readonly speech: Speech;
}

function recordOf(id: string, { head }: Host): GameRecord {
  const { game, rulesVersion, eventVersion, key, isScripted, config, content } = head;
  return { id, game, rulesVersion, eventVersion, key, isScripted, config, content };
}

function headOf(host: Host, { id, name, names, speech }: SaveFacts): GameHead {
  const { entry, outcome, players, standing, log } = host;
  const { game, hash, marks } = host.head;
  return {
    id,
    game,
    title: titleBy(speech, entry)(host),
    team: teamBy(speech, entry)(host),
    moment: momentBy(speech, entry, names)(host),
    places: placesIn(entry, host),
    name,
    updated: Date.now(),
    entries: log.length,
    isOver: outcome !== undefined,
    ...(outcome !== undefined && { isWon: outcome.winners.length > 0, ...deedsIn(host) }),
    players,
    names,
    standing,
    hash,
    marks,
  };
}

/** What the match adds to the record, if its game says so. */
function deedsIn({ entry, facts, told }: Host): Pick<GameHead, 'deeds'> {
  const deeds = entry.deedsOf?.(facts, told.view(HOST).game, told.events(HOST));
  return deeds === undefined ? {} : { deeds };
}

/** Stores what has happened since the last time, one write after the other; `stored` entries are there already. */
export function makeAutosave(host: Host, facts: SaveFacts, stored: number): () => Promise<void> {
  let count = stored;

  async function store(): Promise<void> {
    const head = headOf(host, facts);
    const from = count;
    const entries = host.log.slice(from);
    if (from === 0) await writeGame(recordOf(facts.id, host), head, entries);
    else await appendEntries(head, from, entries);
    count = from + entries.length;
  }

  return () => inTurn(store);
}

/** Keeps the standing that lists show for a stored match up to date. */
export function keepStanding(id: string, host: Host): void {
  let told = host.standing.past.kind;
  host.subscribe(() => {
    const { standing } = host;
    if (standing.past.kind === told) return;
    told = standing.past.kind;
    noteStanding(id, host);
  });
}

/** Failure does not matter: the standing is found out again when the match is opened. */
export function noteStanding(id: string, { standing }: Host): void {
  void writeStanding(id, standing).catch(() => undefined);
}
