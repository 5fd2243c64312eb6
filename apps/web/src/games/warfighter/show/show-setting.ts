import type { SeatEvent } from '@sitrep/kernel';
import { type Read, readView, recall } from '@sitrep/warfighter/queries';
import type { Past, Scene } from '../../../kit/page/game-page.ts';

/** What a show is made from. */
export type ShowScene = Pick<Scene, 'facts' | 'speech' | 'now' | 't'>;

/** What the seat saw of the table before an event. */
export function pastOf({ facts, now }: Pick<Scene, 'facts' | 'now'>, until: number): Past | undefined {
  const { config, content } = facts;
  return recall({ view: now.view, config, content }, now.events, until);
}

/** The table before an event, or the present one where that cannot be known. */
export function tableBefore(scene: Pick<Scene, 'facts' | 'now'>, { n }: Pick<SeatEvent, 'n'>): Read {
  const { config, content } = scene.facts;
  return readView({ view: pastOf(scene, n) ?? scene.now.view, config, content });
}

export function numberOf(event: SeatEvent | undefined, field: string): number {
  return Number(event?.[field] ?? -1);
}

/** The last event of a type before another, not too long ago. */
export function findBefore(
  events: readonly SeatEvent[],
  { n }: SeatEvent,
  fits: (event: SeatEvent) => boolean,
  most: number,
): SeatEvent | undefined {
  return events.slice(Math.max(0, n - most), n).findLast(fits);
}

export function cardOfSoldier({ game }: Read, soldier: number): string | undefined {
  return game.soldiers[soldier - 1]?.card;
}

export function slotOfSoldier({ game }: Read, soldier: number): number | undefined {
  return game.soldiers[soldier - 1]?.slot;
}
