import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

const phase = 'discipline';

describe('who crawls', () => {
  it('[CV-DISC-01] [CV-DISC-02] may be nominated, in any order, or not at all', () => {
    const d = drill(
      'rice-paddy',
      {
        phase,
        at: { 'usv-alder': '0821', 'usv-oakes': '0921', 'vc-minh': '1410' },
        stances: { 'usv-alder': 'crawling', 'usv-oakes': 'crawling', 'vc-minh': 'crawling' },
      },
      { dice: 'rally 1' },
    );
    expect(d.options()).toEqual(['rally usv-alder -', 'rally usv-oakes -', 'endPhase']);
    d.do('rally usv-oakes -', 'endPhase');
    expect([d.stance('usv-alder'), d.stance('usv-oakes')]).toEqual(['crawling', 'walking']);
  });

  it('[CV-DISC-03] [CV-PIECE-05] stands up on less than its discipline; a failure changes nothing', () => {
    const at = { 'usv-alder': '0821', 'usv-maddox': '0921' };
    const stances = { 'usv-alder': 'crawling', 'usv-maddox': 'crawling' } as const;
    const d = drill('rice-paddy', { phase, at, stances }, { dice: 'rally 5 rally 5' });
    d.do('rally usv-alder -', 'rally usv-maddox -');
    // five is too much for discipline 5, but not for 6
    expect([d.stance('usv-alder'), d.stance('usv-maddox')]).toEqual(['crawling', 'walking']);
    expect(d.at('usv-alder')).toBe('0821');
  });

  it('[CV-DISC-10] has one roll in the phase, whatever came of it', () => {
    const d = drill(
      'rice-paddy',
      {
        phase,
        at: { 'usv-alder': '0821', 'usv-kittredge': '0821', 'usv-oakes': '0921' },
        stances: { 'usv-alder': 'crawling', 'usv-oakes': 'crawling' },
      },
      { dice: 'rally 6' },
    );
    d.do('rally usv-alder -');
    expect(d.options('rally')).toEqual(['rally usv-oakes -']);
  });

  it('[CV-DISC-11] [CV-PIECE-07] may use the highest leader of its hex who is neither crawling nor wounded', () => {
    const at = {
      'usv-alder': '0821',
      'usv-kittredge': '0821',
      'usv-maddox': '0821',
      'usv-jessup': '0821',
      'usv-hollis': '0921',
    };
    const helpers = (stances: Parameters<typeof drill>[1]['stances']) =>
      drill('rice-paddy', { phase, at, stances: { 'usv-alder': 'crawling', ...stances } })
        .options('rally')
        .filter((words) => words.startsWith('rally usv-alder'));
    expect(helpers({})).toEqual(['rally usv-alder -', 'rally usv-alder usv-kittredge']);
    expect(helpers({ 'usv-kittredge': 'crawling' })).toEqual([
      'rally usv-alder -',
      'rally usv-alder usv-maddox',
    ]);
    expect(helpers({ 'usv-kittredge': 'wounded', 'usv-maddox': 'running' })).toEqual([
      'rally usv-alder -',
      'rally usv-alder usv-maddox',
    ]);
  });

  it('[CV-DISC-12] the leader’s check is made instead, against his discipline', () => {
    const d = drill(
      'rice-paddy',
      { phase, at: { 'usv-alder': '0821', 'usv-kittredge': '0821' }, stances: { 'usv-alder': 'crawling' } },
      { dice: 'rally 5' },
    );
    d.do('rally usv-alder usv-kittredge');
    expect(d.last('checked')).toMatchObject({ discipline: 6, isPassed: true });
    expect(d.stance('usv-alder')).toBe('walking');
  });

  it('[CV-DISC-13] a leader lends his discipline once, and no lesser one of the hex takes his place', () => {
    const at = {
      'usv-alder': '0821',
      'usv-oakes': '0821',
      'usv-kittredge': '0821',
      'usv-maddox': '0821',
    };
    const d = drill(
      'rice-paddy',
      { phase, at, stances: { 'usv-alder': 'crawling', 'usv-oakes': 'crawling' } },
      { dice: 'rally 6' },
    );
    d.do('rally usv-alder usv-kittredge');
    expect(d.options('rally')).toEqual(['rally usv-oakes -']);
  });

  it('[CV-RULING-95] [CV-RULING-147] of equal leaders the one who is chosen first is the only one', () => {
    const at = {
      'usv-alder': '0821',
      'usv-oakes': '0821',
      'usv-hollis': '0821',
      'usv-landry': '0821',
    };
    const d = drill(
      'rice-paddy',
      { phase, at, stances: { 'usv-alder': 'crawling', 'usv-oakes': 'crawling' } },
      { dice: 'rally 6' },
    );
    expect(d.options('rally')).toContain('rally usv-oakes usv-hollis');
    d.do('rally usv-alder usv-landry');
    expect(d.options('rally')).toEqual(['rally usv-oakes -']);
  });
});

describe('who is wounded', () => {
  const wounded = { 'usv-alder': 'wounded' } as const;

  it('[CV-DISC-02] [CV-DISC-04] [CV-RULING-151] alone must roll, called for or not, and dies of a failure', () => {
    const at = { 'usv-alder': '0821', 'usv-oakes': '0921', 'usv-garrick': '1021' };
    const stances = { ...wounded, 'usv-oakes': 'wounded' } as const;
    const d = drill('rice-paddy', { phase, at, stances }, { dice: 'survive 5 survive 4' });
    expect(d.options('treat')).toEqual(['treat usv-alder', 'treat usv-oakes']);
    d.do('treat usv-oakes', 'endPhase');
    expect([d.at('usv-oakes'), d.at('usv-alder'), d.stance('usv-alder')]).toEqual([
      'gone',
      '0821',
      'wounded',
    ]);
  });

  it('[CV-DISC-05] [CV-DISC-08] beside a friend neither rolls nor dies nor heals', () => {
    const at = { 'usv-alder': '0821', 'usv-oakes': '0821' };
    const d = drill('rice-paddy', { phase, at, stances: { ...wounded, 'usv-oakes': 'crawling' } });
    expect(d.options('treat')).toEqual([]);
    d.do('endPhase');
    expect([d.at('usv-alder'), d.stance('usv-alder'), d.events('checked')]).toEqual(['0821', 'wounded', []]);
  });

  it('[CV-RULING-94] has no company in another wounded man', () => {
    const at = { 'usv-alder': '0821', 'usv-oakes': '0821', 'usv-garrick': '1021' };
    const d = drill('rice-paddy', { phase, at, stances: { ...wounded, 'usv-oakes': 'wounded' } });
    expect(d.options('treat')).toEqual(['treat usv-alder', 'treat usv-oakes']);
  });

  it('[CV-DISC-06] [CV-PIECE-09] heals beside a medic if he passes, and nothing comes of a failure', () => {
    const at = { 'usv-alder': '0821', 'usv-wexler': '0821' };
    const healed = drill('rice-paddy', { phase, at, stances: wounded }, { dice: 'treat 4' });
    healed.do('treat usv-alder');
    expect(healed.stance('usv-alder')).toBe('walking');
    const failed = drill('rice-paddy', { phase, at, stances: wounded }, { dice: 'treat 5' });
    failed.do('treat usv-alder');
    expect([failed.stance('usv-alder'), failed.at('usv-alder')]).toEqual(['wounded', '0821']);
  });

  it('[CV-DISC-07] [CV-RULING-92] one medic heals one, but rolls are made until he has', () => {
    const at = { 'usv-alder': '0821', 'usv-oakes': '0821', 'usv-pruitt': '0821', 'usv-wexler': '0821' };
    const stances = {
      ...wounded,
      'usv-oakes': 'wounded',
      'usv-pruitt': 'wounded',
      'usv-wexler': 'crawling',
    } as const;
    const d = drill('rice-paddy', { phase, at, stances }, { dice: 'treat 6 treat 1' });
    d.do('treat usv-alder', 'treat usv-oakes');
    expect(d.stance('usv-oakes')).toBe('walking');
    expect(d.options('treat')).toEqual([]);
    const two = drill(
      'rice-paddy',
      { phase, at: { ...at, 'usv-ibarra': '0821' }, stances },
      { dice: 'treat 1 treat 1' },
    );
    two.do('treat usv-alder', 'treat usv-oakes');
    expect([two.stance('usv-alder'), two.stance('usv-oakes'), two.options('treat')]).toEqual([
      'walking',
      'walking',
      [],
    ]);
  });

  it('[CV-DISC-09] [CV-RULING-93] a wounded medic may treat himself, and heals or dies of it even in company', () => {
    const at = { 'usv-wexler': '0821', 'usv-oakes': '0821' };
    const stances = { 'usv-wexler': 'wounded' } as const;
    const d = drill('rice-paddy', { phase, at, stances }, { dice: 'selfTreat 5' });
    expect(d.options()).toEqual(['selfTreat usv-wexler', 'endPhase']);
    d.do('selfTreat usv-wexler');
    expect(d.at('usv-wexler')).toBe('gone');
    const lucky = drill('rice-paddy', { phase, at, stances }, { dice: 'selfTreat 4' });
    lucky.do('selfTreat usv-wexler');
    expect(lucky.stance('usv-wexler')).toBe('walking');
  });

  it('[CV-DISC-14] has no help of any rank', () => {
    const at = { 'usv-alder': '0821', 'usv-wexler': '0821', 'usv-kittredge': '0821' };
    const d = drill('rice-paddy', { phase, at, stances: wounded }, { dice: 'treat 5' });
    expect(d.options('rally')).toEqual([]);
    d.do('treat usv-alder');
    expect(d.last('checked')).toMatchObject({ discipline: 5, isPassed: false });
  });

  it('[CV-S2-21] [CV-RULING-137] the victory of the Taliban is looked for after a roll', () => {
    const d = drill(
      'keating',
      {
        phase,
        at: { 'usa-corbin': '2336', 'usa-dunn': '2337', 'tal-06': '2338' },
        stances: { 'usa-corbin': 'wounded', 'usa-dunn': 'wounded' },
      },
      { dice: 'selfTreat 6' },
    );
    d.do('selfTreat usa-corbin');
    expect(d.match.state.game.result).toEqual({ rule: 'CV-S2-21', winner: 1, scores: [] });
  });
});

describe('weapons', () => {
  const at = { 'usv-alder': '0821', 'usv-oakes': '0821', 'usv-pruitt': '0921', 'usv-m79-1': '0821' };

  it('[CV-DISC-15] [CV-MOVE-21] [CV-ATK-14] are taken in this phase by anybody in their hex, each once', () => {
    const d = drill('rice-paddy', { phase, at });
    expect(d.options('assign')).toEqual(['assign usv-m79-1 usv-alder -', 'assign usv-m79-1 usv-oakes -']);
    d.do('assign usv-m79-1 usv-oakes -');
    expect([d.user('usv-m79-1'), d.options('assign')]).toEqual(['usv-oakes', []]);
    // and in no other
    for (const other of ['stance', 'movement', 'combat'] as const)
      expect(drill('rice-paddy', { phase: other, at }).options('assign')).toEqual([]);
  });

  it('[CV-STACK-05] [CV-RULING-10] change hands when their user cannot use them; the wounded take none', () => {
    const d = drill('rice-paddy', {
      phase,
      at: { ...at, 'usv-bascom': '0821' },
      users: { 'usv-m79-1': 'usv-alder' },
      stances: { 'usv-alder': 'crawling', 'usv-bascom': 'wounded' },
    });
    expect(d.options('assign')).toEqual(['assign usv-m79-1 usv-oakes -']);
    d.do('assign usv-m79-1 usv-oakes -');
    expect(d.user('usv-m79-1')).toBe('usv-oakes');
  });

  it('[CV-RULING-10] nobody takes what an enemy has, but anybody what lies there', () => {
    const d = drill('rice-paddy', {
      phase,
      at: { ...at, 'vc-minh': '0821', 'vc-b40-2': '0821' },
      users: { 'vc-b40-1': 'vc-minh' },
      contests: { '0821': 'us' },
    });
    expect(d.options('assign').filter((words) => words.includes('b40'))).toEqual([
      'assign vc-b40-2 usv-alder -',
      'assign vc-b40-2 usv-oakes -',
    ]);
  });

  it('[CV-COLL-05] are repaired by a check of somebody in their hex', () => {
    const d = drill('rice-paddy', { phase, at, broken: ['usv-m79-1'] }, { dice: 'repair 4' });
    expect(d.options('repair')).toEqual(['repair usv-m79-1 usv-alder', 'repair usv-m79-1 usv-oakes']);
    d.do('repair usv-m79-1 usv-oakes');
    expect(d.isBroken('usv-m79-1')).toBe(false);
  });

  it('[CV-COLL-06] [CV-RULING-96] not by those who are down, hurry, carry, fight or are crowded', () => {
    const able = (more: Partial<Parameters<typeof drill>[1]>) =>
      drill('rice-paddy', { phase, at, broken: ['usv-m79-1'], ...more }).options('repair');
    const rest = ['repair usv-m79-1 usv-oakes'];
    for (const stance of ['crawling', 'wounded', 'running', 'sprinting'] as const)
      expect(able({ stances: { 'usv-alder': stance } })).toEqual(rest);
    const man = { 'usv-bascom': '0821' };
    expect(
      able({
        at: { ...at, ...man },
        stances: { 'usv-bascom': 'wounded' },
        carries: { 'usv-alder': 'usv-bascom' },
      }),
    ).toEqual(rest);
    expect(able({ at: { ...at, 'vc-minh': '0821' }, contests: { '0821': 'us' } })).toEqual([]);
    const crowd = 'law-1 law-2 law-3 law-4 law-5 law-6 smoke-1 smoke-2 smoke-3 m60-1 m60-2 m60-3'
      .split(' ')
      .map((weapon) => [`usv-${weapon}`, '0821']);
    expect(able({ at: { ...at, ...Object.fromEntries(crowd) } })).toHaveLength(2);
    expect(able({ at: { ...at, ...Object.fromEntries(crowd), 'usv-xm148-1': '0821' } })).toEqual([]);
  });

  it('[CV-COLL-07] [CV-RULING-96] once each in a phase, but one soldier may try several', () => {
    const d = drill(
      'rice-paddy',
      { phase, at: { ...at, 'usv-m79-2': '0821' }, broken: ['usv-m79-1', 'usv-m79-2'] },
      { dice: 'repair 5 repair 1' },
    );
    d.do('repair usv-m79-1 usv-alder');
    expect(d.isBroken('usv-m79-1')).toBe(true);
    expect(d.options('repair')).toEqual(['repair usv-m79-2 usv-alder', 'repair usv-m79-2 usv-oakes']);
    d.do('repair usv-m79-2 usv-alder');
    expect(d.isBroken('usv-m79-2')).toBe(false);
    // in a later turn it may be tried again
    const later = drill('rice-paddy', { phase, turn: 2, at, broken: ['usv-m79-1'] });
    expect(later.options('repair')).toHaveLength(2);
  });
});
