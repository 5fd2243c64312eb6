import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

const AT = { 'usv-alder': '0621', 'usv-oakes': '0621', 'usv-bascom': '0621' };
const THREE = { 'usv-law-1': 'usv-alder', 'usv-law-2': 'usv-alder', 'usv-law-3': 'usv-alder' };

/** How many clear hexes a soldier can go. */
function reach(d: ReturnType<typeof drill>, soldier: string): number {
  d.do(`activate ${soldier}`);
  let steps = 0;
  for (const hex of ['0721', '0821', '0921', '1021', '1022', '1122', '1222', '1322', '1422', '1522', '1622'])
    if (d.options().includes(`step ${hex}`)) {
      d.do(`step ${hex}`);
      steps += 1;
    }
  return steps;
}

describe('carrying weapons', () => {
  it('[CV-MOVE-13] weapons go with those who possess them, and never on their own', () => {
    const d = drill('rice-paddy', {
      at: { ...AT, 'usv-law-2': '0621' },
      users: { 'usv-law-1': 'usv-alder' },
    });
    d.do('activate usv-alder', 'step 0721', 'stop');
    expect([d.at('usv-law-1'), d.at('usv-law-2')]).toEqual(['0721', '0621']);
  });

  it('[CV-MOVE-15] a soldier carries three weapons at most, and two beside a man', () => {
    const d = drill('rice-paddy', { at: AT, users: { ...THREE, 'usv-law-4': 'usv-alder' } });
    d.do('activate usv-alder');
    expect(d.options('step')).toEqual([]);
    d.do('drop usv-alder usv-law-4');
    expect(d.options('step')).toHaveLength(6);
    const medic = drill('rice-paddy', {
      at: AT,
      users: { 'usv-law-1': 'usv-alder', 'usv-law-2': 'usv-alder' },
      stances: { 'usv-oakes': 'wounded' },
    });
    expect(medic.do('activate usv-alder').options('lift')).toEqual(['lift usv-alder usv-oakes']);
    const full = drill('rice-paddy', { at: AT, users: THREE, stances: { 'usv-oakes': 'wounded' } });
    expect(full.do('activate usv-alder').options('lift')).toEqual([]);
  });

  it('[CV-MOVE-17] [CV-RULING-27] each weapon takes a point away', () => {
    expect(reach(drill('rice-paddy', { at: AT }), 'usv-alder')).toBe(6);
    expect(reach(drill('rice-paddy', { at: AT, users: THREE }), 'usv-alder')).toBe(3);
    const stances = { 'usv-alder': 'running' } as const;
    expect(reach(drill('rice-paddy', { at: AT, users: THREE, stances }), 'usv-alder')).toBe(9);
  });

  it('[CV-MOVE-18] [CV-RULING-28] of a sprint it takes a hex, of a crawl nothing', () => {
    const stances = { 'usv-alder': 'sprinting' } as const;
    const one = { 'usv-law-1': 'usv-alder' };
    expect(reach(drill('rice-paddy', { at: AT, stances }, { dice: 'overheat 6' }), 'usv-alder')).toBe(2);
    expect(reach(drill('rice-paddy', { at: AT, stances, users: one }), 'usv-alder')).toBe(1);
    const two = drill('rice-paddy', { at: AT, stances, users: { ...one, 'usv-law-2': 'usv-alder' } });
    two.do('activate usv-alder');
    expect(two.options('step')).toEqual([]);
    const crawl = { 'usv-alder': 'crawling' } as const;
    expect(reach(drill('rice-paddy', { at: AT, stances: crawl, users: THREE }), 'usv-alder')).toBe(1);
  });

  it('[CV-MOVE-20] [CV-COLL-04] a malfunctioned weapon is carried, but not fired', () => {
    const d = drill('rice-paddy', {
      at: { ...AT, 'vc-minh': '0918' },
      users: { 'usv-m79-1': 'usv-alder' },
      broken: ['usv-m79-1'],
    });
    d.do('activate usv-alder', 'step 0720', 'stop');
    expect(d.at('usv-m79-1')).toBe('0720');
    d.do('endPhase');
    expect(d.options('fire')).not.toContain('fire usv-alder usv-m79-1');
  });

  it('[CV-RULING-11] a weapon is put down at any moment, for nothing', () => {
    const d = drill('rice-paddy', { at: AT, users: THREE });
    d.do('activate usv-alder', 'step 0721', 'drop usv-alder usv-law-1', 'step 0821');
    expect([d.at('usv-law-1'), d.user('usv-law-1'), d.at('usv-law-2')]).toEqual(['0721', '-', '0821']);
  });
});

describe('heavy weapons', () => {
  const GUN = { 'usa-dunn': '2338', 'usa-ives': '2338', 'usa-orr': '2338', 'tal-06': '0529' };
  const crew = { at: GUN, users: { 'tal-dshk-1': 'usa-dunn' }, assistants: { 'tal-dshk-1': 'usa-ives' } };

  it('[CV-MOVE-14] [CV-RULING-12] two carry one together; otherwise it stays', () => {
    const both = drill('keating', crew).do('activate usa-dunn', 'join usa-ives', 'step 2337');
    expect(both.at('tal-dshk-1')).toBe('2337');
    // of five points for each of them one is gone
    expect(both.match.state.game.spent.slice(0, 36).filter((spent) => spent > 0)).toEqual([1, 1]);
    const alone = drill('keating', crew).do('activate usa-dunn', 'step 2337');
    expect([alone.at('tal-dshk-1'), alone.user('tal-dshk-1')]).toEqual(['2338', '-']);
  });

  it('[CV-MOVE-16] its carriers carry nothing else', () => {
    const d = drill('keating', { ...crew, users: { ...crew.users, 'usa-at4-1': 'usa-ives' } });
    d.do('activate usa-dunn', 'join usa-ives', 'step 2337');
    expect(d.at('tal-dshk-1')).toBe('2338');
    const wounded = drill('keating', { ...crew, stances: { 'usa-orr': 'wounded' } });
    expect(wounded.do('activate usa-ives').options('lift')).toEqual([]);
  });

  it('[CV-MOVE-19] nobody runs with it', () => {
    const d = drill('keating', crew).do('activate usa-dunn', 'join usa-ives');
    expect(d.options('stance')).toEqual(['stance usa-dunn crawling', 'stance usa-ives crawling']);
  });

  it('[CV-S2-24] [CV-RULING-14] [CV-PIECE-15] a Taliban piece carries one alone, at one point less', () => {
    const d = drill('keating', {
      active: 'enemy',
      at: { 'tal-06': '3237', 'usa-dunn': '0529' },
      users: { 'tal-dshk-1': 'tal-06' },
    });
    d.do('activate tal-06');
    for (const hex of ['3337', '3437', '3537', '3437', '3337']) d.do(`step ${hex}`);
    expect(d.at('tal-dshk-1')).toBe('3337');
    expect(d.options('step')).toEqual([]);
  });

  it('[CV-S2-17] the M2 is never carried', () => {
    const d = drill('keating', {
      at: { 'usa-dunn': '2336', 'tal-06': '0529' },
      users: { 'usa-m2': 'usa-dunn' },
    });
    d.do('activate usa-dunn');
    expect(d.options('drop')).toEqual([]);
    d.do('step 2337');
    expect([d.at('usa-m2'), d.user('usa-m2')]).toEqual(['2336', '-']);
  });
});

describe('the wounded', () => {
  const HURT = { 'usv-oakes': 'wounded' } as const;

  it('[CV-MOVE-22] [CV-MOVE-23] move one hex after a check, which is tried once', () => {
    const d = drill('rice-paddy', { at: AT, stances: HURT }, { dice: 'move 4' });
    d.do('tryMove usv-oakes', 'step 0620');
    expect(d.at('usv-oakes')).toBe('0620');
    expect(d.options('tryMove')).toEqual([]);
    const failed = drill('rice-paddy', { at: AT, stances: HURT }, { dice: 'move 5' }).do('tryMove usv-oakes');
    expect([failed.at('usv-oakes'), failed.asked]).toEqual(['0621', 'moveChoice']);
    expect(failed.options('tryMove')).toEqual([]);
    expect(failed.options('activate')).not.toContain('activate usv-oakes');
  });

  it('[CV-MOVE-24] carry no weapons', () => {
    const d = drill(
      'rice-paddy',
      { at: { 'usv-alder': '0621', 'vc-minh': '0721' }, users: THREE, phase: 'combat', active: 'enemy' },
      { dice: 'attack 5 2 2' },
    );
    d.do('fire vc-minh -', 'aim 0621');
    expect([d.stance('usv-alder'), d.user('usv-law-1'), d.at('usv-law-1')]).toEqual(['wounded', '-', '0621']);
  });

  it('[CV-MOVE-25] are lifted by those who neither crawl nor are wounded, at any time of their movement', () => {
    const d = drill('rice-paddy', {
      at: { 'usv-alder': '0721', 'usv-oakes': '0621', 'usv-bascom': '0621' },
      stances: { ...HURT, 'usv-bascom': 'crawling' },
    });
    d.do('activate usv-bascom');
    expect(d.options('lift')).toEqual([]);
    d.do('stop', 'activate usv-alder', 'step 0621');
    expect(d.options('lift')).toEqual(['lift usv-alder usv-oakes']);
  });

  it('[CV-MOVE-26] [CV-MOVE-28] [CV-RULING-35] are carried after a check, and set nobody down who fails it but the lifter', () => {
    const d = drill('rice-paddy', { at: AT, stances: HURT }, { dice: 'lift 5 4' });
    d.do('activate usv-alder', 'lift usv-alder usv-oakes');
    expect([d.stance('usv-alder'), d.stance('usv-oakes')]).toEqual(['crawling', 'wounded']);
    // who has not moved may still crawl; another tries
    d.do('step 0721', 'activate usv-bascom', 'lift usv-bascom usv-oakes', 'step 0622', 'step 0722');
    expect([d.at('usv-oakes'), d.carries('usv-bascom')]).toEqual(['0722', 'usv-oakes']);
  });

  it('[CV-RULING-35] who has moved and fails to lift goes no further', () => {
    const d = drill(
      'rice-paddy',
      { at: { 'usv-alder': '0721', 'usv-oakes': '0621' }, stances: HURT },
      { dice: 'lift 6' },
    );
    d.do('activate usv-alder', 'step 0621', 'lift usv-alder usv-oakes');
    expect(d.asked).toBe('moveChoice');
  });

  it('[CV-MOVE-30] a carried man takes a point away', () => {
    const d = drill('rice-paddy', { at: AT, stances: HURT }, { dice: 'lift 1' });
    d.do('activate usv-alder', 'lift usv-alder usv-oakes');
    for (const hex of ['0721', '0821', '0921', '1021', '1022']) d.do(`step ${hex}`);
    expect(d.options('step')).toEqual([]);
  });

  it('[CV-MOVE-29] [CV-RULING-36] carriers check again in each Movement Phase, or set the man down first', () => {
    const carrying = { at: AT, stances: HURT, carries: { 'usv-alder': 'usv-oakes' } };
    const d = drill('rice-paddy', carrying, { dice: 'carry 4' });
    expect(d.asked).toBe('carryChoice');
    d.do('carryOn usv-alder');
    expect([d.asked, d.carries('usv-alder')]).toEqual(['moveChoice', 'usv-oakes']);
    const failed = drill('rice-paddy', carrying, { dice: 'carry 5' }).do('carryOn usv-alder');
    expect([failed.stance('usv-alder'), failed.carries('usv-alder')]).toEqual(['crawling', '-']);
    const down = drill('rice-paddy', carrying).do('setDown usv-alder');
    expect([down.stance('usv-alder'), down.carries('usv-alder')]).toEqual(['walking', '-']);
  });

  it('[CV-MOVE-31] [CV-RULING-91] a carrier that overheats, crawls or is hit drops the man', () => {
    const d = drill('rice-paddy', { at: AT, stances: HURT }, { dice: 'lift 1 overheat 5' });
    d.do('activate usv-alder', 'lift usv-alder usv-oakes', 'stance usv-alder running', 'step 0721', 'stop');
    expect([d.stance('usv-alder'), d.carries('usv-alder'), d.at('usv-oakes')]).toEqual([
      'crawling',
      '-',
      '0721',
    ]);
    const crawler = drill('rice-paddy', { at: AT, stances: HURT }, { dice: 'lift 1' });
    crawler.do('activate usv-alder', 'lift usv-alder usv-oakes', 'stance usv-alder crawling');
    expect(crawler.carries('usv-alder')).toBe('-');
  });

  it('[CV-RULING-37] per phase a man moves himself or is carried by one carrier', () => {
    const d = drill('rice-paddy', { at: AT, stances: HURT }, { dice: 'lift 1' });
    d.do(
      'activate usv-alder',
      'join usv-bascom',
      'lift usv-alder usv-oakes',
      'step 0721',
      'drop usv-alder usv-oakes',
    );
    expect(d.options('lift')).toEqual([]);
    d.do('stop');
    expect(d.options('tryMove')).toEqual([]);
    const moved = drill(
      'rice-paddy',
      { at: { ...AT, 'usv-bascom': '0620' }, stances: HURT },
      { dice: 'move 1' },
    );
    moved.do('tryMove usv-oakes', 'step 0620', 'activate usv-bascom');
    expect(moved.options('lift')).toEqual([]);
  });
});
