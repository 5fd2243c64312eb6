import { expect, it } from 'vitest';
import { ACCEPTED, refuse } from './refusals.ts';

it('refuses with a code and whatever explains it', () => {
  expect(refuse('MATCH_OVER')).toEqual({ ok: false, refusal: { code: 'MATCH_OVER' } });
  expect(refuse('NOT_ASKED', { rule: 'PA-TURN', args: { seat: 1 } })).toEqual({
    ok: false,
    refusal: { code: 'NOT_ASKED', rule: 'PA-TURN', args: { seat: 1 } },
  });
});

it('accepts without a word', () => {
  expect(ACCEPTED).toEqual({ ok: true });
});
