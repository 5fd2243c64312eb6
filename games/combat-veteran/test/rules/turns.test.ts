import { describe, expect, it } from 'vitest';
import { rosterOf } from '../../src/content/roster.ts';
import { keating, ricePaddy } from '../contents.ts';
import { drill } from '../drill.ts';
import { begin, deploy, idle, phasesOf } from '../whole-game.ts';

const PHASES = ['discipline', 'stance', 'movement', 'combat'];

describe('the turn', () => {
  const match = begin(ricePaddy);

  it('[CV-TURN-02] [CV-S1-16] the Viet Cong set up first, the US side moves first', () => {
    expect(match.decision()).toMatchObject({ name: 'deployment', seats: [1] });
    deploy(match);
    expect(match.decision()).toMatchObject({ name: 'deployment', seats: [0] });
    deploy(match);
    // CV-RULING-17
    expect(phasesOf(match)).toEqual(['1 0 movement']);
  });

  it('[CV-S1-07] all US chits lie at hand', () => {
    expect(match.state.zones.chits?.tokens).toHaveLength(rosterOf(ricePaddy).chits.length);
    expect(rosterOf(ricePaddy).chits).toHaveLength(17);
  });

  it('[CV-TURN-01] [CV-TURN-03] [CV-TURN-04] [CV-RULING-17] ten turns of both sides with four phases each, but for the first two', () => {
    while (match.decision() !== undefined) idle(match);
    const all = Array.from({ length: 10 }, (_, turn) =>
      [0, 1].flatMap((seat) => PHASES.map((phase) => `${turn + 1} ${seat} ${phase}`)),
    ).flat();
    expect(phasesOf(match)).toEqual(all.slice(2));
  });

  it('[CV-TURN-05] [CV-S1-19] then victory is assessed', () => {
    expect(match.state.game.result).toEqual({ rule: 'CV-RULING-128', winner: -1, scores: [0, 0] });
    expect(match.outcome()).toEqual({ rule: 'CV-RULING-128', result: 'draw', winners: [] });
  });
});

describe('at COP Keating', () => {
  const match = begin(keating, { turns: 1 });

  it('[CV-TURN-02] [CV-S2-08] [CV-S2-03] the US side sets up first, the Taliban move first; two mortar chits lie open', () => {
    expect(match.decision()).toMatchObject({ name: 'deployment', seats: [0] });
    deploy(match);
    deploy(match);
    expect(phasesOf(match)).toEqual(['1 1 movement']);
    const open = match.state.zones.chits?.tokens.map((chit) => rosterOf(keating).chits[chit]?.id);
    expect(open).toEqual(['120mm', '120mm']);
  });

  it('[CV-S2-07] [CV-RULING-133] every Taliban piece must come onto the map, at its edges', () => {
    expect(match.options(1).some(({ type }) => type === 'endPhase')).toBe(false);
    while (match.state.game.active === 1 && match.state.game.phase === 'movement') idle(match);
    expect(match.state.game.at.slice(36, 76).every((hex) => hex >= 0)).toBe(true);
  });

  it('[CV-S2-23] when time is up it is a draw', () => {
    while (match.decision() !== undefined) idle(match);
    expect(match.outcome()).toEqual({ rule: 'CV-S2-23', result: 'draw', winners: [] });
  });
});

describe('arrival', () => {
  const coming = {
    active: 'enemy',
    at: { 'usa-dunn': '2336', 'tal-01': '1842' },
    waiting: ['tal-10', 'tal-11'],
  } as const;

  it('[CV-S2-07] [CV-RULING-133] from any edge hex, for its cost, in stances chosen before', () => {
    const d = drill('keating', coming, { dice: 'overheat 6' });
    expect(d.options('endPhase')).toEqual([]);
    d.do('activate tal-10', 'join tal-11', 'stance tal-10 running');
    expect(d.options('step')).toHaveLength(2 * 40 + 2 * 26);
    d.do('step 0139', 'stop');
    expect([d.at('tal-10'), d.at('tal-11'), d.stance('tal-10')]).toEqual(['0139', '0139', 'crawling']);
    // path, and mountain vegetation
    const dear = drill('keating', coming);
    dear.do('activate tal-10', 'step 0123');
    expect(dear.match.state.game.spent[dear.piece('tal-10')]).toBe(3);
  });

  it('[CV-RULING-126] [CV-RULING-133] in groups of fifteen pieces at most, and not into closed hexes', () => {
    const many = Array.from({ length: 16 }, (_, index) => `tal-${String(index + 16)}`);
    const d = drill('keating', { ...coming, waiting: many, closed: ['0139'] });
    d.do('activate tal-16', ...many.slice(1, 15).map((id) => `join ${id}`));
    expect(d.options('join')).toEqual([]);
    expect(d.options('step')).not.toContain('step 0139');
  });

  it('[CV-RULING-134] those on the peaks may move too', () => {
    const d = drill('keating', { ...coming, waiting: [] });
    expect(d.options('activate')).toEqual(['activate tal-01']);
  });
});

describe('leaving the map', () => {
  it('[CV-S2-18] [CV-RULING-135] for a point, with all that is carried; nobody checks or comes back', () => {
    const d = drill(
      'keating',
      {
        at: { 'usa-dunn': '4040', 'usa-ives': '4040', 'usa-orr': '2336', 'tal-06': '3131' },
        users: { 'usa-m249-1': 'usa-dunn' },
        stances: { 'usa-dunn': 'running', 'usa-ives': 'wounded' },
      },
      { dice: 'lift 1' },
    );
    d.do('activate usa-dunn', 'lift usa-dunn usa-ives', 'exit');
    expect([d.at('usa-dunn'), d.at('usa-ives'), d.at('usa-m249-1')]).toEqual(['exited', 'exited', 'exited']);
    expect(d.options('activate')).toEqual(['activate usa-orr']);
    // not from the middle, nor the Taliban, nor elsewhere
    const middle = drill('keating', { at: { 'usa-orr': '2336', 'tal-06': '3131' } }).do('activate usa-orr');
    expect(middle.options('exit')).toEqual([]);
    const taliban = drill('keating', {
      active: 'enemy',
      at: { 'usa-orr': '2336', 'tal-06': '4040' },
    }).do('activate tal-06');
    expect(taliban.options('exit')).toEqual([]);
    const paddy = drill('rice-paddy', { at: { 'usv-alder': '0122' } }).do('activate usv-alder');
    expect(paddy.options('exit')).toEqual([]);
  });

  it('[CV-S2-18] not without a point left', () => {
    const d = drill('keating', {
      at: { 'usa-dunn': '4040', 'tal-06': '3131' },
      stances: { 'usa-dunn': 'sprinting' },
    });
    expect(d.do('activate usa-dunn').options('exit')).toEqual(['exit']);
    const spent = drill('keating', {
      at: { 'usa-dunn': '4041', 'usa-orr': '2336', 'tal-06': '3131' },
      stances: { 'usa-dunn': 'crawling' },
    });
    spent.do('activate usa-dunn', 'step 4040');
    expect(spent.asked).not.toBe('groupChoice');
  });
});

describe('victory at COP Keating', () => {
  const out = ['usa-abbott', 'usa-bauer', 'usa-cressley', 'usa-dunn'];

  it('[CV-S2-22] [CV-RULING-138] five US soldiers off the map win, wounded ones too', () => {
    const d = drill(
      'keating',
      { at: { 'usa-orr': '4040', 'tal-06': '3131' }, exited: out, stances: { 'usa-orr': 'wounded' } },
      { dice: 'move 1' },
    );
    d.do('tryMove usa-orr', 'exit');
    expect(d.match.outcome()).toEqual({ rule: 'CV-S2-22', result: 'victory', winners: [0] });
  });

  it('[CV-S2-21] [CV-RULING-136] [CV-RULING-152] the Taliban win when nobody unwounded is left, though some got away', () => {
    const shot = (exitBlocksTaliban: boolean, exited: readonly string[]) =>
      drill(
        'keating',
        {
          phase: 'combat',
          active: 'enemy',
          at: { 'usa-orr': '2337', 'usa-ives': '2336', 'tal-06': '2338' },
          stances: { 'usa-ives': 'wounded' },
          exited,
        },
        { dice: 'attack 5 2 2 2 2 2 2 2', config: { exitBlocksTaliban } },
      )
        .do('fire tal-06 -', 'aim 2337', 'rank - 0', 'commit 6')
        .match.outcome();
    expect(shot(false, [])).toEqual({ rule: 'CV-S2-21', result: 'victory', winners: [1] });
    expect(shot(false, out)).toEqual({ rule: 'CV-S2-21', result: 'victory', winners: [1] });
    expect(shot(true, out)).toBeUndefined();
    expect(shot(true, [])).toEqual({ rule: 'CV-S2-21', result: 'victory', winners: [1] });
  });

  it('[CV-RULING-137] five who left count before the last who fell', () => {
    const d = drill('keating', { at: { 'usa-orr': '4040', 'tal-06': '3131' }, exited: out });
    d.do('activate usa-orr', 'exit');
    expect(d.match.outcome()?.winners).toEqual([0]);
  });
});

describe('victory at the Rice Paddy Angle', () => {
  const last = { turn: 10, active: 'enemy', phase: 'combat' } as const;
  const scores = (wanted: Partial<Parameters<typeof drill>[1]>) =>
    drill('rice-paddy', { ...last, ...wanted }).do('endPhase').match.state.game.result;
  // one Viet Cong who may fire, so that somebody is asked
  const at = { 'usv-alder': '0821', 'vc-minh': '0921' };

  it('[CV-S1-17] [CV-RULING-127] casualties count, US dead three times; each side scores what it inflicted', () => {
    expect(
      scores({
        at: { ...at, 'usv-oakes': '0721', 'vc-nam': '1021' },
        stances: { 'usv-oakes': 'wounded', 'vc-nam': 'wounded' },
        eliminated: ['usv-bascom', 'vc-dao', 'vc-bao'],
      }),
    ).toEqual({ rule: 'CV-S1-19', winner: 1, scores: [3, 4] });
  });

  it('[CV-S1-18] [CV-RULING-129] each US soldier in a paddy north of the river is one more, in any stance', () => {
    expect(scores({ at: { ...at, 'usv-oakes': '1004' }, stances: { 'usv-oakes': 'wounded' } })).toEqual({
      rule: 'CV-RULING-128',
      winner: -1,
      scores: [1, 1],
    });
    expect(scores({ at: { ...at, 'usv-oakes': '1004', 'usv-voss': '0517' } })?.scores).toEqual([1, 0]);
  });

  it('[CV-S1-19] [CV-RULING-128] the higher score wins, equal ones are a draw', () => {
    expect(scores({ at, eliminated: ['vc-dao'] })).toEqual({ rule: 'CV-S1-19', winner: 0, scores: [1, 0] });
    expect(scores({ at, eliminated: ['vc-dao', 'vc-bao', 'vc-nam', 'usv-oakes'] })?.winner).toBe(-1);
  });

  it('[CV-RULING-142] it ends early when no US soldier is left', () => {
    const d = drill(
      'rice-paddy',
      {
        active: 'enemy',
        phase: 'combat',
        at,
        stances: { 'usv-alder': 'wounded' },
        users: { 'vc-b40-1': 'vc-minh' },
      },
      { dice: 'attack 6 2 2 2' },
    );
    d.do('fire vc-minh vc-b40-1', 'aim 0821');
    expect(d.match.outcome()).toEqual({ rule: 'CV-S1-19', result: 'victory', winners: [1] });
    // without Viet Cong it goes on
    expect(drill('rice-paddy', { phase: 'movement', at: { 'usv-alder': '0821' } }).asked).toBe('moveChoice');
  });
});
