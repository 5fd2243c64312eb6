import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

const phase = 'combat';
const PIT = { 'usa-breeding': '2134', 'usa-rodriguez': '2134', 'usa-thomson': '2134' };

/** What the one US soldier at `from` may aim at, with an enemy in each of the hexes. */
function aims(scenario: 'rice-paddy' | 'keating', from: string, hexes: string, more: object = {}) {
  const [us, enemies] =
    scenario === 'rice-paddy'
      ? ['usv-alder', ['vc-minh', 'vc-nam', 'vc-dao', 'vc-bao']]
      : ['usa-dunn', ['tal-10', 'tal-11', 'tal-12', 'tal-13']];
  const gun = scenario === 'rice-paddy' ? 'usv-m60-1' : 'tal-b10-1';
  const at = Object.fromEntries(hexes.split(' ').map((hex, index) => [enemies[index], hex]));
  const crew = scenario === 'rice-paddy' ? {} : { 'usa-ives': from, 'usa-orr': from };
  const d = drill(scenario, { phase, at: { [us]: from, ...crew, ...at }, users: { [gun]: us }, ...more });
  const shot = `fire ${us} ${gun}`;
  if (!d.options('fire').includes(shot)) return [];
  return d.do(shot).options('aim');
}

describe('lines of sight', () => {
  it('[CV-LOS-01] [CV-LOS-12] an attack needs one, of any length', () => {
    // a clear row of ten hexes, and a wood behind a wood
    expect(aims('rice-paddy', '0522', '1522 1413')).toEqual(['aim 1522']);
  });

  it('[CV-LOS-02] from any corner to any corner: two ways round one hex are two lines', () => {
    expect(aims('rice-paddy', '0821', '1021', { smoke: ['0921'] })).toEqual(['aim 1021']);
    expect(aims('rice-paddy', '0821', '1021', { smoke: ['0920'] })).toEqual(['aim 1021']);
    expect(aims('rice-paddy', '0821', '1021', { smoke: ['0920', '0921'] })).toEqual([]);
  });

  it('[CV-LOS-03] what stands in the end hexes is ignored, what stands between is not', () => {
    // trees at the end, and trees at the start
    expect(aims('rice-paddy', '0921', '1121')).toEqual(['aim 1121']);
    expect(aims('rice-paddy', '1121', '0921')).toEqual(['aim 0921']);
    expect(aims('rice-paddy', '1413', '1411 1412')).toEqual(['aim 1412']);
  });

  it('[CV-LOS-08] [CV-LOS-09] [CV-RULING-57] [CV-RULING-59] lower obstructions do not block, but in the lee of one nobody is seen from above', () => {
    expect(aims('keating', '2231', '2233 2234 2336')).toEqual(['aim 2234', 'aim 2336']);
  });

  it('[CV-LOS-11] [CV-RULING-62] [CV-RULING-80] smoke blocks all heights through its hex until the phase ends, but not from or into it', () => {
    const smoke = ['2132', '2133', '2232', '2233', '2332', '2333'];
    expect(aims('keating', '2231', '2234', { smoke })).toEqual([]);
    expect(aims('rice-paddy', '0821', '1021', { smoke: ['0821', '1021'] })).toEqual(['aim 1021']);
    const d = drill('rice-paddy', {
      at: { 'usv-alder': '0821', 'vc-minh': '1410' },
      users: { 'usv-smoke-1': 'usv-alder' },
    });
    d.do('smoke usv-smoke-1 0921');
    expect([d.match.state.game.smoke.length, d.at('usv-smoke-1')]).toEqual([1, 'gone']);
    d.do('endPhase');
    expect(d.match.state.game.smoke).toEqual([]);
  });

  it('[CV-ATK-11] [CV-COND-01] smoke is armor for attacks into its hex', () => {
    const d = drill(
      'rice-paddy',
      { phase, at: { 'usv-alder': '0821', 'vc-minh': '0921' }, smoke: ['0921'] },
      { dice: 'attack 2 2 2' },
    );
    d.do('fire usv-alder -', 'aim 0921', 'commit 4');
    expect(d.last('fired')).toMatchObject({ pool: 3 });
  });

  it('[CV-MOVE-32] [CV-RULING-61] in a river a piece is seen from both banks, and neither bank covers it', () => {
    for (const bank of ['1611', '1509']) {
      const d = drill(
        'rice-paddy',
        { phase, at: { 'usv-alder': bank, 'vc-minh': '1610' } },
        { dice: 'attack 2 2 2 2 2' },
      );
      d.do('fire usv-alder -', 'aim 1610', 'commit 4');
      // proximity alone
      expect(d.last('fired')).toMatchObject({ pool: 5, modifiers: [{ condition: 'proximity' }] });
    }
  });
});

describe('what counts along the line', () => {
  const shot = (at: Readonly<Record<string, string>>, target: string, dice: string) => {
    const d = drill('rice-paddy', { phase, at: { 'usv-alder': '0821', ...at } }, { dice: `attack ${dice}` });
    d.do('fire usv-alder -', `aim ${target}`, 'commit 4');
    return (d.last('fired') as { modifiers?: readonly { condition: string; dice: number }[] }).modifiers?.map(
      ({ condition, dice: change }) => `${condition} ${change}`,
    );
  };

  it('[CV-COND-14] [CV-RULING-65] [CV-RULING-77] a hex that the line crosses counts, of the freest line there is', () => {
    const enemy = { 'vc-minh': '1021' };
    expect(shot({ ...enemy, 'usv-oakes': '0921' }, '1021', '2 2 2 2 2')).toEqual(['terrain 1']);
    // somebody of either side on both ways
    expect(shot({ ...enemy, 'usv-oakes': '0921', 'usv-voss': '0920' }, '1021', '2 2 2 2')).toEqual([
      'terrain 1',
      'misadventure -1',
    ]);
    // weapons alone are nobody
    expect(shot({ ...enemy, 'usv-oakes': '0921', 'usv-m79-1': '0920' }, '1021', '2 2 2 2 2')).toEqual([
      'terrain 1',
    ]);
  });

  it('[CV-COND-15] distance counts the target hex, not the attacker’s', () => {
    // four hexes are within a firepower of four, five are not
    expect(shot({ 'vc-minh': '1222' }, '1222', '2 2 2 2 2')).toEqual(['terrain 1']);
    expect(shot({ 'vc-minh': '1322' }, '1322', '2 2 2 2')).toEqual(['terrain 1', 'range -1']);
  });

  it('[CV-COND-19] [CV-PIECE-06] [CV-S1-15] a bunker covers against all directions', () => {
    for (const from of ['0920', '1021', '1022', '0922', '0822', '0821']) {
      const d = drill(
        'rice-paddy',
        {
          phase,
          at: { 'usv-alder': from, 'vc-minh': '0921', 'vc-bunker-1': '0921' },
          inside: ['vc-minh'],
        },
        { dice: 'attack 2 2' },
      );
      d.do('fire usv-alder -', 'aim 0921', 'commit 4');
      expect(d.last('attacked')).toMatchObject({ dice: 2, modifiers: [{ condition: 'bunker', dice: -4 }] });
    }
  });
});

describe('fire support', () => {
  const ready = {
    phase,
    users: { 'usv-an-prc-25-1': 'usv-kittredge' },
    isSupportOpen: true,
    chits: ['105mm', 'gunship'],
  } as const;

  it('[CV-FS-04] terrain between matters only where it blocks the line', () => {
    // paddies, dikes and people on the way change nothing
    const d = drill(
      'rice-paddy',
      { ...ready, at: { 'usv-kittredge': '0517', 'usv-oakes': '0617', 'vc-minh': '0717' } },
      { dice: 'accuracy 1 attack 2 2 2 2 2 2 2 2 2 2 2 2' },
    );
    d.do(...d.options('support').slice(0, 1), 'spotter usv-kittredge', 'callOn 0717');
    expect(d.last('supportStruck')).toMatchObject({ pool: 12, modifiers: [] });
  });

  it('[CV-FS-09] any number of chits may strike a hex, each after the other is done', () => {
    const d = drill(
      'rice-paddy',
      { ...ready, at: { 'usv-kittredge': '0821', 'vc-minh': '1021' } },
      { dice: `accuracy 1 attack${' 2'.repeat(13)} accuracy 1 attack${' 2'.repeat(11)}` },
    );
    d.do(...d.options('support').slice(0, 1), 'spotter usv-kittredge', 'callOn 1021');
    expect(d.asked).toBe('combatChoice');
    d.do(...d.options('support').slice(0, 1), 'spotter usv-kittredge', 'callOn 1021');
    expect(d.events('supportStruck')).toHaveLength(2);
  });

  it('[CV-FS-12] names are labels: chits of one figure do the same', () => {
    const strike = (box: string) => {
      const d = drill(
        'keating',
        {
          phase,
          at: { 'usa-ashworth': '2336', 'tal-10': '2338', ...PIT },
          ...(box === '120mm' ? { chits: [box], box: [] } : { chits: [], box: [box] }),
        },
        {
          dice: `accuracy 1 attack${' 2'.repeat(10)}`,
          ...(box === '120mm' ? {} : { draws: `box1:${box}` }),
        },
      );
      const [chit = ''] = [...d.options('support'), ...d.options('supportBlind')];
      d.do(chit, 'spotter usa-ashworth', 'callOn 2338');
      const { pool, modifiers } = d.last('supportStruck');
      return { pool, modifiers };
    };
    expect(strike('hellfire').pool).toBe(10);
    expect(strike('120mm')).toEqual(strike('hellfire'));
  });
});
