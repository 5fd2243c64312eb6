import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

const ALL = ['crawling', 'running', 'sprinting'];
const stancesFor = (d: ReturnType<typeof drill>, soldier: string) =>
  d.options('stance').flatMap((words) => (words.split(' ')[1] === soldier ? [words.split(' ')[2]] : []));

describe('the Stance Phase', () => {
  const phase = 'stance';

  it('[CV-STANCE-01] [CV-RULING-18] [CV-RULING-24] a walker may crawl, run or sprint; who crawls or is wounded nothing', () => {
    const d = drill('rice-paddy', {
      phase,
      at: { 'usv-alder': '0821', 'usv-oakes': '0821', 'usv-pruitt': '0821', 'usv-voss': '0821' },
      stances: { 'usv-oakes': 'crawling', 'usv-pruitt': 'wounded', 'usv-voss': 'running' },
    });
    expect(stancesFor(d, 'usv-alder')).toEqual(ALL);
    expect(stancesFor(d, 'usv-oakes')).toEqual([]);
    expect(stancesFor(d, 'usv-pruitt')).toEqual([]);
    expect(stancesFor(d, 'usv-voss')).toEqual(['walking', 'crawling', 'sprinting']);
    d.do('stance usv-alder sprinting');
    expect(d.stance('usv-alder')).toBe('sprinting');
  });

  it('[CV-STANCE-03] [CV-RULING-19] once on purpose, in this phase and Movement together', () => {
    const d = drill('rice-paddy', { phase, at: { 'usv-alder': '0821', 'usv-oakes': '0821' } });
    d.do('stance usv-alder running');
    expect(stancesFor(d, 'usv-alder')).toEqual([]);
    d.do('endPhase');
    expect([d.asked, stancesFor(d, 'usv-alder'), stancesFor(d, 'usv-oakes')]).toEqual([
      'moveChoice',
      [],
      ALL,
    ]);
  });

  it('[CV-STANCE-02] weapons have none, and slow nobody who crawls', () => {
    const d = drill('rice-paddy', {
      phase,
      at: { 'usv-alder': '0821' },
      users: { 'usv-m79-1': 'usv-alder' },
    });
    expect(d.options('stance').every((words) => words.startsWith('stance usv-alder'))).toBe(true);
    expect(d.match.state.game.stance).toHaveLength(d.piece('usv-an-prc-25-1'));
    d.do('stance usv-alder crawling', 'activate usv-alder', 'step 0921');
    expect(d.at('usv-m79-1')).toBe('0921');
  });
});

describe('in the Movement Phase', () => {
  const at = { 'usv-alder': '0821', 'usv-oakes': '0821' };

  it('[CV-STANCE-08] [CV-STANCE-12] [CV-MOVE-35] [CV-MOVE-36] crawl and sprint come before the first hex, or without any', () => {
    const d = drill('rice-paddy', { at });
    expect(stancesFor(d, 'usv-alder')).toEqual(ALL);
    d.do('stance usv-oakes crawling', 'activate usv-alder', 'step 0921');
    expect([d.stance('usv-oakes'), stancesFor(d, 'usv-alder')]).toEqual(['crawling', ['running']]);
    d.do('stop', 'endPhase');
    const still = drill('rice-paddy', { at }, { dice: 'overheat 6' });
    still.do('stance usv-alder sprinting', 'endPhase');
    // CV-STANCE-13: even without a hex
    expect(still.stance('usv-alder')).toBe('crawling');
  });

  it('[CV-STANCE-10] [CV-MOVE-34] [CV-RULING-42] run comes at any time before the step that needs it, and doubles the points', () => {
    const d = drill('rice-paddy', { at: { 'usv-alder': '0821' } }, { dice: 'overheat 1' });
    d.do('activate usv-alder');
    for (const hex of ['0921', '1021', '0921', '0821', '0721', '0621']) d.do(`step ${hex}`);
    expect(d.options('step')).toEqual([]);
    d.do('stance usv-alder running');
    for (const hex of ['0721', '0821', '0921', '1021', '0921', '0821']) d.do(`step ${hex}`);
    expect([d.at('usv-alder'), d.asked]).toEqual(['0821', 'markerChoice']);
  });

  it('[CV-STANCE-04] [CV-STANCE-06] [CV-STANCE-11] a walker goes six points, a crawler one hex, a sprinter two', () => {
    const walks = drill('rice-paddy', { at });
    walks.do('activate usv-alder', 'step 0921', 'step 1021', 'step 0921');
    expect(walks.options('step').length).toBeGreaterThan(0);
    const crawls = drill('rice-paddy', { at, stances: { 'usv-alder': 'crawling' } });
    crawls.do('activate usv-alder', 'step 0921');
    expect([crawls.asked, crawls.options('activate')]).toEqual(['moveChoice', ['activate usv-oakes']]);
    const sprints = drill(
      'rice-paddy',
      { at, stances: { 'usv-alder': 'sprinting' } },
      { dice: 'overheat 6' },
    );
    sprints.do('activate usv-alder', 'step 0921', 'step 1021');
    expect([sprints.asked, sprints.at('usv-alder'), sprints.stance('usv-alder')]).toEqual([
      'moveChoice',
      '1021',
      'crawling',
    ]);
  });

  it('[CV-STANCE-05] [CV-STANCE-06] [CV-STANCE-11] who is down is hit by four dice fewer, a sprinter by two, a runner by none', () => {
    const diceOn = (stance: 'wounded' | 'crawling' | 'sprinting' | 'running' | 'walking', dice: string) => {
      const d = drill(
        'rice-paddy',
        {
          phase: 'combat',
          active: 'enemy',
          at: { 'usv-alder': '0821', 'vc-thanh': '0921' },
          users: { 'vc-b40-1': 'vc-thanh' },
          stances: { 'usv-alder': stance },
        },
        { dice: `attack ${dice}` },
      );
      d.do('fire vc-thanh vc-b40-1', 'aim 0821');
      return (d.last('attacked') as { dice?: number }).dice;
    };
    // six, clear ground and proximity
    expect(diceOn('walking', '2 2 2 2 2 2 2 2')).toBe(8);
    expect(diceOn('running', '2 2 2 2 2 2 2 2')).toBe(8);
    expect(diceOn('sprinting', '2 2 2 2 2 2')).toBe(6);
    expect(diceOn('crawling', '2 2 2 2')).toBe(4);
    expect(diceOn('wounded', '2 2 2 2')).toBe(4);
  });

  it('[CV-STANCE-09] [CV-RULING-24] a Crawl marker is not taken off by choice, but by a check or a wound', () => {
    const crawling = { 'usv-alder': 'crawling' } as const;
    const d = drill('rice-paddy', { at, stances: crawling });
    expect(stancesFor(d, 'usv-alder')).toEqual([]);
    const stance = drill('rice-paddy', { phase: 'stance', at, stances: crawling });
    expect(stancesFor(stance, 'usv-alder')).toEqual([]);
    const hit = drill(
      'rice-paddy',
      {
        phase: 'combat',
        active: 'enemy',
        at: { 'usv-alder': '0821', 'vc-thanh': '0921' },
        users: { 'vc-b40-1': 'vc-thanh' },
        stances: crawling,
      },
      { dice: 'attack 5 2 2 2' },
    );
    hit.do('fire vc-thanh vc-b40-1', 'aim 0821');
    expect(hit.stance('usv-alder')).toBe('wounded');
  });

  it('[CV-STANCE-16] a wound or Crawl replaces Run and Sprint: nobody has two markers', () => {
    const shoot = (face: number, stance: 'running' | 'sprinting') => {
      const d = drill(
        'rice-paddy',
        {
          phase: 'combat',
          active: 'enemy',
          at: { 'usv-alder': '0821', 'vc-thanh': '0921' },
          stances: { 'usv-alder': stance },
        },
        { dice: `attack ${face} 2${stance === 'running' ? ' 2 2' : ''}` },
      );
      return d.do('fire vc-thanh -', 'aim 0821', 'commit 2');
    };
    expect(shoot(5, 'sprinting').stance('usv-alder')).toBe('wounded');
    const pinned = shoot(4, 'running');
    expect(pinned.stance('usv-alder')).toBe('crawling');
  });

  it('[CV-STANCE-17] what is announced before a step counts in the hex entered', () => {
    const d = drill(
      'rice-paddy',
      { at: { ...at, 'vc-thanh': '1021', 'vc-quang': '1021' } },
      { dice: 'attack 2 2 2 2' },
    );
    d.do(
      'activate usv-alder',
      'stance usv-alder sprinting',
      'step 0921',
      'fire vc-thanh -',
      'rank vc-quang 2',
    );
    d.do('commit 2');
    // two, clear ground, proximity and two dots, less two for the sprint
    expect(d.last('attacked')).toMatchObject({ dice: 4, modifiers: [{ condition: 'sprinting', dice: -2 }] });
  });
});

describe('overheating', () => {
  const at = { 'usv-alder': '0821', 'usv-oakes': '0821' };

  it('[CV-STANCE-13] [CV-MOVE-37] is checked as each completes its movement; who fails crawls', () => {
    const d = drill(
      'rice-paddy',
      { at, stances: { 'usv-alder': 'running', 'usv-oakes': 'sprinting' } },
      { dice: 'overheat 5 overheat 6' },
    );
    d.do('activate usv-alder', 'step 0921', 'stop');
    expect([d.stance('usv-alder'), d.stance('usv-oakes'), d.asked]).toEqual([
      'crawling',
      'sprinting',
      'moveChoice',
    ]);
    d.do('activate usv-oakes', 'stop');
    expect(d.stance('usv-oakes')).toBe('crawling');
  });

  it('[CV-STANCE-14] who passes may keep the marker or take it off', () => {
    const d = drill(
      'rice-paddy',
      { at, stances: { 'usv-alder': 'running', 'usv-oakes': 'sprinting' } },
      { dice: 'overheat 4 overheat 4' },
    );
    d.do('activate usv-alder', 'stop');
    expect(d.options()).toEqual(['removeMarker', 'keepMarker']);
    d.do('removeMarker', 'activate usv-oakes', 'stop', 'keepMarker');
    expect([d.stance('usv-alder'), d.stance('usv-oakes')]).toEqual(['walking', 'sprinting']);
  });

  it('[CV-STANCE-15] comes in the last hex after all fire there', () => {
    const d = drill(
      'rice-paddy',
      { at: { ...at, 'vc-thanh': '1021', 'vc-quang': '1021' }, stances: { 'usv-alder': 'sprinting' } },
      { dice: 'attack 2 2 overheat 1' },
    );
    d.do('activate usv-alder', 'step 0921', 'pass', 'step 0920');
    expect(d.asked).toBe('defensiveFire');
    d.do('fire vc-thanh -', 'rank vc-quang 2', 'commit 1');
    expect([d.events('checked'), d.asked]).toEqual([[], 'defensiveFire']);
    d.do('pass');
    expect([d.asked, d.events('checked').length]).toEqual(['markerChoice', 1]);
  });

  it('[CV-RULING-22] [CV-RULING-23] [CV-RULING-151] a marker that was kept is checked again at the end, in the owner’s order', () => {
    const d = drill(
      'rice-paddy',
      { at, stances: { 'usv-alder': 'running', 'usv-oakes': 'sprinting' } },
      { dice: 'overheat 1 overheat 6' },
    );
    d.do('endPhase');
    expect([d.asked, d.options()]).toEqual(['overheatOrder', ['overheat usv-alder', 'overheat usv-oakes']]);
    d.do('overheat usv-oakes', 'keepMarker');
    expect([d.stance('usv-oakes'), d.stance('usv-alder')]).toEqual(['sprinting', 'crawling']);
  });
});

describe('lifting', () => {
  it('[CV-MOVE-27] comes after the fire at those who entered', () => {
    const d = drill(
      'rice-paddy',
      {
        at: { 'usv-alder': '0821', 'usv-oakes': '0921', 'vc-thanh': '1021' },
        stances: { 'usv-oakes': 'wounded' },
      },
      { dice: 'lift 1' },
    );
    d.do('activate usv-alder', 'step 0921');
    expect([d.asked, d.options('lift')]).toEqual(['defensiveFire', []]);
    d.do('pass', 'lift usv-alder usv-oakes');
    expect(d.carries('usv-alder')).toBe('usv-oakes');
  });
});
