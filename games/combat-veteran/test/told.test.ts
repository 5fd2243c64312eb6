import { expect, it } from 'vitest';
import type { CvEvent } from '../src/events.ts';
import { redact } from '../src/view.ts';

/** A Viet Cong soldier takes a weapon. */
function assigned(isSecret: boolean): CvEvent {
  return { type: 'assigned', rule: 'CV-S1-10', weapon: 30, soldier: 4, assistant: -1, seat: 1, isSecret };
}

it('[CV-S1-10] a weapon that changes hands in an undiscovered bunker is its own side’s business', () => {
  expect(redact(assigned(true), 0)).toBeUndefined();
  expect(redact(assigned(true), 1)).toEqual(assigned(true));
  expect(redact(assigned(false), 0)).toEqual(assigned(false));
});
