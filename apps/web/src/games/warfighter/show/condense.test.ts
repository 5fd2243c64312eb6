import { expect, it } from 'vitest';
import type { Beat } from '../../../kit/page/beat.ts';
import type { VerdictTone } from '../../../kit/page/staged.ts';
import { condense } from './condense.ts';

const t = (key: string, args: object = {}) => `${key} ${Object.values(args).join(' ')}`;

function attack(n: number, verdict: string, tone: VerdictTone, isFoe = true): Beat {
  const dice = [{ label: 'die', sides: 10, faces: [n], least: 9, need: '9+' }];
  const staged = {
    kind: 'roll',
    isFoe,
    by: { name: `by ${n}`, note: '' },
    dice,
    verdict,
    tone,
    outcome: [],
  } as const;
  return {
    first: n,
    n,
    kind: 'dice',
    words: `said ${n}`,
    pieces: [`hostile:${n}`],
    dice: [],
    staged,
    suspense: 500,
    time: 900,
  };
}

const miss = (n: number) => attack(n, 'No effect', 'miss');

/** The numbers of the attacks that are shown together. */
function together(beats: readonly Beat[]): readonly string[] {
  return condense({ t }, beats).map(({ first, n }) => (first === n ? `${n}` : `${first}-${n}`));
}

it.each([
  ['misses in a row', [miss(1), miss(2), miss(3), attack(4, 'Suppress', 'part')], ['1-3', '4']],
  ['at most four', [1, 2, 3, 4, 5].map(miss), ['1-4', '5']],
  ['no wounds', [attack(1, '1 Wound', 'hit'), attack(2, '1 Wound', 'hit')], ['1', '2']],
  ['nothing of the team’s own', [attack(1, 'No effect', 'miss', false), miss(2)], ['1', '2']],
])('puts together: %s', (_, beats, wanted) => {
  expect(together(beats)).toEqual(wanted);
});

it('shows every die with what it needed, and says how often', () => {
  const [beat] = condense({ t }, [miss(1), miss(2)]);
  expect(beat).toMatchObject({
    words: 'said 1 said 2',
    pieces: ['hostile:1', 'hostile:2'],
    staged: {
      verdict: 'show.times 2 No effect',
      dice: [
        { label: 'by 1', faces: [1], least: 9 },
        { label: 'by 2', faces: [2], least: 9 },
      ],
    },
  });
  expect(beat?.suspense).toBeLessThan(beat?.time ?? 0);
});
