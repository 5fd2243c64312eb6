import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

// a bunker with two men in the jungle at 1411, another, empty, at 1711
const SITE = {
  at: {
    'vc-bunker-1': '1411',
    'vc-thanh': '1411',
    'vc-minh': '1411',
    'vc-bunker-2': '1711',
    'usv-alder': '1414',
    'usv-oakes': '1714',
  },
  users: { 'vc-b40-1': 'vc-thanh' },
  inside: ['vc-thanh', 'vc-minh'],
  hidden: ['vc-bunker-1', 'vc-bunker-2'],
} as const;

describe('undiscovered bunkers', () => {
  it('[CV-S1-10] are not on the map: nobody fires at them or is in anybody’s way', () => {
    const d = drill('rice-paddy', { ...SITE, phase: 'combat' });
    expect(d.options('fire')).toEqual([]);
    expect(d.match.view(0).game.at[d.piece('vc-thanh')]).toBe(-4);
    expect(d.match.view(1).game.at[d.piece('vc-thanh')]).toBe(d.match.state.game.at[d.piece('vc-thanh')]);
  });

  it('[CV-S1-11] [CV-RULING-122] are discovered, with those inside, when a US soldier moves adjacent', () => {
    const d = drill('rice-paddy', SITE);
    d.do('activate usv-alder', 'step 1413', 'pass');
    expect(d.events('discovered')).toEqual([]);
    d.do('step 1412');
    expect(d.events('discovered')).toEqual([
      'discovered vc-bunker-1 1411 vc-thanh+vc-minh+vc-b40-1+vc-bunker-1',
    ]);
    expect(d.match.view(0).game.isHidden[d.piece('vc-thanh')]).toBe(false);
    expect(d.asked).toBe('defensiveFire');
  });

  it('[CV-RULING-123] an empty one was a decoy, and goes', () => {
    const d = drill('rice-paddy', SITE);
    d.do('activate usv-oakes', 'step 1713', 'pass', 'step 1712');
    expect(d.at('vc-bunker-2')).toBe('gone');
  });

  it('[CV-S1-12] [CV-RULING-125] are discovered by a stance or movement, but not by what happens in the Discipline Phase', () => {
    const stance = drill('rice-paddy', { ...SITE, active: 'enemy', phase: 'stance' });
    stance.do('stance vc-minh crawling');
    expect(stance.events('discovered')).toHaveLength(1);
    const move = drill('rice-paddy', { ...SITE, active: 'enemy' });
    move.do('activate vc-minh');
    expect(move.events('discovered')).toHaveLength(1);
    const assign = drill('rice-paddy', { ...SITE, active: 'enemy', phase: 'discipline' });
    const told = assign.match.events(0).length;
    assign.do('assign vc-b40-1 vc-minh -');
    expect([assign.events('discovered'), assign.user('vc-b40-1')]).toEqual([[], 'vc-minh']);
    expect(assign.match.events(0)).toHaveLength(told);
    expect(assign.match.events(1).length).toBeGreaterThan(told);
  });

  it('[CV-S1-13] [CV-RULING-48] are discovered by an attack from them, before the shot', () => {
    const d = drill('rice-paddy', {
      ...SITE,
      at: { ...SITE.at, 'vc-bunker-1': '1412', 'vc-thanh': '1412', 'vc-minh': '1412', 'usv-alder': '1618' },
    });
    d.do('activate usv-alder', 'step 1617');
    expect(d.asked).toBe('defensiveFire');
    const shots = d.options('fire');
    expect(shots.length).toBeGreaterThan(0);
    d.do(shots[0] ?? '');
    expect(d.events('discovered')).toHaveLength(1);
    // there is no way back
    expect(d.options('cancel')).toEqual([]);
  });

  it('[CV-RULING-148] the window opens by what both know: whether or not somebody has a shot', () => {
    const shots = (at: Record<string, string>) => {
      const d = drill('rice-paddy', { ...SITE, at: { ...SITE.at, ...at } });
      d.do('activate usv-oakes', 'step 1713');
      return [d.asked, JSON.stringify(d.match.view(0)).length, d.match.events(0).length] as const;
    };
    const [near, far] = [shots({}), shots({ 'vc-thanh': '3802', 'vc-minh': '3802', 'vc-bunker-1': '3802' })];
    expect(near).toEqual(far);
    expect(near[0]).toBe('defensiveFire');
  });

  it('[CV-RULING-124] [CV-S1-01] the US know who is not on the map, and nothing more', () => {
    const d = drill('rice-paddy', SITE);
    const { game } = d.match.view(0);
    expect(game.isHidden.filter(Boolean)).toHaveLength(5);
    expect([game.at[d.piece('vc-bunker-1')], game.user[d.piece('vc-b40-1') - game.stance.length]]).toEqual([
      -4, -1,
    ]);
    expect(game.isInside.some(Boolean)).toBe(false);
  });

  it('[CV-RULING-130] a discovered one is removed when only US soldiers are there', () => {
    const d = drill('rice-paddy', { at: { 'vc-bunker-1': '1411', 'usv-alder': '1412' } });
    d.do('activate usv-alder', 'step 1411');
    expect(d.at('vc-bunker-1')).toBe('gone');
  });

  it('[CV-STACK-13] [CV-DISC-15] nobody in a full bunker takes up a weapon from outside it', () => {
    const wanted = {
      active: 'enemy',
      phase: 'discipline',
      at: {
        'vc-bunker-5': '1411',
        'vc-thanh': '1411',
        'vc-minh': '1411',
        'vc-nam': '1411',
        'vc-b40-2': '1411',
        'usv-alder': '1421',
      },
      users: { 'vc-b40-1': 'vc-thanh' },
      inside: ['vc-thanh', 'vc-minh'],
    } as const;
    const full = drill('rice-paddy', wanted);
    expect(full.options('assign')).toEqual([
      // what is inside already takes no more room, and there is room outside
      'assign vc-b40-1 vc-minh -',
      'assign vc-b40-1 vc-nam -',
      'assign vc-b40-2 vc-nam -',
    ]);
    const hidden = drill('rice-paddy', {
      ...wanted,
      hidden: ['vc-bunker-5'],
      inside: ['vc-thanh', 'vc-minh', 'vc-nam'],
      users: {},
    });
    expect(hidden.options('assign')).toEqual([]);
    const roomy = drill('rice-paddy', { ...wanted, inside: ['vc-thanh'] });
    expect(roomy.options('assign')).toContain('assign vc-b40-2 vc-thanh -');
  });

  it('[CV-STACK-12] [CV-STACK-13] [CV-RULING-79] a bunker holds as many pieces as its armor, weapons included', () => {
    const d = drill('rice-paddy', {
      active: 'enemy',
      phase: 'discipline',
      at: {
        'vc-bunker-5': '1411',
        'vc-thanh': '1411',
        'vc-minh': '1411',
        'vc-nam': '1411',
        'usv-alder': '1421',
      },
      users: { 'vc-b40-1': 'vc-thanh' },
      inside: ['vc-thanh'],
    });
    expect(d.options('shelter')).toEqual([
      'shelter vc-thanh false',
      'shelter vc-minh true',
      'shelter vc-nam true',
    ]);
    d.do('shelter vc-minh true');
    // three pieces are in
    expect(d.options('shelter')).toEqual(['shelter vc-thanh false']);
  });

  it('[CV-S1-15] [CV-RULING-78] its firepower helps one soldier inside, once in a phase', () => {
    const d = drill(
      'rice-paddy',
      {
        active: 'enemy',
        phase: 'combat',
        at: {
          'vc-bunker-1': '0921',
          'vc-thanh': '0921',
          'vc-nam': '0921',
          'usv-alder': '0821',
          'usv-oakes': '0821',
        },
        inside: ['vc-thanh', 'vc-nam'],
      },
      { dice: 'attack 2 2 2 2 2' },
    );
    d.do('fire vc-thanh -', 'aim 0821');
    expect(d.options()).toEqual(['bonus true', 'bonus false', 'cancel']);
    d.do('bonus true');
    expect(d.options('commit')[0]).toBe('commit 3');
    d.do('commit 3', 'target usv-alder', 'share 5', 'fire vc-nam -', 'aim 0821');
    expect(d.asked).not.toBe('bonusChoice');
  });
});
