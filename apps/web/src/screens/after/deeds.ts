import type { SeatEvent } from '@sitrep/kernel';

/** What a Soldier did in the mission, as the log tells. */
export interface Deeds {
  readonly attacks: number;
  readonly kills: number;
}

/** Attacks and Kills by the number of the Soldier. */
export function countDeeds(events: readonly SeatEvent[]): ReadonlyMap<number, Deeds> {
  const deeds = new Map<number, Deeds>();
  for (const { type, soldier, kills } of events) {
    if (type !== 'attackRolled' || typeof soldier !== 'number') continue;
    const before = deeds.get(soldier) ?? { attacks: 0, kills: 0 };
    deeds.set(soldier, { attacks: before.attacks + 1, kills: before.kills + Number(kills) });
  }
  return deeds;
}
