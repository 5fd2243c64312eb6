import type { Seat } from '@sitrep/kernel';
import type { Read } from '../queries/table/lookup.ts';
import type { AttackFrame } from '../types.ts';
import type { Attempt, Shot } from './attempts.ts';
import type { Extras } from './focus.ts';
import { type Loaded, loadAll, unloaded } from './joining.ts';

/** What all attacks of one question share. */
export interface Desk {
  readonly state: Read;
  readonly seat: Seat;
  readonly extras: Extras;
  /** The state once a Soldier has declared an attack. */
  declared(frame: AttackFrame): Read;
}

/** The attack is declared: only what joins it and its mode are open. */
export function isBegun({ stage }: Attempt): boolean {
  return stage === 'boost' || stage === 'mode';
}

/** The state once an attack is declared: its Action is spent. Worked out once for each Soldier. */
export function declaring(state: Read): Desk['declared'] {
  const known = new Map<number, Read>();
  return ({ soldier, isFree }) => {
    if (isFree) return state;
    const found = known.get(soldier) ?? declared(state, soldier);
    known.set(soldier, found);
    return found;
  };
}

function declared(state: Read, soldier: number): Read {
  const soldiers = state.game.soldiers.map((each) =>
    each.number === soldier ? { ...each, actions: each.actions - 1 } : each,
  );
  return { ...state, game: { ...state.game, soldiers } };
}

/** The attack with everything chosen that can join it. */
export function loadedShot({ state, seat, declared }: Desk, shot: Shot, extras: Extras): Loaded {
  const { frame, mode, stage } = shot;
  const start = unloaded(isBegun(shot) ? state : declared(frame), frame);
  return stage === 'mode' ? start : loadAll(start, { seat, mode, extras });
}
