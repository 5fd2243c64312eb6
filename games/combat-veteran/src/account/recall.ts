import { effectiveEvents, isKernelType, type SeatEvent } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { rosterOf } from '../content/roster.ts';
import type { CvEvent } from '../events.ts';
import { evolve } from '../evolve/index.ts';
import { openingState } from '../setup/opening.ts';
import { type CvState, type CvView, UNDISCOVERED } from '../state.ts';

/**
 * Who was where, in which stance, with which weapon, before the seat was told of event `until`: rebuilt from the seat's own
 * events, so that the past can be shown without asking anybody. What nobody is told (who serves, who is inside) is not in it.
 */
export function recall(content: Content, events: readonly SeatEvent[], until: number): CvView {
  const game = openingState(content, rosterOf(content));
  for (const event of effectiveEvents(events)) {
    if (event.n >= until) break;
    if (isOwn(event)) follow(game, event);
  }
  return game;
}

function isOwn(event: SeatEvent): event is SeatEvent & CvEvent {
  return !isKernelType(event.type);
}

function follow(game: CvState, event: SeatEvent & CvEvent): void {
  evolve(game, event);
  if (event.type === 'deployed') {
    const told = new Set(event.posts.map(([piece]) => piece));
    for (const piece of event.hidden) if (!told.has(piece)) game.at[piece] = UNDISCOVERED;
  }
  if (event.type !== 'discovered') return;
  for (const piece of event.pieces) game.at[piece] = event.hex;
  for (const [weapon, user] of event.users) game.user[weapon - game.stance.length] = user;
}
