import { randomBot } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import { type Answer, createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';

const MOST_ANSWERS = 1500;
const MOST_GAMES = 40;

/** A recommended mission whose name begins with `name`, with its team bought; always the same for a seed. */
export function openMission(name: string, seed: string): Match<GameTypes> {
  const entry = findGame('warfighter');
  const setup = entry?.recommended?.().find((each) => each.name.startsWith(name));
  const created = entry && setup && createMatch(entry.game, { ...setup, key: makeKey(seed) });
  const [team] = created?.ok ? (entry?.suggest(created.value.state) ?? []) : [];
  if (!created?.ok || team === undefined) throw new Error(`there is no mission ${name}`);
  give(created.value, team.draft);
  return created.value;
}

/** Gives the answer of the only seat; throws if it is refused. */
export function give(match: Match<GameTypes>, answer: Answer<GameTypes>): void {
  const result = match.submit(0, match.view(0).decision?.number ?? 0, answer);
  if (!result.ok) throw new Error(`${answer.type} was refused: ${JSON.stringify(result.refusal)}`);
}

/** Plays a mission at random, always the same way, to its end or until `stop`; prefers commands of these types. */
export function playOn(
  match: Match<GameTypes>,
  { seed, eager = [] }: { readonly seed: string; readonly eager?: readonly string[] },
  afterEach: (match: Match<GameTypes>, answer: Answer<GameTypes>) => boolean,
): boolean {
  const random = makeUniform(makeKey(seed), 'player');
  for (let step = 0; step < MOST_ANSWERS && match.outcome() === undefined; step += 1) {
    const wanted = match.options(0).filter(({ type }) => eager.includes(type));
    const answer = randomBot.answer(match, 0, random, wanted.length > 0 ? wanted : undefined);
    give(match, answer);
    if (afterEach(match, answer)) return true;
  }
  return false;
}

/** The first matching situation in missions where everybody attacks whenever possible; always the same one. */
export function findSituation(
  name: string,
  isWanted: (match: Match<GameTypes>) => boolean,
): Match<GameTypes> {
  for (let game = 0; game < MOST_GAMES; game += 1) {
    const seed = `situation ${game}`;
    const match = openMission(name, seed);
    if (playOn(match, { seed, eager: FIGHTING }, isWanted)) return match;
  }
  throw new Error(`no mission ${name} leads to that`);
}

const FIGHTING = ['attack', 'onHostile', 'move', 'playLocation'];
