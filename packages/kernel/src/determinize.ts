import { type Chance, type Key, makeChance, shuffle } from './chance.ts';
import { cloneState } from './clone.ts';
import type { Game } from './contract.ts';
import { gameWritten } from './derive.ts';
import { makeUniform } from './random.ts';
import { isIn, type State, type Zone } from './state.ts';
import type { GameTypes, Seat } from './vocabulary.ts';

/**
 * A state that the seat cannot tell from the true one: unseen tokens re-dealt within their pools, what others have
 * sealed or ordered removed, the game's own secrets replaced, and chance under the given key. For fair bots, and
 * for the law that nothing hidden shows.
 */
export function determinize<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  key: Key,
): State<T> {
  const copy = cloneState(game, state);
  const chance = makeChance(key);
  for (const [pool, zones] of unseenPools(copy, seat)) redeal(pool, zones, chance);
  copy.seats.forEach((other, index) => {
    if (index === seat) return;
    other.sealed = undefined;
    other.orders = [];
  });
  game.determinize(copy, seat, makeUniform(key, 'secrets'));
  // It may have read the copy before it wrote to it, and it wrote without events.
  gameWritten(copy);
  copy.chance.key = key;
  return copy;
}

function unseenPools<T extends GameTypes>(state: State<T>, seat: Seat): ReadonlyMap<string, Zone[]> {
  const pools = new Map<string, Zone[]>();
  for (const zone of Object.values(state.zones)) {
    if (isIn(zone.known, seat)) continue;
    const pool = pools.get(zone.pool);
    if (pool === undefined) pools.set(zone.pool, [zone]);
    else pool.push(zone);
  }
  return pools;
}

/** Sorted first: the deal depends on which tokens the seat cannot see, and not on where they really lie. */
function redeal(pool: string, zones: readonly Zone[], chance: Chance): void {
  const unseen = zones.flatMap((zone) => zone.tokens).sort((a, b) => a - b);
  const { value: tokens } = shuffle(chance, `deal:${pool}`, 0, unseen);
  for (const zone of zones) zone.tokens = tokens.splice(0, zone.tokens.length);
}
