import type { Focus, Proposal } from '@sitrep/contract';
import { describe, expect, it } from 'vitest';
import type { CvTypes } from '../src/cv-types.ts';
import type { CvFocus } from '../src/proposals/focus.ts';
import { groupOf, interrupts, proposals } from '../src/proposals/index.ts';
import { type CvSketch, dangerOf } from '../src/proposals/sketches.ts';
import { at, ricePaddy } from './contents.ts';
import { type Drill, drill } from './drill.ts';

type Offer = Proposal<CvTypes>;

function ask(d: Drill, pointed: CvFocus | Focus = {}): readonly Offer[] {
  const focus: Focus = pointed;
  const decision = d.match.decision();
  const [seat = 0] = d.seats;
  return decision === undefined ? [] : proposals(d.match.state, decision, seat, focus);
}

function wordsOf(d: Drill, offer: Offer | undefined): readonly string[] {
  return (offer?.answers ?? []).map((answer) => d.tell(answer));
}

/** The sketch of an offer, which must be of this kind. */
function sketchOf<Kind extends CvSketch['kind']>(offer: Offer | undefined, kind: Kind) {
  const sketch = offer?.sketch as CvSketch | undefined;
  if (sketch?.kind !== kind) throw new Error(`no sketch of kind ${kind}`);
  return sketch as Extract<CvSketch, { kind: Kind }>;
}

const hex = (label: string) => at(ricePaddy, label);

it('danger has four classes, from none at all to three in four', () => {
  expect([0, 1, 399, 400, 749, 750, 1000].map(dangerOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

describe('marches', () => {
  const SQUAD = { 'usv-landry': '0913', 'usv-alder': '0913', 'usv-bascom': '0913' };

  it('[CV-RULING-31] one step of a squad is one proposal', () => {
    const d = drill('rice-paddy', { at: SQUAD });
    const [offer] = ask(d, { stack: hex('0913'), to: hex('0912') });
    expect(wordsOf(d, offer)).toEqual([
      'activate usv-alder',
      'join usv-bascom',
      'join usv-landry',
      'step 0912',
    ]);
    expect(offer?.title.args).toMatchObject({ soldier: d.piece('usv-landry'), others: 2 });
  });

  it('[CV-RULING-33] men stay behind, and hexes are passed, as asked', () => {
    const d = drill('rice-paddy', { at: SQUAD });
    const leave = [d.piece('usv-bascom')];
    const [offer] = ask(d, { stack: hex('0913'), to: hex('0911'), via: [hex('1012')], leave });
    expect(wordsOf(d, offer)).toEqual([
      'activate usv-alder',
      'join usv-landry',
      'step 0912',
      'step 1012',
      'step 0911',
    ]);
    expect(offer?.costs.map(({ key }) => key)).toEqual(['cost.points', 'cost.stays']);
    // so far the way ends at the hex that is to be passed
    const [soFar] = ask(d, { stack: hex('0913'), to: hex('1012'), via: [hex('1012')], leave });
    expect(wordsOf(d, soFar).at(-1)).toBe('step 1012');
  });

  it('[CV-MOVE-17] what the slowest cannot reach the others do, or all at a run', () => {
    const d = drill('rice-paddy', { at: SQUAD, stances: { 'usv-bascom': 'crawling' } });
    const far = ask(d, { stack: hex('0913'), to: hex('0911') });
    expect(far.map(({ id }) => id)).toEqual(['march:without']);
    expect(wordsOf(d, far[0])).not.toContain('join usv-bascom');
    const up = drill('rice-paddy', { at: SQUAD });
    const [run] = ask(up, { stack: hex('0913'), to: hex('0113') });
    expect(run?.id).toBe('march:running');
    expect(wordsOf(up, run)).toContain('stance usv-alder running');
  });

  it('a group on its way goes on, another stops first', () => {
    const d = drill('rice-paddy', { at: { ...SQUAD, 'usv-oakes': '0521' } });
    d.do('activate usv-alder', 'step 0912');
    expect(wordsOf(d, ask(d, { stack: hex('0912'), to: hex('0911') })[0])).toEqual(['step 0911']);
    expect(wordsOf(d, ask(d, { stack: hex('0521'), to: hex('0520') })[0])).toEqual([
      'stop',
      'activate usv-oakes',
      'step 0520',
    ]);
  });

  it('[CV-DFIRE-01] tells the danger of each hex and of the way, and the way that is safer', () => {
    const d = drill('rice-paddy', { at: { 'usv-alder': '0716', 'vc-thanh': '1016', 'vc-quang': '1016' } });
    const [cheapest, ...others] = ask(d, { stack: hex('0716'), to: hex('0816') });
    const { path, chance, men, fires } = sketchOf(cheapest, 'march');
    expect(path.map(({ hex: each }) => d.label(each))).toEqual(['0816']);
    expect([chance, men, fires.length]).toEqual([path[0]?.chance, path[0]?.men, 2]);
    expect(cheapest?.danger[0]?.total).toBeGreaterThan(0);
    for (const other of others) expect(sketchOf(other, 'march').men).toBeLessThan(men);
  });

  it('gathering shows the reach, walking and running', () => {
    const d = drill('rice-paddy', { at: SQUAD });
    const [offer] = ask(d, { stack: hex('0913') });
    const { hexes } = sketchOf(offer, 'reach');
    expect(hexes.some(({ isRun }) => isRun)).toBe(true);
    expect(hexes.filter(({ isRun }) => !isRun).every(({ points }) => points <= 6)).toBe(true);
    expect(wordsOf(d, offer)).toHaveLength(3);
  });

  it('[CV-RULING-133] those who wait come in together', () => {
    const d = drill('keating', { active: 'enemy', waiting: ['tal-01', 'tal-02'] });
    const [offer] = ask(d, { stack: -1, to: d.match.options(1).length > 0 ? 0 : -1 });
    expect(wordsOf(d, offer).slice(0, 2)).toEqual(['activate tal-01', 'join tal-02']);
  });
});

describe('stances', () => {
  it('[CV-MOVE-34] one for all who may', () => {
    const d = drill('rice-paddy', {
      at: { 'usv-alder': '0913', 'usv-bascom': '0913', 'usv-oakes': '0913' },
      stances: { 'usv-oakes': 'crawling' },
    });
    const [offer] = ask(d, { stack: hex('0913'), stance: 'running' });
    expect(wordsOf(d, offer)).toEqual(['stance usv-alder running', 'stance usv-bascom running']);
  });

  it('[CV-RULING-18] the Stance Phase as they are', () => {
    const d = drill('rice-paddy', {
      phase: 'stance',
      at: { 'usv-alder': '0913' },
      stances: { 'usv-alder': 'running' },
    });
    const [offer] = ask(d);
    expect(wordsOf(d, offer)).toEqual(['endPhase']);
    expect(sketchOf(offer, 'markers').soldiers).toEqual([d.piece('usv-alder')]);
  });
});

describe('shots', () => {
  const FIGHT = {
    phase: 'combat',
    at: {
      'usv-alder': '0821',
      'usv-bascom': '0821',
      'usv-kittredge': '0821',
      'vc-minh': '0921',
      'vc-nam': '0921',
    },
    users: { 'usv-m60-1': 'usv-alder' },
  } as const;

  it('[CV-ATK-22] a whole shot with crew, rank and shares', () => {
    const d = drill('rice-paddy', FIGHT);
    const offers = ask(d, { target: hex('0921') });
    const [best] = offers;
    const sketch = sketchOf(best, 'shot');
    expect(wordsOf(d, best)[0]).toBe('fire usv-alder usv-m60-1');
    expect(sketch.parts.reduce((sum, { dice }) => sum + dice, 0)).toBe(sketch.pool);
    expect(sketch.alone.map(({ target }) => d.idOf(target))).toEqual(['vc-minh', 'vc-nam']);
    const worst = sketch.splits.map(({ men }) => men);
    expect(worst[0]).toBe(Math.max(...worst));
    expect(offers.length).toBeGreaterThan(2);
  });

  it('parts are changed by asking again', () => {
    const d = drill('rice-paddy', FIGHT);
    const focus = { target: hex('0921'), gun: d.piece('usv-alder'), weapon: d.piece('usv-m60-1') };
    const [bare] = ask(d, { ...focus, crew: '', dots: '0', shares: `${d.piece('vc-nam')}:3` });
    expect(wordsOf(d, bare)).toEqual([
      'fire usv-alder usv-m60-1',
      'aim 0921',
      'noCrew',
      'rank - 0',
      expect.stringMatching(/^commit/u),
      'target vc-nam',
      'share 3',
    ]);
    expect(bare?.parts.map(({ name }) => name)).toEqual(['crew', 'leader', 'shares']);
  });

  it('[CV-DFIRE-01] defensive fire, one line for each gun', () => {
    const d = drill('rice-paddy', { at: { 'usv-alder': '0721', 'vc-thanh': '1021', 'vc-quang': '1021' } });
    d.do('activate usv-alder', 'step 0821');
    const offers = ask(d);
    expect(offers.map((offer) => wordsOf(d, offer)[0]).toSorted()).toEqual([
      'fire vc-quang -',
      'fire vc-thanh -',
    ]);
    for (const offer of offers) expect(offer.title.key).toBe('proposal.defend');
  });

  it('[CV-S1-13] say what they give away', () => {
    const d = drill('rice-paddy', {
      at: { 'usv-alder': '0721', 'vc-thanh': '1021', 'vc-bunker-1': '1021' },
      inside: ['vc-thanh'],
      hidden: ['vc-bunker-1'],
    });
    d.do('activate usv-alder', 'step 0821');
    const [offer] = ask(d);
    expect(sketchOf(offer, 'shot').isRevealing).toBe(true);
    expect(offer?.costs).toEqual([{ key: 'cost.shows', args: { hex: hex('1021') } }]);
  });
});

describe('fire support', () => {
  it('[CV-FS-05] the best spotter is chosen, and where it may come down is told', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: { 'usv-kittredge': '0822', 'usv-maddox': '0822', 'vc-nam': '1222' },
      users: { 'usv-an-prc-25-1': 'usv-kittredge' },
      isSupportOpen: true,
    });
    const [chit = -1] = d.match.options(0).flatMap((each) => (each.type === 'support' ? [each.chit] : []));
    const [offer] = ask(d, { chit, hex: hex('1222') });
    expect(wordsOf(d, offer).map((words) => words.split(' ')[0])).toEqual(['support', 'spotter', 'callOn']);
    const { accuracy, scatter } = sketchOf(offer, 'support');
    // the sixth side is off the map
    expect(scatter).toHaveLength(5);
    expect(accuracy).toBeGreaterThan(0);
    expect(offer?.odds.length).toBeGreaterThan(1);
  });
});

describe('the usual', () => {
  const d = () =>
    drill('rice-paddy', {
      phase: 'discipline',
      at: {
        'usv-alder': '0913',
        'usv-bascom': '0913',
        'usv-kittredge': '0913',
        'usv-oakes': '0521',
        'usv-m60-1': '0913',
      },
      stances: { 'usv-alder': 'crawling', 'usv-bascom': 'crawling', 'usv-oakes': 'wounded' },
      broken: ['usv-m60-1'],
    });

  it('[CV-DISC-04] [CV-DISC-11] [CV-COLL-05] is what must happen, then what nobody would refuse', () => {
    const drilled = d();
    const [offer] = ask(drilled);
    expect(wordsOf(drilled, offer)).toEqual([
      'treat usv-oakes',
      'repair usv-m60-1 usv-kittredge',
      expect.stringMatching(/^rally usv-(alder|bascom) usv-kittredge$/u),
      expect.stringMatching(/^rally usv-(alder|bascom) -$/u),
    ]);
    const { items, choices } = sketchOf(offer, 'usual');
    expect(items.map(({ isMust }) => isMust)).toEqual([true, false, false, false]);
    expect(items.every(({ chance }) => chance > 0 && chance < 1000)).toBe(true);
    expect(choices.every(({ type }) => type === 'assign')).toBe(true);
  });

  it('can be all of the phase, where choices would keep it open', () => {
    const drilled = d();
    const [usual, all] = ask(drilled);
    expect(wordsOf(drilled, all)).toEqual([...wordsOf(drilled, usual), 'endPhase']);
  });

  it('leaves out what is unticked', () => {
    const drilled = d();
    const repair = `repair:${drilled.piece('usv-m60-1')}`;
    const [offer] = ask(drilled, { skip: [repair] });
    expect(wordsOf(drilled, offer).filter((words) => words.startsWith('repair'))).toEqual([]);
    expect(sketchOf(offer, 'usual').items.find(({ id }) => id === repair)?.isSkipped).toBe(true);
  });
});

it('[CV-RULING-26] a march waits when somebody fires, and a volley does not', () => {
  const d = drill(
    'rice-paddy',
    { at: { 'usv-alder': '0721', 'vc-thanh': '1021' } },
    { dice: 'attack 2 2 2' },
  );
  d.do('activate usv-alder', 'step 0821', 'fire vc-thanh -');
  if (d.asked === 'diceChoice') d.do(d.options('commit')[0] ?? '');
  const news = d.match.events(0);
  expect(interrupts(news, { type: 'step', hex: 0 })).toMatchObject({
    key: 'interrupt.fired',
    args: { firer: d.piece('vc-thanh') },
  });
  expect(interrupts(news, { type: 'share', dice: 1 })).toBeUndefined();
});

it('options are grouped by man, weapon and hex', () => {
  const d = drill('rice-paddy', { at: { 'usv-alder': '0913', 'usv-bascom': '0913', 'usv-oakes': '0521' } });
  const groups = new Set(d.match.options(0).map((option) => groupOf(d.match.state, option)?.id));
  expect([...groups]).toEqual([`hex:${hex('0913')}`, `hex:${hex('0521')}`, 'stance', undefined]);
});
