import { type Reason, type RuleId, type Seat, topFrame } from '@sitrep/kernel';
import type { Read, SoldierView } from '../queries/table/lookup.ts';
import type { CommandType, RefusalCode, WarTypes } from '../types.ts';

/** Something a seat asked for that is neither an option nor listed as blocked, as far as it can be read. */
export interface Attempt {
  readonly state: Read;
  readonly seat: Seat;
  readonly type: string;
  /** The whole number in a field; -1 for anything else. */
  number(field: string): number;
  text(field: string): string;
  /** The Soldier that a number field names, as long as he is in the mission. */
  soldier(field: string): SoldierView | undefined;
  /** Whom the procedure under way is about, where it says so. */
  readonly asked: SoldierView | undefined;
}

export type WhyNot = (attempt: Attempt) => Reason<WarTypes> | undefined;
export type WhyNots = { readonly [C in CommandType]?: WhyNot };

export function because(code: RefusalCode, rule: RuleId, args?: object): Reason<WarTypes> {
  return { code, rule, ...(args !== undefined && { args }) };
}

/** The Soldier whom the frame on top names: as its own, or as the first of those whose turn it is. */
function askedOf(state: Read): number | undefined {
  const locals = new Map<string, unknown>(Object.entries(topFrame(state)?.locals ?? {}));
  const first = locals.get('soldier') ?? firstOf(locals.get('soldiers')) ?? firstOf(locals.get('queue'));
  return typeof first === 'number' ? first : undefined;
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

/** Reads any plain data; `undefined` if it is no command at all. */
export function readAttempt(state: Read, seat: Seat, answer: unknown): Attempt | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(answer));
  const type = fields.get('type');
  if (typeof type !== 'string') return undefined;
  const number = (field: string) => {
    const value = fields.get(field);
    return typeof value === 'number' ? value : -1;
  };
  const text = (field: string) => {
    const value = fields.get(field);
    return typeof value === 'string' ? value : '';
  };
  const inMission = (value: number) =>
    state.game.soldiers.find((each) => each.number === value && each.standing === 'in');
  const about = askedOf(state);
  return {
    state,
    seat,
    type,
    number,
    text,
    soldier: (field) => inMission(number(field)),
    asked: about === undefined ? undefined : inMission(about),
  };
}
