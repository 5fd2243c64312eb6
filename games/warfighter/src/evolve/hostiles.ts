import { getHostile } from '../queries/table/lookup.ts';
import type { Hostile, WarState } from '../state.ts';
import { type Handlers, nothing } from './handlers.ts';

function hostileOf(game: WarState, token: number): Hostile {
  return getHostile({ game }, token);
}

/** WF-HTH-14: whoever struck it is back at Range 0. */
function release(game: WarState, token: number): void {
  for (const soldier of game.soldiers) if (soldier.striking === token) soldier.striking = -1;
}

function remove(game: WarState, token: number): void {
  release(game, token);
  game.hostiles.splice(game.hostiles.indexOf(hostileOf(game, token)), 1);
}

export const hostileHandlers: Handlers<
  | 'hostileEntered'
  | 'hostileMismatched'
  | 'hostileTargeted'
  | 'hostilePlaced'
  | 'hostileClosed'
  | 'hostileMarked'
  | 'hostileFooled'
  | 'hostileSuppressed'
  | 'hostileUnsuppressed'
  | 'hostileKilled'
  | 'hostileEliminated'
  | 'hostileRemoved'
  | 'hostileDeclared'
  | 'hostileRolled'
  | 'attackCancelled'
  | 'woundsCancelled'
  | 'attackRedirected'
> = {
  hostileEntered(game, { hostile, card, slot, isMarked, isNew, isPresent }) {
    game.hostiles.push({
      token: hostile,
      card,
      slot,
      drawnFor: slot,
      target: 0,
      counter: -1,
      suppress: 0,
      ekia: 0,
      isMarked,
      isNew,
      isPresent,
      isFooled: false,
      hasAttacked: false,
      lastKiller: 0,
    });
  },
  hostileTargeted(game, { hostile, soldier, counter }) {
    const card = hostileOf(game, hostile);
    card.target = soldier;
    card.counter = counter;
  },
  hostilePlaced(game, { hostile, slot }) {
    hostileOf(game, hostile).slot = slot;
  },
  hostileClosed(game, { hostile, to }) {
    hostileOf(game, hostile).slot = to;
    release(game, hostile);
  },
  hostileFooled(game, { hostile }) {
    hostileOf(game, hostile).isFooled = true;
  },
  hostileMarked(game, { hostile }) {
    hostileOf(game, hostile).isMarked = true;
  },
  hostileSuppressed(game, { hostile, amount }) {
    hostileOf(game, hostile).suppress += amount;
  },
  hostileUnsuppressed(game, { hostile, amount }) {
    hostileOf(game, hostile).suppress -= amount;
  },
  hostileKilled(game, { hostile, amount, suppressed, by }) {
    const card = hostileOf(game, hostile);
    card.ekia += amount;
    card.suppress -= suppressed;
    if (by > 0) card.lastKiller = by;
  },
  hostileEliminated(game, { hostile }) {
    remove(game, hostile);
  },
  hostileRemoved(game, { hostile }) {
    remove(game, hostile);
  },
  hostileDeclared(game, { hostile }) {
    hostileOf(game, hostile).hasAttacked = true;
  },
  hostileMismatched: nothing,
  hostileRolled: nothing,
  attackCancelled: nothing,
  woundsCancelled: nothing,
  attackRedirected: nothing,
};
