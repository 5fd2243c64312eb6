import type { GameEntry } from '@sitrep/contract';
import { hashText, PASS } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { combatVeteran } from '../commander/scenario.ts';
import { judgeTwins } from '../proofs/twins.ts';
import { TwinGame } from './twin-game.ts';
import { twinSetups } from './twin-setups.ts';

const entry = combatVeteran();
const [whole, patrol] = twinSetups(entry);

function play(setup: typeof whole, seed: string, most: number, game: GameEntry = entry) {
  if (setup === undefined) throw new Error('there is no such set-up');
  return new TwinGame({ entry: game, setup, seed, most }).play();
}

describe('two games at one screen that differ in where undiscovered bunkers are', () => {
  it.each(['1', '2', '3', '4', '5', '6', '7', '8'])('[CV-S1-10] look alike, patrol %s', async (seed) => {
    const { leak, comparisons } = await play(patrol, seed, 24);
    expect(leak).toBeUndefined();
    expect(comparisons).toBeGreaterThan(10);
  });

  it.each(['1', '2'])('[CV-S1-10] look alike, with all pieces %s', async (seed) => {
    const { leak, comparisons } = await play(whole, seed, 16);
    expect(leak).toBeUndefined();
    expect(comparisons).toBeGreaterThan(10);
  });
});

describe('a leak is found', () => {
  const secretOf = (state: object) => JSON.stringify(new Map(Object.entries(state)).get('game'));

  it('in proposals', async () => {
    const peeking: GameEntry = {
      ...entry,
      proposals: (state, decision, seat, focus) => {
        const title = { key: 'proposal.usual', args: { count: secretOf(state).length } };
        const told = { title, costs: [{ key: 'x', args: { hash: secretOf(state) } }] };
        const [first, ...others] = entry.proposals?.(state, decision, seat, focus) ?? [];
        return first === undefined ? [] : [{ ...first, ...told }, ...others];
      },
    };
    expect((await play(patrol, '1', 40, peeking)).leak).toMatch(/^proposals/u);
  });

  it('in questions that only hidden men are put', async () => {
    const { reactions } = entry;
    if (reactions === undefined) throw new Error('there are none');
    const nagging: GameEntry = {
      ...entry,
      reactions: {
        ...reactions,
        isOpenly: () => true,
        answer: (state, { name }) =>
          name === 'defensiveFire' && hashText(secretOf(state)) < '8' ? undefined : [PASS],
      },
    };
    const reports = await Promise.all(['1', '2', '3'].map((seed) => play(whole, seed, 16, nagging)));
    expect(reports.flatMap(({ leak }) => leak ?? [])).not.toEqual([]);
  });

  it('by the proof that plays two hundred', () => {
    const good = { comparisons: 40, end: 'shown' } as const;
    expect(judgeTwins([good, good], 2).ok).toBe(true);
    expect(judgeTwins([good, { ...good, leak: 'view: 1 but 2' }], 2).ok).toBe(false);
    expect(judgeTwins([good], 2).ok).toBe(false);
    expect(judgeTwins([good, { ...good, comparisons: 1 }], 2).ok).toBe(true);
  });
});
