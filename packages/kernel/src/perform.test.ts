import { describe, expect, it } from 'vitest';
import { accepted, KEY, openParlour } from '../test/play.ts';
import { busyMatch } from '../test/saves.ts';
import { perform } from './perform.ts';

describe('perform', () => {
  it('asks a match for what another was asked for', () => {
    const match = openParlour();
    for (const { by, act } of busyMatch().log) accepted(perform(match, { by, act }));
    expect(match.hash).toBe(busyMatch().hash);
  });

  it('passes refusals on', () => {
    expect(perform(openParlour(), { by: 0, act: { type: 'undo' } })).toEqual({
      ok: false,
      refusal: { code: 'UNDO_NOTHING' },
    });
    expect(
      perform(openParlour(), { by: 4, act: { type: 'answer', answer: { type: 'note' } } }),
    ).toMatchObject({
      refusal: { code: 'SEAT_UNKNOWN' },
    });
    expect(perform(openParlour(), { by: -1, act: { type: 'branch', key: KEY } })).toEqual({ ok: true });
  });
});
