import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

const AT = { 'usv-alder': '0821', 'usv-oakes': '0821', 'vc-minh': '0921', 'vc-nam': '0921' };

describe('close combat', () => {
  it('[CV-CC-01] [CV-CC-09] [CV-STACK-10] is fought at once where unwounded soldiers of both sides meet', () => {
    const d = drill('rice-paddy', { at: AT }, { dice: 'closeCombat 3 3' });
    d.do('activate usv-alder', 'join usv-oakes', 'step 0921');
    // two each; clear ground adds one for those who came: 6 against 5
    expect(d.last('roundFought')).toMatchObject({ totals: [3, 2], results: [6, 5], losses: [0, 1] });
    expect([d.asked, d.seats]).toEqual(['lossChoice', [1]]);
    d.do('lose vc-minh');
    expect(d.at('vc-minh')).toBe('gone');
    expect(d.match.state.game.contests).toEqual([{ hex: expect.any(Number), instigator: 0 }]);
  });

  it('[CV-CC-02] [CV-RULING-104] kills the wounded of both sides first', () => {
    const d = drill(
      'rice-paddy',
      {
        at: { ...AT, 'vc-bao': '0921' },
        stances: { 'vc-nam': 'wounded', 'usv-oakes': 'wounded' },
        carries: { 'usv-alder': 'usv-oakes' },
      },
      { dice: 'carry 1 closeCombat 6 1' },
    );
    d.do('carryOn usv-alder', 'activate usv-alder', 'step 0921');
    expect([d.at('vc-nam'), d.at('usv-oakes')]).toEqual(['gone', 'gone']);
  });

  it('[CV-STACK-11] [CV-RULING-39] where only wounded enemies are they die, and the mover goes on', () => {
    const d = drill('rice-paddy', { at: AT, stances: { 'vc-minh': 'wounded', 'vc-nam': 'wounded' } });
    d.do('activate usv-alder', 'step 0921');
    expect([d.at('vc-minh'), d.at('vc-nam')]).toEqual(['gone', 'gone']);
    expect([d.asked, d.events('closeCombatBegan')]).toEqual(['groupChoice', []]);
  });

  it('[CV-RULING-40] where only weapons are nothing is fought', () => {
    const d = drill('rice-paddy', { at: { 'usv-alder': '0821', 'vc-b40-1': '0921' } });
    d.do('activate usv-alder', 'step 0921');
    expect(d.events('closeCombatBegan')).toEqual([]);
    expect(d.user('vc-b40-1')).toBe('-');
  });

  it('[CV-CC-03] [CV-STANCE-18] [CV-COND-18] [CV-RULING-107] strips every marker, and nobody overheats', () => {
    const d = drill(
      'rice-paddy',
      { at: AT, stances: { 'usv-alder': 'running', 'vc-minh': 'crawling' } },
      { dice: 'closeCombat 1 1' },
    );
    d.do('activate usv-alder', 'step 0921');
    expect([d.stance('vc-minh'), d.events('checked')]).toEqual(['walking', []]);
  });

  it('[CV-CC-04] [CV-CC-05] [CV-HERO-04] [CV-RULING-98] counts soldiers, heroes twice, and served weapons', () => {
    const d = drill(
      'rice-paddy',
      {
        at: { 'usv-rusk': '0821', 'usv-oakes': '0821', 'vc-minh': '0921', 'vc-nam': '0921' },
        users: {
          'usv-m60-1': 'usv-oakes',
          'usv-an-prc-25-1': 'usv-rusk',
          'vc-b40-1': 'vc-minh',
          'vc-fm-24-29-1': 'vc-nam',
        },
        broken: ['vc-b40-1'],
      },
      { dice: 'closeCombat 1 1' },
    );
    d.do('activate usv-rusk', 'join usv-oakes', 'step 0921');
    // two, a hero, the M60 and clear ground; two and the FM 24/29
    expect(d.last('roundFought')).toMatchObject({ totals: [5, 3] });
    d.do('lose vc-minh');
  });

  it('[CV-CC-04] [CV-RULING-98] each of two machine guns with a crew of its own counts', () => {
    const men = ['usv-alder', 'usv-bascom', 'usv-oakes', 'usv-voss'];
    const fight = (hands: readonly string[]) => {
      const at = Object.fromEntries(
        [...hands, 'vc-minh'].map((id) => [id, id === 'vc-minh' ? '0921' : '0821']),
      );
      const users = { 'usv-m60-1': 'usv-alder', 'usv-m60-2': 'usv-bascom' };
      const d = drill('rice-paddy', { at, users }, { dice: 'closeCombat 1 6' });
      const [first = '', ...others] = hands;
      return d.do(`activate ${first}`, ...others.map((id) => `join ${id}`), 'step 0921').last('roundFought');
    };
    // four men, two guns, clear ground; of three men only one gun has its second man
    expect(fight(men)).toMatchObject({ totals: [7, 1] });
    expect(fight(men.slice(0, 3))).toMatchObject({ totals: [5, 1] });
  });

  it('[CV-CC-07] [CV-RULING-102] terrain counts for the side that came in first', () => {
    const d = drill(
      'rice-paddy',
      {
        active: 'enemy',
        at: { 'usv-alder': '0921', 'vc-minh': '0921', 'vc-nam': '0821' },
        contests: { '0921': 'us' },
      },
      { dice: 'closeCombat 1 1' },
    );
    d.do('activate vc-nam', 'step 0921');
    expect(d.last('roundFought')).toMatchObject({ totals: [2, 2] });
    d.do('lose vc-minh');
  });

  it('[CV-CC-08] [CV-RULING-105] armor of the enemy is taken away, for those outside too', () => {
    const d = drill(
      'rice-paddy',
      {
        at: {
          'usv-alder': '1411',
          'usv-oakes': '1411',
          'usv-rusk': '1411',
          'vc-bunker-1': '1310',
          'vc-minh': '1310',
          'vc-nam': '1310',
        },
        inside: ['vc-minh'],
      },
      { dice: 'closeCombat 4 2' },
    );
    d.do('activate usv-alder', 'join usv-oakes', 'join usv-rusk', 'step 1310');
    const { totals } = d.last('roundFought') as { totals: readonly number[] };
    expect(totals[1]).toBe(2);
    expect(totals[0]).toBe(4 - 4 + 0);
  });

  it('[CV-CC-10] [CV-CC-11] [CV-RULING-101] the lower side loses as many as the higher result holds its own; on a tie both lose one', () => {
    const double = drill('rice-paddy', { at: { ...AT, 'vc-bao': '0921' } }, { dice: 'closeCombat 6 1' });
    double.do('activate usv-alder', 'join usv-oakes', 'step 0921');
    expect(double.last('roundFought')).toMatchObject({ results: [9, 4], losses: [0, 2] });
    double.do('lose vc-bao', 'lose vc-nam');
    const tie = drill('rice-paddy', { at: AT }, { dice: 'closeCombat 2 3' });
    tie.do('activate usv-alder', 'join usv-oakes', 'step 0921');
    expect([tie.last('roundFought').losses, tie.seats]).toEqual([[1, 1], [0]]);
    tie.do('lose usv-oakes');
    expect(tie.seats).toEqual([1]);
    tie.do('lose vc-nam');
  });

  it('[CV-CC-12] [CV-RULING-97] [CV-RULING-103] goes on at the end of each Movement Phase, once in a phase', () => {
    const held = { at: { ...AT, 'usv-alder': '0921' }, contests: { '0921': 'us' } } as const;
    const d = drill('rice-paddy', held, { dice: 'closeCombat 1 1' });
    d.do('endPhase');
    expect(d.events('closeCombatBegan')).toHaveLength(1);
    const more = drill('rice-paddy', held, { dice: 'closeCombat 1 1' });
    more.do('activate usv-oakes', 'step 0921');
    more.do(more.options('lose')[0] ?? '');
    while (more.options('lose').length > 0) more.do(more.options('lose')[0] ?? '');
    more.do('endPhase');
    expect(more.events('closeCombatBegan')).toHaveLength(1);
  });

  it('[CV-CC-13] [CV-RULING-108] who leaves is exposed to those left behind, once nobody opposes them there', () => {
    const d = drill('rice-paddy', {
      at: { 'usv-alder': '0921', 'vc-minh': '0921' },
      contests: { '0921': 'us' },
    });
    d.do('activate usv-alder', 'step 0821');
    expect([d.asked, d.options('fire')]).toEqual(['defensiveFire', ['fire vc-minh -']]);
    expect(d.match.state.game.contests).toEqual([]);
  });

  it('[CV-CC-14] [CV-MOVE-38] nobody moves on in the phase', () => {
    const d = drill('rice-paddy', { at: { ...AT, 'vc-bao': '0921' } }, { dice: 'closeCombat 3 3' });
    d.do('activate usv-alder', 'step 0921');
    while (d.options('lose').length > 0) d.do(d.options('lose')[0] ?? '');
    expect(d.options('activate')).toEqual(['activate usv-oakes']);
  });

  it('[CV-CC-14] [CV-MOVE-38] [CV-STANCE-13] a hex where it was won stops nobody who comes later, and runners check at the end', () => {
    const d = drill(
      'rice-paddy',
      {
        at: { 'usv-alder': '0821', 'usv-bascom': '0821', 'vc-minh': '0921' },
        stances: { 'usv-bascom': 'running' },
      },
      { dice: 'closeCombat 6 1 overheat 6' },
    );
    d.do('activate usv-alder', 'step 0921');
    expect([d.events('closeCombatEnded').length, d.options('activate')]).toEqual([
      1,
      ['activate usv-bascom'],
    ]);
    d.do('activate usv-bascom', 'step 0921');
    expect(d.options('step')).toContain('step 1021');
    d.do('step 1021', 'stop');
    expect([d.at('usv-bascom'), d.stance('usv-bascom')]).toEqual(['1021', 'crawling']);
  });

  it('[CV-CC-14] [CV-RULING-103] those who were there before others came in may still leave', () => {
    const d = drill(
      'rice-paddy',
      {
        at: { 'usv-alder': '0921', 'usv-oakes': '0821', 'vc-minh': '0921', 'vc-nam': '0921' },
        contests: { '0921': 'us' },
      },
      { dice: 'closeCombat 1 1' },
    );
    d.do('activate usv-oakes', 'step 0921', 'lose vc-minh');
    expect(d.options('activate')).toEqual(['activate usv-alder']);
  });

  it('[CV-RULING-140] the M2 protects the side that has it', () => {
    const d = drill(
      'keating',
      {
        active: 'enemy',
        at: { 'usa-dunn': '2336', 'usa-ives': '2336', 'tal-10': '2337', 'tal-11': '2337' },
        users: { 'usa-m2': 'usa-dunn' },
      },
      { dice: 'closeCombat 3 3' },
    );
    d.do('activate tal-10', 'join tal-11', 'step 2336');
    expect(d.last('roundFought')).toMatchObject({ totals: [3, 1] });
  });
});
