import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

// Kittredge (three dots, discipline 6) with a radio in the open; the VC in plain sight
const CALL = {
  phase: 'combat',
  at: { 'usv-kittredge': '0821', 'usv-barry': '0821', 'vc-minh': '1021', 'vc-nam': '1021' },
  users: { 'usv-an-prc-25-1': 'usv-barry' },
  isSupportOpen: true,
} as const;

describe('fire support', () => {
  it('[CV-FS-02] [CV-RULING-118] [CV-RULING-144] takes a leader of two dots with a working radio, whoever has it, and a line of sight', () => {
    const d = drill('rice-paddy', CALL);
    expect(d.options('support')).toEqual(['support 105mm', 'support gunship']);
    d.do('support 105mm', 'spotter usv-kittredge');
    expect(d.options('callOn')).toContain('callOn 1021');
    expect(d.options('callOn')).not.toContain('callOn 0821');
    expect(d.options('callOn')).not.toContain('callOn 0101');
    const without = (change: object) => drill('rice-paddy', { ...CALL, ...change }).options('support');
    expect(without({ users: {} })).toEqual([]);
    expect(
      without({ users: {}, at: { ...CALL.at, 'usv-barry': '0721', 'usv-an-prc-25-1': '0721' } }),
    ).toEqual([]);
    expect(without({ broken: ['usv-an-prc-25-1'] })).toEqual([]);
    expect(without({ stances: { 'usv-kittredge': 'crawling' } })).toEqual([]);
    expect(without({ at: { 'usv-barry': '0821', 'vc-minh': '1021' } })).toEqual([]);
    // a radio is enough, whatever has become of the man who carried it
    const both = ['support 105mm', 'support gunship'];
    expect(without({ stances: { 'usv-barry': 'crawling' } })).toEqual(both);
    expect(without({ stances: { 'usv-barry': 'wounded' } })).toEqual(both);
    expect(without({ users: {}, at: { ...CALL.at, 'usv-an-prc-25-1': '0821' } })).toEqual(both);
  });

  it('[CV-FS-03] [CV-RULING-114] one leader of a hex directs any number, among ordinary attacks', () => {
    const d = drill(
      'rice-paddy',
      { ...CALL, at: { ...CALL.at, 'usv-maddox': '0821' } },
      { dice: 'accuracy 1 attack 2 2 2 2 2 2 2 2 2 2 2 2 2' },
    );
    d.do('support 105mm');
    expect(d.options('spotter')).toEqual(['spotter usv-kittredge', 'spotter usv-maddox']);
    d.do('spotter usv-kittredge', 'callOn 1021', 'target vc-minh', 'share 13', 'support 105mm');
    expect(d.options('spotter')).toEqual(['spotter usv-kittredge']);
    d.do('cancel');
    expect(d.options('fire')).toContain('fire usv-kittredge -');
  });

  it('[CV-FS-05] [CV-RULING-110] strikes the hex on less than the leader’s discipline, and otherwise a neighbour by a second die', () => {
    const strike = (dice: string) =>
      drill('rice-paddy', CALL, { dice })
        .do('support 105mm', 'spotter usv-kittredge', 'callOn 1222')
        .last('supportStruck');
    const d = drill('rice-paddy', CALL);
    expect(d.label(strike('accuracy 5').hex as number)).toBe('1222');
    expect(d.label(strike('accuracy 6 scatter 1').hex as number)).toBe('1221');
    expect(d.label(strike('accuracy 6 scatter 2').hex as number)).toBe('1321');
    expect(d.label(strike('accuracy 6 scatter 6').hex as number)).toBe('1121');
  });

  it('[CV-FS-06] off the map it strikes nothing', () => {
    const d = drill('rice-paddy', CALL, { dice: 'accuracy 6 scatter 4' });
    d.do('support 105mm', 'spotter usv-kittredge', 'callOn 1222');
    expect([d.events('supportLost').length, d.asked]).toEqual([1, 'combatChoice']);
  });

  it('[CV-FS-07] [CV-RULING-113] [CV-FS-10] attacks with its dice, terrain and what the target is, and is used up', () => {
    const d = drill(
      'rice-paddy',
      { ...CALL, stances: { 'vc-nam': 'crawling' } },
      { dice: 'accuracy 1 attack 2 2 2 2 2 2 2 2 attack 2' },
    );
    d.do('support 105mm', 'spotter usv-kittredge', 'callOn 1021');
    expect(d.last('supportStruck')).toMatchObject({ pool: 13 });
    d.do('target vc-minh', 'share 8', 'target vc-nam');
    expect(d.last('attacked')).toMatchObject({ dice: 1 });
    expect(d.match.state.zones.chits?.tokens).toHaveLength(16);
  });

  it('[CV-FS-08] [CV-RULING-112] one skull takes everything in the hex, two its neighbours too', () => {
    const at = { ...CALL.at, 'usv-oakes': '1121', 'usv-law-1': '1021' };
    const one = drill('rice-paddy', { ...CALL, at, chits: ['bombs'] }, { dice: 'accuracy 1' });
    one.do('support bombs', 'spotter usv-kittredge', 'callOn 1021');
    expect(['vc-minh', 'vc-nam', 'usv-law-1', 'usv-oakes'].map((id) => one.at(id))).toEqual([
      'gone',
      'gone',
      'gone',
      '1121',
    ]);
    const two = drill('rice-paddy', { ...CALL, at, chits: ['heavy-bombs'] }, { dice: 'accuracy 1' });
    two.do('support heavy-bombs', 'spotter usv-kittredge', 'callOn 1021');
    expect(two.at('usv-oakes')).toBe('gone');
  });

  it('[CV-S1-08] [CV-RULING-145] is locked until the Viet Cong have fired; close combat does not count', () => {
    const locked = drill('rice-paddy', { ...CALL, isSupportOpen: false });
    expect(locked.options('support')).toEqual([]);
    const d = drill('rice-paddy', { ...CALL, isSupportOpen: false, active: 'enemy' }, { dice: 'attack 2' });
    d.do('fire vc-minh -', 'aim 0821', 'target usv-barry');
    expect(d.match.state.game.isSupportOpen).toBe(true);
    const fight = drill(
      'rice-paddy',
      { at: { 'usv-alder': '0821', 'vc-minh': '0921', 'usv-oakes': '0821' } },
      { dice: 'closeCombat 1 6' },
    );
    fight.do('activate usv-alder', 'step 0921');
    expect(fight.match.state.game.isSupportOpen).toBe(false);
  });

  it('[CV-S1-09] [CV-RULING-121] bombs wait until all other chits are used', () => {
    const d = drill('rice-paddy', { ...CALL, chits: ['gunship', 'bombs'] }, { dice: 'accuracy 6 scatter 4' });
    expect(d.options('support')).toEqual(['support gunship']);
    d.do('support gunship', 'spotter usv-kittredge', 'callOn 1222');
    expect(d.options('support')).toEqual(['support bombs']);
  });

  it('[CV-S1-14] [CV-RULING-116] discovers a bunker, which it does not hurt', () => {
    const d = drill(
      'rice-paddy',
      {
        ...CALL,
        at: {
          ...CALL.at,
          'vc-bunker-1': '1411',
          'vc-thanh': '1411',
          'usv-kittredge': '1412',
          'usv-barry': '1412',
        },
        hidden: ['vc-bunker-1'],
        inside: ['vc-thanh'],
        chits: ['bombs'],
      },
      { dice: 'accuracy 1' },
    );
    d.do('support bombs', 'spotter usv-kittredge', 'callOn 1411');
    expect([d.events('discovered').length, d.at('vc-thanh'), d.at('vc-bunker-1')]).toEqual([
      1,
      '1411',
      '1411',
    ]);
  });

  it('[CV-RULING-106] [CV-RULING-115] is not aimed at close combat; dice that scatter there do nothing', () => {
    const d = drill(
      'rice-paddy',
      { ...CALL, at: { ...CALL.at, 'usv-oakes': '1021' }, contests: { '1021': 'us' } },
      { dice: 'accuracy 6 scatter 6' },
    );
    d.do('support 105mm', 'spotter usv-kittredge');
    expect(d.options('callOn')).not.toContain('callOn 1021');
    // 1122 scatters to the north-west
    d.do('callOn 1121');
    expect(d.events('attacked')).toEqual([]);
  });
});

describe('fire support of COP Keating', () => {
  const COP = {
    phase: 'combat',
    at: { 'usa-ashworth': '2338', 'usa-dunn': '2338', 'tal-10': '2345' },
  } as const;

  it('[CV-FS-11] [CV-S2-19] [CV-RULING-109] needs neither radio nor sight, but a leader of two dots', () => {
    const d = drill('keating', COP);
    expect(d.options('supportBlind')).toEqual(['supportBlind']);
    d.do('supportBlind', 'spotter usa-ashworth');
    expect(d.options('callOn')).toContain('callOn 0123');
    const nobody = drill('keating', { ...COP, at: { 'usa-dunn': '2338', 'tal-10': '2345' } });
    expect(nobody.options('supportBlind')).toEqual([]);
  });

  it('[CV-S2-04] [CV-RULING-111] a face-down chit is turned when leader and hex are chosen', () => {
    const d = drill('keating', { ...COP, box: ['jdam', 'a-10'] }, { dice: 'accuracy 1', draws: 'box1:jdam' });
    d.do('supportBlind', 'spotter usa-ashworth', 'callOn 2345');
    expect([d.events('supportCalled'), d.at('tal-10')]).toEqual([
      [expect.stringMatching(/^supportCalled jdam usa-ashworth/)],
      'gone',
    ]);
  });

  it('[CV-S2-05] chits of a turn that were not used are removed unseen', () => {
    const d = drill('keating', COP);
    d.do('endPhase');
    expect([d.match.state.zones.box1?.tokens, d.match.state.zones.removed?.tokens.length]).toEqual([[], 2]);
    expect(d.match.view(0).zones.removed).toEqual({ count: 2 });
  });

  it('[CV-S2-09] [CV-RULING-119] the mortar takes three effective soldiers in the pit', () => {
    const at = { 'usa-breeding': '2134', 'usa-rodriguez': '2134', 'usa-thomson': '2134', 'tal-10': '2345' };
    expect(drill('keating', { ...COP, at }).options('support')).toEqual(['support 120mm']);
    expect(
      drill('keating', { ...COP, at, stances: { 'usa-thomson': 'crawling' } }).options('support'),
    ).toEqual([]);
  });

  it('[CV-S2-13] [CV-RULING-139] no chit is placed in the COP while a US soldier is there', () => {
    const empty = drill('keating', COP).do('supportBlind', 'spotter usa-ashworth');
    expect(empty.options('callOn')).toContain('callOn 2335');
    const held = drill('keating', {
      ...COP,
      at: { ...COP.at, 'usa-ives': '2436' },
      stances: { 'usa-ives': 'wounded' },
    });
    held.do('supportBlind', 'spotter usa-ashworth');
    expect(held.options('callOn')).not.toContain('callOn 2335');
    expect(held.options('callOn')).toContain('callOn 2334');
  });
});
