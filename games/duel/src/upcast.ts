/** Version 1 of `struck` did not say by how much the blow reached the defence; the damage gives a lower bound. */
function upcastStruck(event: object): object {
  return 'type' in event && event.type === 'struck' && 'damage' in event
    ? { ...event, margin: event.damage === 2 ? 3 : 0 }
    : event;
}

const UPCASTERS: Readonly<Record<number, (event: object) => object>> = { 1: upcastStruck };

/** Lifts an event by one version. Entries are never removed: old saves must always open. */
export function upcast(event: object, from: number): object {
  return UPCASTERS[from]?.(event) ?? event;
}
