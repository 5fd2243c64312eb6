import { stageWorlds, type Worlds } from '@sitrep/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { combatVeteranEntry } from '../src/entry/index.ts';

const US = 0;
const RADIO = { users: { 'usv-an-prc-25-1': 'usv-kittredge' }, isSupportOpen: true };

/** Where Minh and Dao hide in their bunkers: in the way of fire at Nam, beside him, or far away. */
const SITES = [
  ['1222', '1221'],
  ['1521', '1522'],
  ['1621', '1721'],
  ['1402', '2008'],
] as const;

/** The same for the US side except for where two undiscovered bunkers are. */
function worlds(seen: {
  readonly phase: string;
  readonly at: object;
  readonly [more: string]: unknown;
}): Promise<Worlds> {
  const given = SITES.map(([minh, dao]) => ({
    setup: 'rice-paddy',
    situation: {
      active: 'us',
      ...seen,
      at: { ...seen.at, 'vc-bunker-1': minh, 'vc-minh': minh, 'vc-bunker-2': dao, 'vc-dao': dao },
      hidden: ['vc-bunker-1', 'vc-bunker-2'],
      inside: ['vc-minh', 'vc-dao'],
    },
  }));
  return stageWorlds(combatVeteranEntry, given);
}

describe('what the US side is shown is the same wherever undiscovered bunkers are', () => {
  const at = { 'usv-alder': '0822', 'usv-kittredge': '0822', 'usv-oakes': '0521', 'vc-nam': '1622' };

  it('[CV-S1-10] odds of checks', async () => {
    const stances = { 'usv-alder': 'crawling', 'usv-oakes': 'wounded' };
    const discipline = await worlds({ phase: 'discipline', at, stances });
    const { odds } = discipline.sameTo(US).counsel;
    for (const rule of ['CV-DISC-03', 'CV-DISC-04']) expect(JSON.stringify(odds)).toContain(rule);
  });

  it('[CV-S1-10] [CV-RULING-77] odds of attacks, at every step', async () => {
    const combat = await worlds({ phase: 'combat', at: { ...at, 'usv-oakes': '0822' } });
    for (const type of ['fire', 'aim', 'rank', 'commit']) {
      const { odds } = combat.sameTo(US).counsel;
      if (type !== 'fire') expect(JSON.stringify(odds)).toContain('CV-RES-13');
      combat.give({ type });
    }
  });

  it('[CV-S1-10] odds of fire support', async () => {
    const combat = await worlds({ phase: 'combat', at, ...RADIO });
    combat.give({ type: 'support' }).give({ type: 'spotter' });
    expect(JSON.stringify(combat.sameTo(US).counsel.odds)).toContain('CV-FS-05');
  });

  it('[CV-S1-10] why nobody can fire at an enemy who is out of sight', async () => {
    const combat = await worlds({ phase: 'combat', at: { ...at, 'vc-nam': '0307' }, ...RADIO });
    expect(JSON.stringify(combat.sameTo(US).blocked)).toContain('NO_SIGHT');
  });

  it('[CV-S1-10] [CV-RULING-148] what advice fears and hunts, and what fire a path is exposed to', async () => {
    const movement = await worlds({ phase: 'movement', at });
    movement.sameTo(US);
    const { advice } = movement.give({ type: 'activate' }).sameTo(US).counsel;
    expect(new Set(advice as readonly number[]).size).toBeGreaterThan(1);
  });
});
