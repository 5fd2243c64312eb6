import { getDuellist } from './queries.ts';
import type { DuelEvent, DuelState } from './types.ts';

/** The only writer of the duel's own state. */
export function evolve(game: DuelState, event: DuelEvent): void {
  const duellist = getDuellist({ game }, event.seat);
  switch (event.type) {
    case 'trained':
      duellist.strength = event.strength;
      duellist.guard = event.guard;
      return;
    case 'stanceTaken':
      duellist.stance = event.stance;
      return;
    case 'acted':
      duellist.hasActed = true;
      return;
    case 'breathed':
      duellist.health += 1;
      return;
    case 'omenRead':
      duellist.omen = event.face;
      return;
    case 'omenSpent':
      duellist.omen = 0;
      return;
    case 'struck':
      duellist.health = Math.max(0, duellist.health - event.damage);
      return;
    case 'roundEnded':
      game.round += 1;
      game.isOver = event.isLast;
      for (const each of game.duellists) each.hasActed = false;
      return;
    case 'attacked':
    case 'parried':
    case 'missed':
      return;
  }
}
