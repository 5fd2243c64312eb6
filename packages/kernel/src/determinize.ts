import type { Key } from './chance.ts';
import { cloneState } from './clone.ts';
import type { Game, GameTypes, Seat } from './contract.ts';
import { makeUniform, type Uniform } from './random.ts';
import { isIn, type State, type Zone } from './state.ts';

/**
 * A state that the seat cannot tell from the true one: unseen tokens dealt anew within their pools, what others have
 * sealed or ordered forgotten, the game's own secrets replaced, and chance under the given key. For fair bots, and
 * for the law that nothing hidden shows.
 */
export function determinize<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat, key: Key): State<T> {
  const copy = cloneState(game, state);
  const random = makeUniform(key, 'determinize');
  for (const zones of unseenPools(copy, seat)) dealAnew(zones, random);
  copy.seats.forEach((other, index) => {
    if (index === seat) return;
    delete other.sealed;
    other.orders = {};
  });
  game.determinize(copy, seat, random);
  copy.chance.key = key;
  return copy;
}

function unseenPools<T extends GameTypes>(state: State<T>, seat: Seat): Iterable<Zone[]> {
  const pools = new Map<string, Zone[]>();
  for (const zone of Object.values(state.zones)) {
    if (isIn(zone.known, seat)) continue;
    const pool = pools.get(zone.pool);
    if (pool === undefined) pools.set(zone.pool, [zone]);
    else pool.push(zone);
  }
  return pools.values();
}

function dealAnew(zones: readonly Zone[], random: Uniform): void {
  const tokens = zones.flatMap((zone) => zone.tokens);
  for (const zone of zones) {
    zone.tokens = zone.tokens.map(() => takeAny(tokens, random));
  }
}

/** Takes one of the tokens by chance; the caller knows that one is left. */
function takeAny(tokens: number[], random: Uniform): number {
  const index = random.below(tokens.length);
  const [token = 0] = tokens.splice(index, 1);
  return token;
}
