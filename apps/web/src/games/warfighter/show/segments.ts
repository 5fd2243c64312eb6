import type { SeatEvent } from '@sitrep/kernel';
import { isTableRoll } from '@sitrep/warfighter/queries';

/** Events that are shown together: what happened, and what came of it right away. */
export interface Segment {
  readonly events: readonly SeatEvent[];
  /** Its roll, if it has one: the result of an attack, or the dice of any other. */
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
/** What dice on a table of their own come to; shown for itself only if nobody rolled. */
const READ: readonly string[] = ['environmentRolled', 'outcomeRolled'];
/** What is always shown for itself. */
const OWN: readonly string[] = [
  'phaseStarted',
  'eventDrawn',
  'locationPlaced',
  'hostileEntered',
  'cardPlayed',
  'soldierMoved',
  'hostileClosed',
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
    if (ROLLED.includes(event.type) || isTableRoll(event)) current.roll = event;
  }
  return segments;
}

function begins(event: SeatEvent, current: Segment): boolean {
  const { type } = event;
  const head = current.events[0]?.type ?? '';
  if (DECLARED.includes(type) || OWN.includes(type)) return true;
  if (READ.includes(type)) return current.roll?.type !== 'rolled' || current.roll.n !== event.n - 1;
  if (type === 'rolled' && current.roll?.type === 'rolled') return !isSecondDie(event, current.roll);
  if (isTableRoll(event)) return true;
  // the dice belong to what was declared, and right before them to themselves
  if (ROLLED.includes(type) || type === 'rolled') return current.roll !== undefined || !isBeforeRoll(head);
  return HARM.includes(type) && current.roll === undefined && !HARM.includes(head);
}

/** Dice of two kinds that are rolled for the same. */
function isSecondDie({ rule, name, n }: SeatEvent, roll: SeatEvent): boolean {
  return rule === roll.rule && name !== roll.name && n === roll.n + 1;
}

function isBeforeRoll(head: string): boolean {
  return DECLARED.includes(head) || head === 'rolled';
}
