import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

const names = (ids: string, hex: string) =>
  Object.fromEntries(ids.split(' ').map((id) => [id, hex] as const));

/** Sixteen US soldiers. */
const CROWD =
  'usv-alder usv-bascom usv-oakes usv-pruitt usv-calloway usv-dressler usv-eastman usv-fennick usv-sorrell usv-tillman usv-yancey usv-crandall usv-garrick usv-nall usv-acevido usv-lilley';
const phase = 'combat';

describe('stacks', () => {
  it('[CV-STACK-01] any number may share a hex', () => {
    const d = drill('rice-paddy', { at: { ...names(CROWD, '0821'), 'usv-voss': '0921' } });
    d.do('activate usv-voss', 'step 0821');
    expect(d.at('usv-voss')).toBe('0821');
  });

  it('[CV-STACK-02] [CV-STACK-09] [CV-RULING-07] every piece above fifteen is a die for attackers, weapons too', () => {
    const pool = (at: Readonly<Record<string, string>>, dice: string) => {
      const d = drill(
        'rice-paddy',
        { phase, active: 'enemy', at: { ...at, 'vc-son': '0921' } },
        { dice: `attack ${dice}` },
      );
      d.do(
        'fire vc-son -',
        'aim 0821',
        'commit 3',
        'target usv-alder',
        `share ${dice.length / 2 + 0.5}`,
        'keepDice',
      );
      return (d.last('fired') as { pool?: number }).pool;
    };
    const fifteen = names(CROWD.split(' ').slice(0, 15).join(' '), '0821');
    // three, clear ground and proximity
    expect(pool(fifteen, '2 2 2 2 2')).toBe(5);
    expect(pool(names(CROWD, '0821'), '2 2 2 2 2 2')).toBe(6);
    expect(
      pool({ ...names(CROWD, '0821'), 'usv-smoke-1': '0821', 'vc-b40-1': '0821' }, '2 2 2 2 2 2 2 2'),
    ).toBe(8);
  });

  it('[CV-STACK-03] a hex is one place: whoever enters meets everybody there', () => {
    const d = drill(
      'rice-paddy',
      {
        at: { 'usv-alder': '0821', 'vc-minh': '0921', 'vc-nam': '0921', 'vc-bunker-1': '0921' },
        inside: ['vc-nam'],
      },
      { dice: 'closeCombat 6 1' },
    );
    d.do('activate usv-alder', 'step 0921');
    expect(d.events('closeCombatBegan')).toEqual(['closeCombatBegan 0921 usv-alder+vc-minh+vc-nam 0']);
  });
});

describe('backblast', () => {
  const fire = (at: Readonly<Record<string, string>>, dice: string) =>
    drill(
      'rice-paddy',
      { phase, at: { ...at, 'vc-minh': '0921' }, users: { 'usv-law-1': 'usv-alder' } },
      { dice },
    ).do('fire usv-alder usv-law-1', 'aim 0921');
  const TWELVE = 'attack 2 2 2 2 2 2 2 2 2 2 2 2';

  it('[CV-STACK-07] [CV-STACK-08] [CV-RULING-81] strikes as many as are too many, chosen by the enemy, with one plain die each', () => {
    const d = fire(names(CROWD, '0821'), `${TWELVE} attack 5 attack 4`);
    // sixteen soldiers and the LAW
    expect([d.asked, d.seats, d.match.decision()?.about]).toEqual([
      'backblastChoice',
      [1],
      { firer: d.piece('usv-alder'), hex: expect.any(Number), count: 2 },
    ]);
    expect(d.options('expose')).not.toContain('expose usv-alder');
    d.do('expose usv-yancey', 'expose usv-bascom');
    // in the order of their numbers
    expect([d.stance('usv-bascom'), d.stance('usv-yancey')]).toEqual(['wounded', 'crawling']);
    expect(d.events('eliminated')).toEqual(['eliminated usv-law-1 0821']);
  });

  it('[CV-STACK-08] nothing modifies it: who crawls is struck too', () => {
    const d = drill(
      'rice-paddy',
      {
        phase,
        at: { ...names(CROWD, '0821'), 'vc-minh': '0921' },
        users: { 'usv-law-1': 'usv-alder' },
        stances: { 'usv-bascom': 'crawling' },
      },
      { dice: `${TWELVE} attack 5 attack 2` },
    );
    d.do('fire usv-alder usv-law-1', 'aim 0921', 'expose usv-bascom', 'expose usv-oakes');
    expect(d.stance('usv-bascom')).toBe('wounded');
  });

  it('[CV-STACK-07] not where there are no more than fifteen', () => {
    const d = fire(names(CROWD.split(' ').slice(0, 14).join(' '), '0821'), TWELVE);
    expect([d.asked, d.events('backblast')]).toEqual(['combatChoice', []]);
  });

  it('[CV-STACK-08] not behind other weapons', () => {
    const d = drill(
      'rice-paddy',
      {
        phase,
        at: { ...names(CROWD, '0821'), 'vc-minh': '0921' },
        users: { 'usv-m79-1': 'usv-alder' },
      },
      { dice: 'attack 2 2 2 2 2 2 2 2 2' },
    );
    d.do('fire usv-alder usv-m79-1', 'aim 0921');
    expect(d.events('backblast')).toEqual([]);
  });
});

describe('close combat', () => {
  it('[CV-CC-06] [CV-RULING-99] a side counts fifteen at most', () => {
    const total = (ids: string) => {
      const d = drill(
        'rice-paddy',
        { at: { ...names(ids, '0821'), 'vc-minh': '0921', 'vc-nam': '0921' } },
        { dice: 'closeCombat 1 6' },
      );
      const [first = '', ...others] = ids.split(' ');
      d.do(`activate ${first}`, ...others.map((id) => `join ${id}`), 'step 0921');
      return (d.last('roundFought') as { totals?: readonly number[] }).totals?.[0];
    };
    // and clear ground
    expect(total(CROWD.split(' ').slice(0, 14).join(' '))).toBe(15);
    expect(total(CROWD)).toBe(16);
    expect(total(`${CROWD} usv-voss usv-zeller`)).toBe(16);
  });
});
