import type { Problem } from './contract.ts';
import type { GameTypes, RuleId } from './vocabulary.ts';

/** Why the kernel itself refuses a request. Games add their own codes. */
export const KERNEL_REFUSALS = [
  'SEAT_UNKNOWN',
  'MATCH_OVER',
  'DECISION_CLOSED',
  'NOT_ASKED',
  'ALREADY_ANSWERED',
  'ANSWER_ILLEGAL',
  'ANSWER_NOT_DATA',
  'ANSWER_TOO_BIG',
  'FORM_PROBLEMS',
  'SEAT_UNCHANGED',
  'SEAT_CONCEDED',
  'ORDER_UNKNOWN',
  'ORDER_UNCHANGED',
  'REQUEST_BAD',
  'UNDO_NOTHING',
  'UNDO_BARRIER',
  'UNDO_CLOSED',
  'BRANCH_KEY',
  'PAST_BROKEN',
] as const;

export type KernelRefusal = (typeof KERNEL_REFUSALS)[number];

/** A refused request: what was wrong, by which rule, with which figures. The state has not changed. */
export interface Refusal<T extends GameTypes = GameTypes> {
  readonly code: KernelRefusal | T['refusal'];
  readonly rule?: RuleId;
  readonly args?: object;
  readonly problems?: readonly Problem[];
}

export interface Refused<T extends GameTypes = GameTypes> {
  readonly ok: false;
  readonly refusal: Refusal<T>;
}

/** The result of a request: accepted, or refused with nothing changed. */
export type Result<T extends GameTypes = GameTypes> = { readonly ok: true } | Refused<T>;

export const ACCEPTED = { ok: true } as const;

export function refuse<T extends GameTypes>(
  code: Refusal<T>['code'],
  more: Omit<Refusal<T>, 'code'> = {},
): Refused<T> {
  return { ok: false, refusal: { code, ...more } };
}
