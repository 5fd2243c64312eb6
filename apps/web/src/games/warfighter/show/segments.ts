import type { SeatEvent } from '@sitrep/kernel';

/** Events that are shown together: what happened, and what came of it right away. */
export interface Segment {
  readonly events: readonly SeatEvent[];
  /** Its roll, if it is an attack with one. */
  readonly roll?: SeatEvent;
}

const DECLARED = ['attackDeclared', 'hostileDeclared'];
const ROLLED = ['attackRolled', 'hostileRolled'];
/** What an attack does; shown on its own if nobody attacked. */
export const HARM: readonly string[] = [
  'hostileKilled',
  'hostileSuppressed',
  'wounded',
  'suppressed',
  'attackCancelled',
  'woundsCancelled',
];
/** What is always shown for itself. */
const OWN: readonly string[] = [
  'phaseStarted',
  'eventDrawn',
  'locationPlaced',
  'hostileEntered',
  'cardPlayed',
  'soldierMoved',
  'hostileClosed',
  'environmentRolled',
  'outcomeRolled',
  'hostileEliminated',
  'hostileRemoved',
  'soldierLeft',
];

/** Cuts what happened into what is shown one after the other. */
export function segmentsOf(events: readonly SeatEvent[]): readonly Segment[] {
  const segments: { events: SeatEvent[]; roll?: SeatEvent }[] = [];
  for (const event of events) {
    let current = segments.at(-1);
    if (current === undefined || begins(event, current)) {
      current = { events: [] };
      segments.push(current);
    }
    current.events.push(event);
    if (ROLLED.includes(event.type)) current.roll = event;
  }
  return segments;
}

function begins({ type }: SeatEvent, current: Segment): boolean {
  const head = current.events[0]?.type ?? '';
  if (DECLARED.includes(type) || OWN.includes(type)) return true;
  // the dice belong to what was declared, and right before them to themselves
  if (ROLLED.includes(type) || type === 'rolled') return current.roll !== undefined || !isBeforeRoll(head);
  return HARM.includes(type) && current.roll === undefined && !HARM.includes(head);
}

function isBeforeRoll(head: string): boolean {
  return DECLARED.includes(head) || head === 'rolled';
}
