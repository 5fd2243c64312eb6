import { describe, expect, it } from 'vitest';
import { advise } from '../src/advice/advise.ts';
import { type Drill, drill } from './drill.ts';

/** The options that the advice likes best. */
function liked(d: Drill): readonly string[] {
  const { match } = d;
  const decision = match.decision();
  const [seat = 0] = d.seats;
  if (decision === undefined) return [];
  const worths = match.options(seat).map((option) => advise(match.state, decision, seat, option));
  return match
    .options(seat)
    .filter((_, index) => worths[index] === Math.max(...worths))
    .map((option) => d.tell(option));
}

/** What the advice does, one thing after another. */
function follow(d: Drill, most = 12): readonly string[] {
  const done: string[] = [];
  while (done.length < most && d.asked !== '') {
    const [best = ''] = liked(d);
    if (best === 'endPhase') break;
    d.do(best);
    done.push(best);
  }
  return done;
}

describe('fire', () => {
  const duel = { phase: 'combat', at: { 'usv-alder': '0821', 'vc-minh': '1021', 'vc-nam': '1221' } } as const;

  it('goes where it does the most', () => {
    const d = drill('rice-paddy', duel).do('fire usv-alder -');
    expect(liked(d)).toEqual(['aim 1021']);
  });

  it('goes at those who stand rather than at those who crawl', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: { 'usv-alder': '0821', 'vc-minh': '1021', 'vc-nam': '1021' },
      stances: { 'vc-minh': 'crawling' },
      users: { 'usv-m60-1': 'usv-alder' },
    });
    expect(liked(d.do('fire usv-alder usv-m60-1', 'aim 1021', 'commit 7'))).toEqual(['target vc-nam']);
  });

  it('deals out many dice, and keeps few together', () => {
    const at = { 'usv-kittredge': '0821', 'usv-barry': '0821', 'vc-minh': '1021', 'vc-nam': '1021' };
    const users = { 'usv-an-prc-25-1': 'usv-barry' };
    const d = drill(
      'rice-paddy',
      { phase: 'combat', at, users, isSupportOpen: true },
      { dice: 'accuracy 1' },
    );
    d.do('support 105mm', 'spotter usv-kittredge', 'callOn 1021', 'target vc-minh');
    expect(['share 6', 'share 7']).toContain(liked(d)[0]);
  });

  it('does not waste what is spent by use', () => {
    const far = {
      ...duel,
      at: { 'usv-alder': '0821', 'vc-minh': '1021' },
      users: { 'usv-law-1': 'usv-alder' },
    };
    const d = drill('rice-paddy', { ...far, stances: { 'vc-minh': 'wounded' } });
    expect(liked(d)).toEqual(['fire usv-alder -']);
    const crowd = { ...far, at: { ...far.at, 'vc-nam': '1021', 'vc-bao': '1021' } };
    expect(liked(drill('rice-paddy', crowd))).toEqual(['fire usv-alder usv-law-1']);
  });

  it('uses every rank dot', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: { 'usv-alder': '0821', 'usv-kittredge': '0821', 'vc-minh': '1021' },
    });
    expect(liked(d.do('fire usv-alder -'))).toEqual(['aim 1021']);
    expect(liked(d.do('aim 1021'))).toEqual(['rank usv-kittredge 3']);
  });
});

describe('under fire', () => {
  it('cancels the worst first', () => {
    const d = drill(
      'rice-paddy',
      { phase: 'combat', at: { 'usv-alder': '0821', 'vc-minh': '1021' } },
      { dice: 'attack 1 4 5 6 2' },
    );
    d.do('fire usv-alder -', 'aim 1021', 'commit 4');
    expect(liked(d)).toEqual(['cover severes']);
  });

  it('bunkers keep still until it pays', () => {
    const at = { 'vc-bunker-1': '1111', 'vc-tanh': '1111', 'usv-alder': '1515' };
    const hidden = {
      active: 'us',
      phase: 'movement',
      at,
      inside: ['vc-tanh'],
      hidden: ['vc-bunker-1'],
    } as const;
    const d = drill('rice-paddy', hidden).do('activate usv-alder', 'step 1514');
    if (d.asked === 'defensiveFire') expect(liked(d)).toEqual(['pass']);
    expect(d.events('discovered')).toEqual([]);
  });
});

describe('in the Discipline Phase', () => {
  it('rallies by the better discipline, then treats', () => {
    const d = drill(
      'rice-paddy',
      {
        turn: 2,
        phase: 'discipline',
        at: { 'usv-alder': '0821', 'usv-kittredge': '0821', 'usv-wexler': '0821', 'usv-oakes': '0821' },
        stances: { 'usv-alder': 'crawling', 'usv-oakes': 'wounded' },
      },
      { dice: 'rally 1 treat 1' },
    );
    expect(follow(d, 2)).toEqual(['rally usv-alder usv-kittredge', 'treat usv-oakes']);
    expect(liked(d)).toEqual(['endPhase']);
  });

  it('takes up what nobody uses, and repairs it', () => {
    const at = { 'usv-alder': '0821', 'usv-oakes': '0821', 'usv-m60-1': '0821', 'usv-m60-2': '0821' };
    const users = { 'usv-m60-2': 'usv-oakes' };
    const d = drill(
      'rice-paddy',
      { turn: 2, phase: 'discipline', at, users, broken: ['usv-m60-2'] },
      { dice: 'repair 1' },
    );
    expect(follow(d, 2)).toEqual([
      expect.stringMatching(/^repair usv-m60-2/),
      'assign usv-m60-1 usv-alder -',
    ]);
  });
});

describe('on the march', () => {
  it('goes for the paddies when time runs out, running', () => {
    const d = drill('rice-paddy', {
      turn: 9,
      phase: 'movement',
      at: { 'usv-alder': '1109', 'vc-minh': '3801' },
    });
    const done = follow(d, 3);
    expect(done[0]).toBe('activate usv-alder');
    expect(done).toContain('stance usv-alder running');
  });

  it('leaves the map by its edge', () => {
    const d = drill('keating', { turn: 8, phase: 'movement', at: { 'usa-nash': '0150', 'tal-20': '4023' } });
    expect(liked(d.do('activate usa-nash'))).toEqual(['exit']);
  });

  it('closes in on the outpost', () => {
    const d = drill('keating', {
      turn: 3,
      active: 'enemy',
      phase: 'movement',
      at: { 'usa-nash': '2336', 'tal-20': '2349' },
    });
    expect(follow(d, 2)).toEqual(['activate tal-20', expect.stringMatching(/^step 2[2-4]48$/)]);
  });

  it('finishes the wounded whom nobody defends', () => {
    const d = drill('rice-paddy', {
      turn: 3,
      active: 'enemy',
      phase: 'movement',
      at: { 'usv-alder': '0821', 'vc-minh': '1021' },
      stances: { 'usv-alder': 'wounded' },
    });
    expect(follow(d, 3)).toContain('step 0821');
  });

  it('does not leave a wounded man alone', () => {
    const at = { 'usv-alder': '1419', 'usv-oakes': '1419', 'vc-minh': '3801' };
    const d = drill('rice-paddy', { turn: 2, phase: 'movement', at, stances: { 'usv-oakes': 'wounded' } });
    expect(liked(d)).toEqual(['endPhase']);
  });
});

describe('fire support', () => {
  it('is called where most are, by the steadiest', () => {
    const d = drill('keating', {
      turn: 4,
      phase: 'combat',
      at: {
        'usa-ashworth': '2336',
        'usa-breeding': '2336',
        'tal-16': '0430',
        'tal-17': '0430',
        'tal-18': '0430',
        'tal-19': '3926',
      },
      box: ['jdam'],
    });
    expect(follow(d, 2)).toEqual(['supportBlind', 'spotter usa-ashworth']);
    expect(liked(d)).toEqual(['callOn 0430']);
  });
});
