import { randomBot } from '@sitrep/bots';
import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';
import { Host, nextPerson, openLocal, type SeatClient, type Snapshot } from '@sitrep/session';

/** A bound for games that go on too long; most end much earlier. */
const MOST_ANSWERS = 400;

/** A question of a match as a screen sees it, and the match itself for comparison. */
export interface Visit {
  readonly match: Match<GameTypes>;
  readonly client: SeatClient;
  readonly now: Snapshot;
}

/** A match of the list with its suggested draft taken. */
function openTrial(entry: GameEntry, number: number): Match<GameTypes> {
  const [usual] = entry.rulesets;
  return openSetup(entry, entry.trials?.(usual) ?? entry.setups(usual), number);
}

/** The first question of a match of the list whose first form is still open. */
export function openUnbought(entry: GameEntry, number: number): Visit {
  const match = openSetup(entry, entry.setups(entry.rulesets[0]), number);
  const client = openLocal(new Host({ entry, match }), 0);
  return { match, client, now: client.snapshot() };
}

function openSetup(
  entry: GameEntry,
  setups: ReturnType<GameEntry['setups']>,
  number: number,
): Match<GameTypes> {
  const setup = setups[(number * 7) % setups.length];
  const key = makeKey(`screen ${number}`);
  const made = setup && createMatch(entry.game, { config: setup.config, content: setup.content, key });
  if (!made?.ok) throw new Error(`set-up ${number} does not start`);
  return made.value;
}

/** Plays a whole match at random and visits every question on the way, whoever is asked. */
export async function playRandomGame(
  entry: GameEntry,
  number: number,
  visit: (visit: Visit) => void | Promise<void>,
): Promise<void> {
  const match = openTrial(entry, number);
  const host = new Host({ entry, match });
  const clients = host.players.map((_, seat) => openLocal(host, seat));
  const random = makeUniform(makeKey(`screen ${number}`), 'players');
  let holder = 0;
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    if (host.turn === undefined) return;
    holder = nextPerson(host.turn, holder) ?? holder;
    const client = clients[holder];
    if (client === undefined) throw new Error(`there is no seat ${holder}`);
    await visit({ match, client, now: client.snapshot() });
    const answer = randomBot.answer(match, holder, random);
    const result = await client.answer(answer, client.snapshot().view.decision?.number);
    if (!result.ok) throw new Error(`game ${number} is stuck`);
  }
}

/** A bound for whole matches: campaigns have several missions. */
const MOST_OF_WHOLE = 4000;

/** Plays a match with its suggested drafts at random to its end. */
export function playWhole(
  entry: GameEntry,
  setup: NamedSetup,
  number: number,
): Pick<Visit, 'client' | 'now'> {
  const made = createMatch(entry.game, { ...setup, key: makeKey(`whole ${number}`) });
  if (!made.ok) throw new Error(`set-up ${setup.name} does not start`);
  const match = made.value;
  const random = makeUniform(makeKey(`whole ${number}`), 'players');
  for (let answers = 0; answers < MOST_OF_WHOLE && match.outcome() === undefined; answers += 1) {
    const seat = match.decision()?.seats[0] ?? 0;
    const [draft] = match.decision()?.kind === 'form' ? entry.suggest(match.state) : [];
    const answer = draft?.draft ?? randomBot.answer(match, seat, random);
    const result = match.submit(seat, match.view(seat).decision?.number ?? 0, answer);
    if (!result.ok) throw new Error(`${setup.name} is stuck: ${result.refusal.code}`);
  }
  const client = openLocal(new Host({ entry, match }), 0);
  return { client, now: client.snapshot() };
}
