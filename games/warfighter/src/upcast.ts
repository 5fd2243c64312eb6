/** Version 1 told only what found room; what was rolled is taken to be the same. */
function withRolled(event: object): object {
  if (!('type' in event) || event.type !== 'attackRolled') return event;
  const { kills, suppresses } = event as { readonly kills?: number; readonly suppresses?: number };
  return { ...event, rolledKills: kills, rolledSuppresses: suppresses, unplaced: 0 };
}

/** How events of each older version become those of the next; kept for good. */
const LIFTS: Readonly<Record<number, (event: object) => object>> = { 1: withRolled };

/** Counts the shapes that events have had. */
export const EVENT_VERSION = 2;

export function upcast(event: object, from: number): object {
  return LIFTS[from]?.(event) ?? event;
}
