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
    zones: cloneZones(state.zones),
    seats: state.seats.map((seat) => ({ ...seat })),
    chance: { key: state.chance.key, positions: { ...state.chance.positions } },
    serial: state.serial,
  };
}

/** Locals are copied one level deep: steps replace their values, they never write into them. */
function cloneFrame(frame: Frame): Frame {
  return { ...frame, locals: { ...frame.locals } };
}

function cloneZones(zones: Readonly<Record<string, Zone>>): Record<string, Zone> {
  const copy: Record<string, Zone> = {};
  for (const [name, { pool, known, tokens }] of Object.entries(zones))
    copy[name] = { pool, known, tokens: tokens.slice() };
  return copy;
}
