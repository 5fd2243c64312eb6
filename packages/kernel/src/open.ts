import type { Key } from './chance.ts';
import { mapZones } from './clone.ts';
import type { Game, Opening } from './contract.ts';
import { fold } from './fold.ts';
import { invariant } from './invariant.ts';
import { type Entry, effective } from './log.ts';
import { maskOf, NOBODY, type SeatMask, type State, type Zone, type ZoneSetup } from './state.ts';
import type { GameTypes } from './vocabulary.ts';

/** What a match is made from. */
export interface MatchSetup<T extends GameTypes> {
  readonly config: T['config'];
  readonly content: T['content'];
  readonly key: Key;
}

/** Seats are kept as bits of one integer. */
const MOST_SEATS = 30;

/** The state before the first event. Nothing random has happened yet. */
export function openState<T extends GameTypes>(
  opening: Opening<T>,
  { config, content, key }: MatchSetup<T>,
  clone: Game<T>['clone'],
): State<T> {
  const { seats, game, zones, start } = opening;
  invariant(
    seats >= 1 && seats <= MOST_SEATS,
    'SEAT_COUNT',
    `a match has 1 to ${MOST_SEATS} seats, not ${seats}`,
  );
  return {
    config,
    content,
    game: clone(game),
    frames: [
      {
        id: 1,
        procedure: start.procedure,
        step: 'start',
        locals: { ...start.locals },
        cause: 0,
        unpaid: false,
      },
    ],
    zones: mapZones(zones, (zone) => openZone(zone, seats)),
    seats: Array.from({ length: seats }, () => ({
      isPresent: true,
      hasConceded: false,
      asked: 0,
      visit: 0,
      sealed: undefined,
      orders: [],
    })),
    chance: { key, positions: {} },
    serial: 1,
  };
}

function openZone({ pool, known, tokens = [] }: ZoneSetup, seats: number): Zone {
  return { pool, known: zoneMask(known, seats), tokens: [...tokens] };
}

function zoneMask(known: ZoneSetup['known'], seats: number): SeatMask {
  if (known === 'none') return NOBODY;
  return known === 'all' ? (1 << seats) - 1 : maskOf(known);
}

/** Folds all entries that still count, from the given one on, into the state before it: events alone rebuild everything. */
export function refold<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  log: readonly Entry<T>[],
  from: number,
): State<T> {
  for (const entry of effective(log, from)) for (const event of entry.events) fold(game, state, event);
  return state;
}
