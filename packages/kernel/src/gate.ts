import type { Seat } from './vocabulary.ts';

/** Names that senders give their requests: short, and harmless wherever they are kept or shown. */
const REQUEST_ID = /^[\w-]{1,64}$/;

/** Whether this is a valid seat. It comes from outside, and `-0`, `'0'` and `'__proto__'` also find something in arrays. */
export function isSeat(seat: unknown, seats: number): seat is Seat {
  return Number.isInteger(seat) && !Object.is(seat, -0) && Number(seat) >= 0 && Number(seat) < seats;
}

/** Whether this can be the number of a decision. A name is looked up together with it, and `[1]` would read like `1`. */
export function isDecisionNumber(number: unknown): number is number {
  return Number.isSafeInteger(number);
}

export function isRequestId(request: unknown): request is string {
  return typeof request === 'string' && REQUEST_ID.test(request);
}
