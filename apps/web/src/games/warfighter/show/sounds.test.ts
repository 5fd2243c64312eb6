import { describe, expect, it } from 'vitest';
import { themeOf } from './sounds.ts';

const HALF_TONES = 12;

const pitches = (isWon: boolean) => themeOf(isWon).map(({ pitch }) => pitch);

/** The notes of a theme as half-tones above its root, whatever their octave. */
function chordOf(isWon: boolean, root: number): readonly number[] {
  const steps = pitches(isWon).map((pitch) => Math.round(HALF_TONES * Math.log2(pitch / root)));
  return [...new Set(steps.map((step) => (step + HALF_TONES) % HALF_TONES))].sort((a, b) => a - b);
}

describe('the theme of a mission that is over', () => {
  it('is a major chord that rises for a win', () => {
    expect(chordOf(true, 262)).toEqual([0, 4, 7]);
    expect(pitches(true).at(-1)).toBe(Math.max(...pitches(true)));
  });

  it('is a low minor chord that sinks for a loss', () => {
    expect(chordOf(false, 110)).toEqual([0, 3, 7]);
    expect(pitches(false).at(-1)).toBe(Math.min(...pitches(false)));
    expect(Math.max(...pitches(false))).toBeLessThan(Math.min(...pitches(true)));
  });

  it.each([true, false])('takes three seconds, and one volume counts for all of it (won: %s)', (isWon) => {
    const theme = themeOf(isWon);
    expect(theme.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(3);
    expect(new Set(theme.map(({ volume }) => volume)).size).toBe(1);
  });
});
