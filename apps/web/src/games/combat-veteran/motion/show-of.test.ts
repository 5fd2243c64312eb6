import { findGame } from '@sitrep/catalog';
import type { SeatEvent } from '@sitrep/kernel';
import type { Sight } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';
import { expect, it } from 'vitest';
import { showOf } from './show-of.ts';
import { SOUND_OF } from './sounds.ts';

const events: readonly SeatEvent[] = [
  { n: 4, type: 'stepped', rule: 'CV-MOVE-01', soldiers: [0, 1], hex: 30, spent: [1, 1], pieces: [] },
  { n: 5, type: 'stepped', rule: 'CV-MOVE-01', soldiers: [0, 1], hex: 31, spent: [2, 2], pieces: [] },
  { n: 6, type: 'fired', rule: 'CV-DFIRE-01', firer: 40, weapon: -1, hex: 31, pool: 2, seat: 1 },
  { n: 7, type: 'rolled', name: 'attack', dice: [5, 2] },
  { n: 8, type: 'attacked', firer: 40, target: 1, dice: 2, modifiers: [] },
  { n: 9, type: 'wounded', rule: 'CV-RES-05', soldier: 1, hex: 31 },
  { n: 10, type: 'checked', soldier: 0, purpose: 'rally', discipline: 5, isPassed: false },
];

/** Says the key. */
const speech = { tell: (key: string, _data: object) => key } as Speech;

/** Events are numbered by their place. */
const log: readonly SeatEvent[] = [...[0, 1, 2, 3].map((n) => ({ n, type: 'finished' })), ...events];

it('shows steps of one squad as one, a shot with its dice, and no check that changes nothing', () => {
  const entry = findGame('combat-veteran');
  const [setup] = entry?.setups() ?? [];
  if (entry === undefined || setup === undefined) throw new Error('no firefight');
  const { config, content } = setup;
  const facts = { game: entry.id, config, content };
  const beats = showOf({ facts, speech, now: { events: log } as Sight }, events);
  expect(beats.map(({ first, n, kind, dice, time, isKept }) => [first, n, kind, dice, time, isKept])).toEqual(
    [
      [4, 5, 'move', [], 360, false],
      [6, 9, 'hit', [5, 2], 1100, true],
    ],
  );
  expect(beats[1]?.words).toMatch(/wounded/);
  expect(beats[1]?.sounds).toEqual([SOUND_OF.rifle, SOUND_OF.hit]);
  // somebody was asked between the shot and its dice
  const [shot, ...more] = showOf({ facts, speech, now: { events: log } as Sight }, events.slice(3));
  expect([shot?.first, shot?.n, shot?.dice, more]).toEqual([7, 9, [5, 2], []]);
  expect(shot?.words).toBe(beats[1]?.words);
});
