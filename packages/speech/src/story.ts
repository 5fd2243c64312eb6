import {
  type Act,
  type AnyEvent,
  type Entry,
  type GameTypes,
  isKernelEvent,
  type Outcome,
  type SeatEvent,
} from '@sitrep/kernel';
import type { Speech } from './speech.ts';

/** What has happened in a match, everything hidden included. */
export interface Story {
  readonly log: readonly Entry<GameTypes>[];
  readonly outcome: Outcome | undefined;
}

/** A match as text, entry by entry: who asked for what, and what followed, with the rules. */
export function tellStory({ log, outcome }: Story, speech: Speech): readonly string[] {
  return [
    ...log.flatMap((entry, index) => entryLines(entry, index, speech)),
    outcome === undefined ? 'The game is not over.' : `${speech.outcome(outcome)} [${outcome.rule}]`,
  ];
}

function entryLines({ by, act, events }: Entry<GameTypes>, index: number, speech: Speech): readonly string[] {
  const who = by < 0 ? '' : `${speech.seat(by)}: `;
  const head = `${String(index).padStart(4)}  ${who}${actText(act, speech)}`;
  return [head, ...tellEvents(events, speech).map((line) => `        ${line}`)];
}

/** Events as they happened, hidden things included, each with its rule. */
export function tellEvents(events: readonly AnyEvent<GameTypes>[], speech: Speech): readonly string[] {
  return events.flatMap((event) => {
    // the kernel's own book-keeping has no words
    if (isKernelEvent(event) && !speech.text.has(`event.${event.type}`)) return [];
    // An event as it happened has every field that a seat's version of it may have, except for its number.
    const line = speech.event(event as unknown as SeatEvent);
    return line === '' ? [] : [event.rule === undefined ? line : `${line} [${event.rule}]`];
  });
}

function actText(act: Act<GameTypes>, speech: Speech): string {
  switch (act.type) {
    case 'start':
      return 'The game starts.';
    case 'answer':
      return speech.option(act.answer);
    case 'timeOut':
      return 'Time is up.';
    case 'seat':
      return act.isPresent ? 'comes back' : 'leaves';
    case 'concede':
      return 'concedes';
    case 'order':
      return `${act.isOn ? 'passes' : 'no longer passes'} every ${act.decision}`;
    case 'undo':
      return `takes back ${act.entry}`;
    case 'branch':
      return 'The game goes on with dice of its own.';
  }
}
