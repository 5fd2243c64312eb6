import { findGame } from '@sitrep/catalog';
import { type AnyGame, createMatch, hashData, makeKey, makeUniform, perform, pick } from '@sitrep/kernel';

/** A hash by what was hashed. */
export type Hashes = Readonly<Record<string, string>>;

const GAMES = 200;

/** Runs the same work wherever it is called; every hash must agree between hosts. */
export function measure(): Hashes {
  return {
    '100,000 random numbers': hashRandomNumbers(),
    [`the state after every command of ${GAMES} duels`]: hashGames('duel'),
  };
}

function hashRandomNumbers(): string {
  const uniform = makeUniform(makeKey('same everywhere'), 'numbers');
  return hashData(Array.from({ length: 100_000 }, (_, index) => uniform.below(index + 1)));
}

/** One hash over the hashes of all states that random players lead through. */
function hashGames(id: string): string {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`the catalog has no ${id}`);
  const setups = entry.setups();
  return hashData(
    Array.from({ length: GAMES }, (_, index) => {
      const setup = setups[index % setups.length];
      return setup === undefined ? [] : playHashing(entry.game, { ...setup, key: makeKey(`${id} ${index}`) });
    }),
  );
}

function playHashing(game: AnyGame, setup: Parameters<typeof createMatch>[1]): readonly string[] {
  const created = createMatch(game, setup);
  if (!created.ok) throw new Error(`${game.id} cannot be set up`);
  const match = created.value;
  const random = makeUniform(setup.key, 'players');
  const hashes = [match.hash];
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const by = pick(
      decision.seats.filter((seat) => match.state.seats[seat]?.sealed === undefined),
      random,
    );
    const answer =
      decision.kind === 'form' ? game.sample(match.state, by, random) : pick(match.options(by), random);
    if (!perform(match, { by, act: { type: 'answer', answer } }).ok)
      throw new Error(`${game.id} refused an option`);
    hashes.push(match.hash);
  }
  return hashes;
}
