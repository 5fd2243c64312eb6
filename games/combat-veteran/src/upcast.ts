import { type AnyEvent, type GameTypes, type Met, numberIn } from '@sitrep/kernel';
import type { CvTypes } from './cv-types.ts';
import { NONE } from './state.ts';

type Event = AnyEvent<GameTypes>;
type Lift = (event: Event, met: Met<CvTypes>) => object;

/** The field of an event that names the piece to which it happened. */
const WHOSE: Readonly<Record<string, string>> = {
  wentDown: 'soldier',
  wounded: 'soldier',
  eliminated: 'piece',
  affected: 'target',
};

/** Version 1 did not say where it happened: where the piece was. */
function withPlace(event: Event, { before }: Met<CvTypes>): object {
  const field = WHOSE[event.type];
  const piece = field === undefined ? undefined : numberIn(event, field);
  return piece === undefined ? event : { ...event, hex: before?.at[piece] ?? NONE };
}

/** How events of each older version become those of the next; kept for good. */
const LIFTS: Readonly<Record<number, Lift>> = { 1: withPlace };

/** Counts the shapes that events have had. */
export const EVENT_VERSION = 2;

export function upcast(event: Event, from: number, met: Met<CvTypes>): object {
  return LIFTS[from]?.(event, met) ?? event;
}
