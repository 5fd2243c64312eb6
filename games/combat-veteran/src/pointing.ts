import { type Hex, neighboursOf } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from './content/roster.ts';
import type { CvFocus } from './proposals/focus.ts';
import { type Field, get, soldierOf } from './queries/field.ts';
import { NONE, WAITING } from './state.ts';
import { STANCES } from './types.ts';

/** What a player has pointed at so far, as far as pointing at a hex or a man changes it. */
export type Pointed = Pick<CvFocus, 'stack' | 'leave' | 'to' | 'via' | 'target' | 'gun' | 'chit' | 'hex'>;

/** What pointing depends on. */
export interface Pointing {
  /** What the seat sees. */
  readonly field: Field;
  readonly seat: Seat;
  /** The name of the open decision, and what it is about. */
  readonly decision: string;
  readonly about: object;
  /** The hexes that the squad pointed at can get to. */
  readonly reached: readonly Hex[];
}

/** What else depends on the chits that could still be called. */
type Around = Pick<Pointing, 'field' | 'decision'> & { readonly chits: readonly number[] };

const MOVING: readonly string[] = ['moveChoice', 'groupChoice'];
/** Where a squad may take a stance. */
const IN_STANCES: readonly string[] = [...MOVING, 'stanceChoice'];
const FIRING: readonly string[] = ['combatChoice', 'aimChoice', 'defensiveFire'];

/** What is pointed at before the player points: the group that is on the move. */
export function firstFocus({ field, decision, about }: Omit<Pointing, 'reached'>): Pointed {
  const [first] = decision === 'groupChoice' && 'soldiers' in about ? listOf(about.soldiers) : [];
  const hex = first === undefined ? undefined : field.game.at[first];
  return hex === undefined ? {} : { stack: hex };
}

function listOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

/** What is pointed at once the player points at a hex. Nothing new if it was pointed at already: then it is meant. */
export function focusAt(pointing: Pointing, focus: Pointed, hex: Hex): Pointed {
  if (MOVING.includes(pointing.decision)) return moveFocus(pointing, focus, hex);
  if (pointing.decision === 'stanceChoice' && hasMen(pointing, pointing.seat, hex)) return { stack: hex };
  return FIRING.includes(pointing.decision) ? fireFocus(pointing, focus, hex) : {};
}

/** Fire support goes wherever it is pointed; enemies are fired at, by the squad pointed at if there is one. */
function fireFocus(pointing: Pointing, { chit, stack, gun }: Pointed, hex: Hex): Pointed {
  if (chit !== undefined) return { chit, hex };
  const firers = { ...(stack !== undefined && { stack }), ...(gun !== undefined && { gun }) };
  if (hasMen(pointing, 1 - pointing.seat, hex)) return { ...firers, target: hex };
  return hex !== stack && hasMen(pointing, pointing.seat, hex) ? { stack: hex } : {};
}

/** What is pointed at once a man of a stack is pressed: in battle he fires, on the march he stays or comes along. */
export function focusOn({ field, decision }: Pointing, focus: Pointed, soldier: Piece): Pointed {
  if (!FIRING.includes(decision)) return focusWithout(focus, soldier);
  const { target } = focus;
  return { stack: get(field.game.at, soldier), gun: soldier, ...(target !== undefined && { target }) };
}

/** What is pointed at once the player points at a hex to go past: the way leads there, and on from there to wherever he points next. */
export function focusPast(pointing: Pointing, focus: Pointed, hex: Hex): Pointed {
  const next = focusAt(pointing, focus, hex);
  return next.to === undefined ? next : { ...next, via: [...(focus.via ?? []), hex] };
}

function moveFocus(pointing: Pointing, { stack, leave, to, via }: Pointed, hex: Hex): Pointed {
  const staying = leave === undefined ? {} : { leave };
  const past = via === undefined ? {} : { via };
  if (stack !== undefined && pointing.reached.includes(hex)) return { stack, ...staying, ...past, to: hex };
  if (hex === stack) return to === undefined ? {} : { stack, ...staying };
  // a group that is on the move stops as soon as another one is sent off
  return hasMen(pointing, pointing.seat, hex) ? { stack: hex } : firstFocus(pointing);
}

/** Empty ground, once a player points at it: nothing, except where fire support may fall on it. */
export function groundFocus({ decision }: Pick<Pointing, 'decision'>, hex: Hex): Pointed {
  return decision === 'combatChoice' ? { hex } : {};
}

/** What else is worth proposing about what is pointed at: a stance for the whole squad, or a chit of each kind on the hex. */
export function besides({ field, decision, chits }: Around, focus: CvFocus): readonly CvFocus[] {
  const { stack, to, stance, target, hex = target, gun } = focus;
  if (decision === 'combatChoice') {
    const kinds = new Map(chits.map((chit) => [field.roster.chits[chit]?.id, chit]));
    return hex === undefined || gun !== undefined ? [] : [...kinds.values()].map((chit) => ({ chit, hex }));
  }
  const isSquad = stack !== undefined && to === undefined && stance === undefined;
  return isSquad && IN_STANCES.includes(decision) ? STANCES.map((each) => ({ ...focus, stance: each })) : [];
}

/** Whether what is pointed at is meant without a second thought: a step to the next hex, or where the player pointed before. */
export function isMeant({ board }: Field, before: Pointed, next: Pointed): boolean {
  const { stack = NONE, to, via } = next;
  if (to === undefined) return false;
  return (
    to === before.to || (via === undefined && stack >= 0 && neighboursOf(board.grid, stack).includes(to))
  );
}

/** The places that are pointed at: the squad's, the one fired at, the one gone to. */
export function hexesIn({ stack, target, to }: Pointed): readonly Hex[] {
  return [stack, target, to].filter((hex): hex is Hex => hex !== undefined && hex >= 0);
}

/** Those who have still to come, as a squad that is pointed at. */
export const COMING: Pointed = { stack: WAITING };

/** What is pointed at without where it goes: the squad whose reach is shown. */
export function squadIn({ stack, leave }: Pointed): Pointed {
  return { ...(stack !== undefined && { stack }), ...(leave !== undefined && { leave }) };
}

/** What is pointed at once a man of the stack is left behind, or comes along after all. */
export function focusWithout(focus: Pointed, soldier: Piece): Pointed {
  const { leave = [], ...rest } = focus;
  const staying = leave.filter((each) => each !== soldier);
  if (staying.length === leave.length) staying.push(soldier);
  return staying.length === 0 ? rest : { ...rest, leave: staying };
}

function hasMen({ field }: Pointing, seat: Seat, hex: Hex): boolean {
  const { at, stance } = field.game;
  return stance.some((_, soldier) => at[soldier] === hex && soldierOf(field, soldier).seat === seat);
}
