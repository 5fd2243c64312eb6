import { type AnyEvent, type Entry, fold, isKernelEvent, reading, type State } from '@sitrep/kernel';
import type { Read } from '../../for-clients.ts';
import { type WarEvent, type WarTypes, warfighter } from '../../index.ts';
import { cardsMet } from './cards.ts';
import { askedMarks, standingMarks } from './in-force.ts';
import { attackMarks, entranceMarks, rowMarks } from './rolls.ts';
import { runningMarks } from './running.ts';
import { usedMarks } from './used.ts';

type Event = AnyEvent<WarTypes>;

/** The landmarks that an entry reached. Its events are folded one by one, because each is judged by the state before it. */
export function landmarksMet(before: State<WarTypes>, { events }: Entry<WarTypes>): ReadonlySet<string> {
  const met = new Set<string>();
  // The state is the caller's copy; queries read it as it changes.
  const state = reading(before);
  for (const [index, event] of events.entries()) {
    for (const mark of marksOf(state, event, events[index + 1])) met.add(mark);
    fold(warfighter, before, event);
  }
  return met;
}

function marksOf(state: Read, event: Event, next: Event | undefined): readonly string[] {
  const cards = cardsMet(state, event);
  if (isKernelEvent(event)) return [...cards, ...kernelMarks(state, event, next)];
  return [
    ...cards,
    ...askedMarks(state, event),
    ...usedMarks(state, event),
    ...attackMarks(state, event),
    ...entranceMarks(state, event),
    ...rowMarks(state, event),
    ...oddMarks(event),
  ];
}

/** Text that has an event of its own. */
function oddMarks(event: WarEvent): readonly string[] {
  if (event.type === 'hostilePlaced') return ['trigger hostilePlaced', 'effect placeAt'];
  if (event.type === 'strikingEntered' && event.hostile < 0)
    return ['trigger static', 'effect closeQuarters'];
  return event.type === 'hostileUnsuppressed' && event.rule === 'WF-HOST-29'
    ? ['trigger attackStepStart', 'effect inspire']
    : [];
}

/** Text that has dice of its own. */
const ROLLED: Readonly<Record<string, readonly string[]>> = {
  environment: ['trigger static', 'effect environ'],
  camouflage: ['trigger attackStepStart', 'effect camouflage'],
};

function kernelMarks(state: Read, event: Event, next: Event | undefined): readonly string[] {
  if (event.type === 'drawn' && (event.rule === 'WF-SETUP-21' || event.rule === 'WF-ACT-06'))
    return standingMarks(state, 'modHand');
  if (event.type === 'rolled' && 'name' in event && event.name === 'heal')
    return standingMarks(state, 'modHealRoll');
  const own = event.type === 'rolled' && 'name' in event ? ROLLED[String(event.name)] : undefined;
  if (own !== undefined) return own;
  return runningMarks(state, event, next);
}
