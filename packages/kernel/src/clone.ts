import type { Game } from './contract.ts';
import type { Frame, State, Zone } from './state.ts';
import type { GameTypes } from './vocabulary.ts';

/** A deep copy for search, branches and possible worlds. Content and config are shared: they never change. */
export function cloneState<T extends GameTypes>(game: Game<T>, state: State<T>): State<T> {
  return {
    config: state.config,
    content: state.content,
    game: game.clone(state.game),
    frames: state.frames.map(cloneFrame),
    zones: mapZones(state.zones, cloneZone),
    seats: state.seats.map((seat) => ({ ...seat })),
    chance: { key: state.chance.key, positions: { ...state.chance.positions } },
    serial: state.serial,
  };
}

/** Locals are copied one level deep: steps replace their values, they never write into them. */
function cloneFrame(frame: Frame): Frame {
  return { ...frame, locals: { ...frame.locals } };
}

function cloneZone({ pool, known, tokens }: Zone): Zone {
  return { pool, known, tokens: tokens.slice() };
}

/** Zones made from others, name by name. The record is copied whole and then filled: growing one takes far longer. */
export function mapZones<Z>(
  zones: Readonly<Record<string, Z>>,
  make: (zone: Z) => Zone,
): Record<string, Zone> {
  const made: Record<string, Z | Zone> = { ...zones };
  for (const name of Object.keys(zones)) made[name] = make(zones[name] as Z);
  // By now every name has its own zone.
  return made as Record<string, Zone>;
}
