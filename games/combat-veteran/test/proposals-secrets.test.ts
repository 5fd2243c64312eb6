import type { Focus } from '@sitrep/contract';
import { expect, it } from 'vitest';
import { groupOf, proposals } from '../src/proposals/index.ts';
import { at, ricePaddy } from './contents.ts';
import { drill } from './drill.ts';

const hex = (label: string) => at(ricePaddy, label);

/** Where Minh and Dao hide in their bunkers: in the way of fire at Nam, beside him, on the squad's way, or far away. */
const SITES = [
  ['1222', '1221'],
  ['1521', '1522'],
  ['0821', '0922'],
  ['1402', '2008'],
] as const;

const SQUAD = { 'usv-alder': '0822', 'usv-kittredge': '0822', 'usv-bascom': '0822', 'vc-nam': '1122' };

/** Everything that the US side is proposed in a phase, wherever the bunkers are. */
function proposed(phase: 'movement' | 'combat' | 'discipline', focuses: readonly Focus[]): readonly string[] {
  return SITES.map(([minh, dao]) => {
    const d = drill('rice-paddy', {
      phase,
      at: { ...SQUAD, 'vc-bunker-1': minh, 'vc-minh': minh, 'vc-bunker-2': dao, 'vc-dao': dao },
      hidden: ['vc-bunker-1', 'vc-bunker-2'],
      inside: ['vc-minh', 'vc-dao'],
      users: { 'usv-an-prc-25-1': 'usv-kittredge', 'usv-m60-1': 'usv-alder' },
      stances: phase === 'discipline' ? { 'usv-bascom': 'crawling' } : {},
      isSupportOpen: true,
    });
    const decision = d.match.decision();
    const offers = decision && focuses.map((focus) => proposals(d.match.state, decision, 0, focus));
    const groups = d.match.options(0).map((option) => groupOf(d.match.state, option));
    return JSON.stringify([offers, groups]);
  });
}

it.each([
  [
    'movement',
    [
      { stack: hex('0822') },
      { stack: hex('0822'), to: hex('1020') },
      { stack: hex('0822'), to: hex('0821') },
    ],
  ],
  ['combat', [{}, { target: hex('1122') }, { target: hex('1521') }, { chit: 0, hex: hex('1122') }]],
  ['discipline', [{}]],
] as const)('[CV-S1-10] [CV-RULING-148] undiscovered bunkers change no proposal: %s', (phase, focuses) => {
  const [first, ...others] = proposed(phase, focuses);
  expect(first?.length).toBeGreaterThan(200);
  expect(others.map((other) => other === first)).toEqual([true, true, true]);
});
