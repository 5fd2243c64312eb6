import { expect, it } from 'vitest';
import type { RecordCard, SkillCard } from '../../src/content/cards.ts';
import type { Ability } from '../../src/content/vocabulary.ts';
import {
  action,
  equipment,
  hostile,
  location,
  mission,
  objective,
  soldier,
  text,
  weapon,
} from '../rules/drill-cards.ts';
import { briefing, type Line, setupProblems, teamFaults } from '../rules/muster.ts';
import { asWw2, enlist, front } from './front.ts';

function skill(id: string, changes: Partial<SkillCard> = {}): SkillCard {
  return { id, source: 'original', type: 'skill', cost: 2, ...changes };
}

function record(id: string, abilities: readonly Ability[], changes: Partial<RecordCard> = {}): RecordCard {
  return {
    id,
    source: 'original',
    type: 'record',
    cost: 3,
    nation: 'n',
    kinds: ['player', 'nonPlayer', 'squad'],
    period: ['1943-07', '1943-08'],
    abilities,
    ...changes,
  };
}

const faults = (line: Line, cards: Parameters<typeof teamFaults>[1]) =>
  teamFaults([line], asWw2(cards ?? {}));

const XP: Ability = { ...text('main', { effect: 'gainXp', amount: 1 }), limit: { times: 1, per: 'mission' } };
const PACE: Ability = {
  ...text('payEntrance', { effect: 'modMovement', amount: 1 }),
  limit: { times: 3, per: 'mission' },
};
const CALLS: Ability = {
  ...text('payDiscards', { effect: 'payDiscard', amount: 1, kind: 'support' }),
  limit: { times: 1, per: 'mission' },
};

it('[WF-BUY-16] a flagged card is for Soldiers of its own nation; with nation-pool team for their comrades too', () => {
  const cards = [
    soldier('ace', { nation: 'us' }),
    soldier('ben', { nation: 'uk' }),
    weapon('rifle', { nation: 'us' }),
  ];
  const lines = [{}, { card: 'ben', gear: [{ card: 'rifle' }] }];
  expect(teamFaults(lines, asWw2({ cards }))).toEqual(['WRONG_NATION WF-BUY-16']);
  expect(teamFaults(lines, asWw2({ cards, options: { 'nation-pool': 'team' } }))).toEqual([]);
});

it('[WF-BUY-11] printed gear is free but weighs', () => {
  const cards = [
    soldier('ace', { loadout: 5, kit: ['rifle'] }),
    weapon('rifle', { cost: 4, load: 4 }),
    weapon('pistol', { cost: 2, load: 1 }),
  ];
  const range = enlist([{ gear: [{ card: 'pistol' }] }], { cards });
  expect(range.soldier(1).gear.map(({ card }) => card)).toEqual(['rifle', 'pistol']);
  expect(range.game.teamValue).toBe(10 + 2);
  expect(faults({ gear: [{ card: 'pistol' }, { card: 'pistol' }] }, { cards })).toEqual([
    'OVERLOADED WF-BUY-08',
  ]);
  expect(faults({}, { cards: [...cards, mission({ loadout: -2 })] })).toEqual(['OVERLOADED WF-BUY-11']);
});

it('[WF-BUY-12] what is printed needs neither flag nor prerequisite', () => {
  const cards = [
    soldier('ace', { kit: ['rifle', 'keen'] }),
    weapon('rifle', { nation: 'elsewhere' }),
    skill('keen', { prereq: 'calm' }),
    skill('calm'),
  ];
  expect(faults({}, { cards })).toEqual([]);
  expect(enlist([{}], { cards }).soldier(1).skills).toEqual(['keen']);
  expect(faults({ skills: ['keen'] }, { cards })).toEqual(['SKILL_TWICE WF-BUY-13']);
});

it('[WF-BUY-24, WF-KEY-65, WF-KEY-40] a Negative Skill is printed, never bought', () => {
  const green = skill('green', {
    negative: true,
    abilities: [text('static', { effect: 'modAttack', amount: -1 })],
  });
  const cards = [soldier('ace', { kit: ['green'] }), green];
  expect(faults({ card: 'ben', skills: ['green'] }, { cards })).toEqual(['NEGATIVE_SKILL WF-BUY-24']);
  const range = front(
    {
      soldiers: [{ card: 'ace', skills: ['green'], gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'grunt', slot: 1, target: 1 }],
    },
    { cards, dice: 'attack 6 cover 5' },
  ).attack(1, 'grunt', 'semi');
  expect(range.told('attackRolled')).toMatchObject([{ modifier: -1, kills: 0, suppresses: 1 }]);
});

it('[WF-BUY-07, WF-KEY-119] what can be bought for any Soldier can be bought for a fixed kit', () => {
  const cards = [
    skill('brave', { anySoldier: true }),
    skill('keen'),
    equipment('charm', { anySoldier: true }),
  ];
  const line = { card: 'nell', skills: ['brave'], gear: [{ card: 'charm' }] };
  expect(teamFaults([{}, line], asWw2({ cards }))).toEqual([]);
  const range = enlist([{}, line], { cards });
  expect(range.soldier(2).skills).toEqual(['brave']);
  expect(range.soldier(2).gear.map(({ card }) => card)).toEqual(['rifle', 'charm']);
  expect(range.game.teamValue).toBe(10 + 10 + 2 + 1);
  expect(teamFaults([{}, { card: 'sid', skills: ['keen'] }], asWw2({ cards }))).toEqual([
    'FIXED_KIT WF-BUY-06',
  ]);
});

it('[WF-BUY-14, WF-KEY-106] a team prerequisite may be anybody’s', () => {
  const cards = [
    soldier('nell', { kind: 'nonPlayer', kit: ['fighter'] }),
    skill('fighter'),
    weapon('blade', { teamPrereq: 'fighter' }),
  ];
  const line = { gear: [{ card: 'blade' }] };
  expect(faults(line, { cards })).toEqual(['TEAM_PREREQ_MISSING WF-BUY-14']);
  expect(teamFaults([line, { card: 'nell' }], asWw2({ cards }))).toEqual([]);
});

it('[WF-BUY-23, WF-KEY-87] a bayonet needs a Rifle or Carbine', () => {
  const cards = [
    weapon('bayonet', { words: ['Bayonet'], requires: ['Rifle', 'Carbine'] }),
    weapon('pistol', { words: ['Pistol'] }),
  ];
  expect(faults({ gear: [{ card: 'bayonet' }, { card: 'pistol' }] }, { cards })).toEqual([
    'WEAPON_MISSING WF-BUY-23',
  ]);
  expect(faults({ gear: [{ card: 'bayonet' }, { card: 'rifle' }] }, { cards })).toEqual([]);
});

it('[WF-SR-01, WF-SR-08, WF-KEY-125] a record is for its nation and the kinds it lists', () => {
  const cards = [record('husky', [XP]), record('bulge', [XP], { kinds: ['player'], nation: 'elsewhere' })];
  const lines = ['ace', 'nell', 'sid'].map((card) => ({ card, records: ['husky'] }));
  expect(teamFaults(lines, asWw2({ cards, config: { maxSoldiers: 4 } }))).toEqual([]);
  expect(teamFaults([{}, { card: 'sid', records: ['bulge'] }], asWw2({ cards }))).toEqual([
    'WRONG_NATION WF-SR-01',
    'WRONG_KIND WF-SR-01',
  ]);
  expect(faults({ records: ['rifle'] }, { cards })).toEqual(['NOT_A_RECORD WF-BUY-03']);
});

it('[WF-SR-02] records of one Soldier share no month (WF-RULING-132)', () => {
  const cards = [
    record('husky', [XP]),
    record('troina', [XP], { period: ['1943-08', '1943-08'] }),
    record('bulge', [XP], { period: ['1944-12', '1945-01'] }),
  ];
  expect(faults({ records: ['husky', 'bulge'] }, { cards })).toEqual([]);
  expect(faults({ records: ['husky', 'troina', 'bulge'] }, { cards })).toEqual(['RECORDS_OVERLAP WF-SR-02']);
  expect(faults({ records: ['husky', 'husky'] }, { cards })).toEqual(['RECORDS_OVERLAP WF-SR-02']);
});

it('[WF-SR-07, WF-BUY-03] a record costs its price and weighs nothing', () => {
  const cards = [soldier('ace', { loadout: 0 }), record('husky', [XP], { cost: 5 })];
  expect(enlist([{ records: ['husky'] }], { cards }).game.teamValue).toBe(15);
  expect(faults({ records: ['husky'] }, { cards: [...cards, mission({ resources: 12 })] })).toEqual([
    'OVER_BUDGET WF-BUY-01',
  ]);
});

it('[WF-SR-03, WF-SR-04, WF-SR-06, WF-KEY-120] each ability is used as often as it has counters', () => {
  const cards = [record('husky', [XP])];
  const range = front({ soldiers: [{ card: 'ace', records: ['husky'] }] }, { cards });
  const use = { type: 'useAbility', soldier: 1, source: 'record:husky', ability: 0 } as const;
  range.give(use);
  expect(range.soldier(1).xp).toBe(1);
  expect(range.refusal(use)).toBe('LIMIT_REACHED');
});

it('[WF-MOVE-05, WF-SR-06, WF-KEY-121] a record pays discards of an Entrance, several at once', () => {
  const cards = [
    soldier('ace', { movement: 0 }),
    location('field', { entrance: 4 }),
    record('husky', [PACE]),
  ];
  const wanted = (hand: readonly string[]) => ({
    path: ['field'],
    soldiers: [{ card: 'ace', hand, records: ['husky'] }],
  });
  expect(front(wanted([]), { cards }).refusal({ type: 'move', to: 2 })).toBe('CANNOT_AFFORD_ENTRANCE');
  const range = front(wanted(['blank']), { cards }).give({ type: 'move', soldier: 1, to: 2 });
  for (const _use of [1, 2, 3]) range.first('useAbility');
  expect(range.offers({ type: 'useAbility' })).toBe(false);
  range.first('pick');
  expect([range.soldier(1).slot, range.zone('hand1')]).toEqual([2, []]);
  expect(Object.values(range.soldier(1).uses)).toEqual([3]);
});

it('[WF-SR-06] a record pays discards of a Support card, and of no other', () => {
  const mortar = action('mortar', text('main', { effect: 'gainXp', amount: 1 }), {
    kind: 'support',
    discard: 1,
  });
  const sneak = action('sneak', text('main', { effect: 'gainXp', amount: 1 }), {
    kind: 'covert',
    discard: 1,
  });
  const range = front(
    { soldiers: [{ card: 'ace', hand: ['mortar', 'sneak'], records: ['husky'] }] },
    { cards: [mortar, sneak, record('husky', [CALLS])] },
  );
  range.play('mortar');
  expect(range.offers({ type: 'useAbility' })).toBe(true);
  range.first('useAbility');
  expect([range.zone('support1'), range.zone('hand1')]).toEqual([['mortar'], ['sneak']]);
  expect(range.refusal({ type: 'playCard' })).toBe('NOT_ENOUGH_CARDS');
});

it('[WF-SR-05, WF-SOLD-15] records and skills stay with their Soldier', () => {
  const range = front(
    { soldiers: [{ card: 'ace', records: ['husky'], skills: ['keen'] }, { card: 'ben' }] },
    { cards: [record('husky', [XP]), skill('keen')] },
  );
  expect(range.refusal({ type: 'handleGear', soldier: 1 })).toBe('NO_GEAR_HERE');
});

it('[WF-SOLD-12] a Squad Soldier’s printed skills work like any', () => {
  const panic = skill('panic', {
    negative: true,
    abilities: [text('soldierDowned', { effect: 'suppress', amount: 1, on: { who: 'self' } })],
  });
  const sid = soldier('sid', {
    kind: 'squad',
    health: 1,
    actions: [2],
    kit: ['panic'],
    squadAttack: [[{ range: 0, kill: 6 }]],
  });
  const range = enlist([{}, { card: 'sid' }], { cards: [sid, panic] });
  expect(range.soldier(2).skills).toEqual(['panic']);
});

it('[WF-OPT-10, WF-OPT-11, WF-KEY-117] with war-years nothing of later years is bought or appears', () => {
  const cards = [weapon('rifle', { year: 1943 }), weapon('carbine', { year: 1942 })];
  const late = { gear: [{ card: 'rifle' }] };
  expect(faults(late, { cards })).toEqual([]);
  expect(faults(late, { cards, options: { 'war-years': '1942' } })).toEqual(['TOO_LATE WF-OPT-10']);
  expect(faults({ gear: [{ card: 'carbine' }] }, { cards, options: { 'war-years': '1942' } })).toEqual([]);
  expect(setupProblems(asWw2({ options: { 'war-years': '1815' } as never }))).toEqual([
    'options.war-years OPTION_UNKNOWN',
  ]);
});

const TANK = hostile('tank', { year: 1943 });
const { target: _target, ...HUNT } = objective({
  conditions: [{ need: 'eliminateHostile', card: 'tank' }],
  present: ['tank'],
});

it('[WF-OPT-10, WF-SETUP-09] with war-years no hostile of later years is Present', () => {
  const { target: _other, ...guarded } = objective({ conditions: [{ need: 'onSite' }], present: ['tank'] });
  const present = (year: '1942' | '1943') =>
    enlist([{}], { cards: [TANK, guarded], options: { 'war-years': year } }).zone('present');
  expect([present('1942'), present('1943')]).toEqual([[], ['tank']]);
});

it('[WF-OPT-10] an Objective is neither chosen nor drawn before the year of the hostile it is about', () => {
  const problems = (year: '1942' | '1943') =>
    setupProblems(asWw2({ cards: [TANK, HUNT], options: { 'war-years': year } }));
  expect([problems('1942'), problems('1943')]).toEqual([['objective TOO_LATE'], []]);
  const { target: _left, ...other } = objective({ id: 'other', conditions: [{ need: 'onSite' }] });
  const drawn = briefing(
    asWw2({
      cards: [TANK, HUNT, other],
      config: { objective: '' },
      options: { 'war-years': '1942' },
    }),
  );
  expect(drawn.game.objective).toBe('other');
});

it('[WF-CARD-14] what a Soldier has in play is upgunned separately for each attack (WF-RULING-120)', () => {
  const rifleman = skill('rifleman', {
    abilities: [
      text('static', { effect: 'modAttack', amount: 1 }),
      { ...text('declareAttack', { effect: 'modAttack', amount: 1 }), cost: [{ pay: 'xp', amount: 1 }] },
    ],
  });
  const range = front(
    {
      soldiers: [{ card: 'ace', xp: 3, skills: ['rifleman'], gear: [{ card: 'rifle' }] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [rifleman], dice: 'attack 4 cover 5 attack 4 cover 5' },
  );
  range.attack(1, 'trio').first('useAbility');
  expect(range.asked).toBe('modeChoice');
  range.give({ type: 'mode', mode: 'semi' });
  range.attack(1, 'trio').pass().give({ type: 'mode', mode: 'semi' });
  expect(range.told('attackRolled').map(({ modifier }) => modifier)).toEqual([2, 1]);
  expect(range.soldier(1).xp).toBe(2);
});
