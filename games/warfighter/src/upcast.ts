import {
  type AnyEvent,
  type GameTypes,
  isFrameEvent,
  type Met,
  type MetFrame,
  numberIn,
} from '@sitrep/kernel';
import { liftPlays } from './lift-plays.ts';

type Event = AnyEvent<GameTypes>;
type Lift = (event: Event, running: MetFrame | undefined) => object;

/** Version 1 recorded only what the target had room for; the roll is taken to be the same. */
function withRolled(event: Event): object {
  if (event.type !== 'attackRolled') return event;
  const [rolledKills, rolledSuppresses] = [numberIn(event, 'kills'), numberIn(event, 'suppresses')];
  return { ...event, rolledKills, rolledSuppresses, unplaced: 0 };
}

/** How events of each older version become those of the next; kept forever. */
const LIFTS: Readonly<Record<number, Lift>> = {
  1: withRolled,
  2: (event, running) => (isFrameEvent(event) ? liftPlays(event, running) : event),
};

/** Goes up when the shape of events changes, or of procedures' locals, which events carry. */
export const EVENT_VERSION = 3;

export function upcast(event: Event, from: number, { running }: Met): object {
  return LIFTS[from]?.(event, running) ?? event;
}
