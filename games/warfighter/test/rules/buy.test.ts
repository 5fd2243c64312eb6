import { expect, it } from 'vitest';
import type { Card, SkillCard } from '../../src/content/cards.ts';
import { drill } from './drill.ts';
import { action, equipment, mission, soldier, text, weapon } from './drill-cards.ts';
import { briefing, draftOf, type Line, muster, type Orders, teamFaults } from './muster.ts';

function skill(id: string, changes: Partial<SkillCard> = {}): SkillCard {
  return { id, source: 'original', type: 'skill', cost: 1, ...changes };
}

function isLegal(line: Line, cards: readonly Card[] = [], orders: Orders = {}): boolean {
  return teamFaults([line], { ...orders, cards }).length === 0;
}

it('[WF-BUY-01] spending never exceeds the budget; points may be left (WF-RULING-03)', () => {
  const cards = [mission({ resources: 12 })];
  expect(isLegal({ gear: [{ card: 'rifle' }] }, cards)).toBe(true);
  expect(isLegal({}, cards)).toBe(true);
  expect(teamFaults([{ gear: [{ card: 'rifle', ammo: [1] }] }], { cards })).toEqual([
    'OVER_BUDGET WF-BUY-01',
  ]);
});

it('[WF-BUY-02, WF-COOP-03] one list for all, which everybody else has to agree to', () => {
  const lines = [{ seat: 0 }, { card: 'ben', seat: 1 }];
  const orders = { config: { seats: 2 } };
  const range = muster(lines, orders);
  expect(range.game.soldiers.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(range.asked).toBe('action');
  const rejected = briefing(orders).give(draftOf(lines)).give({ type: 'rejectTeam' }, 1);
  expect(rejected.asked).toBe('team');
  expect(rejected.game.soldiers).toEqual([]);
});

it('[WF-BUY-03] for sale are Soldiers, weapons, equipment and Skills, and nothing else', () => {
  expect(teamFaults([{}, { card: 'rifle' }])).toEqual(['NOT_A_SOLDIER WF-BUY-03']);
  expect(teamFaults([{ gear: [{ card: 'grunt' }], skills: ['rifle'] }])).toEqual([
    'NOT_GEAR WF-BUY-03',
    'NOT_A_SKILL WF-BUY-03',
  ]);
});

it('[WF-BUY-04] everything costs its printed price', () => {
  const cards = [mission({ resources: 21 }), skill('veteran', { cost: 4 }), weapon('rifle', { cost: 5 })];
  expect(
    isLegal(
      {
        card: 'ace',
        skills: ['veteran'],
        gear: [{ card: 'rifle' }, { card: 'grenade' }, { card: 'grenade' }],
      },
      cards,
    ),
  ).toBe(true);
  expect(
    isLegal(
      { card: 'ace', skills: ['veteran'], gear: [{ card: 'rifle' }, { card: 'grenade', units: 3 }] },
      cards,
    ),
  ).toBe(false);
});

it('[WF-BUY-05] a Non-Player Soldier brings his kit in his price and buys nothing', () => {
  const nell = soldier('nell', { kind: 'nonPlayer', cost: 9, kit: ['rifle', 'keen'] });
  const cards = [nell, skill('keen', { cost: 5 })];
  expect(teamFaults([{}, { card: 'nell', gear: [{ card: 'rifle' }] }], { cards })).toEqual([
    'FIXED_KIT WF-BUY-05',
  ]);
  const range = muster([{}, { card: 'nell' }], { cards });
  expect(range.soldier(2)).toMatchObject({ gear: [{ card: 'rifle' }], skills: ['keen'] });
  expect(range.game.teamValue).toBe(19);
});

it('[WF-BUY-06] nothing can be bought for a Squad Soldier', () => {
  expect(teamFaults([{}, { card: 'sid', gear: [{ card: 'rifle' }] }])).toEqual(['FIXED_KIT WF-BUY-06']);
});

it('[WF-BUY-08, WF-BUY-09] the load never exceeds the limit; it is the price unless printed otherwise', () => {
  const cards = [
    soldier('ace', { loadout: 5 }),
    weapon('light', { cost: 9, load: 1 }),
    weapon('rifle', { cost: 3 }),
  ];
  expect(isLegal({ gear: [{ card: 'rifle' }, { card: 'light' }, { card: 'light' }] }, cards)).toBe(true);
  expect(teamFaults([{ gear: [{ card: 'rifle' }, { card: 'rifle' }] }], { cards })).toEqual([
    'OVERLOADED WF-BUY-08',
  ]);
});

it('[WF-BUY-10] the Mission changes the limit of every Player Soldier, down to 0 at most (WF-RULING-04)', () => {
  const cards = [soldier('ace', { loadout: 3 }), mission({ loadout: -1 })];
  expect(isLegal({ gear: [{ card: 'rifle' }] }, cards)).toBe(true);
  expect(isLegal({ gear: [{ card: 'rifle' }, { card: 'grenade' }] }, cards)).toBe(false);
  expect(isLegal({ gear: [] }, [soldier('ace', { loadout: 3 }), mission({ loadout: -9 })])).toBe(true);
  const more = [soldier('ace', { loadout: 3 }), mission({ loadout: 1 })];
  expect(isLegal({ gear: [{ card: 'rifle' }, { card: 'rifle' }] }, more)).toBe(true);
});

it('[WF-BUY-13] Skills weigh nothing and come once each', () => {
  const cards = [soldier('ace', { loadout: 0 }), skill('keen'), skill('calm')];
  expect(isLegal({ skills: ['keen', 'calm'] }, cards)).toBe(true);
  expect(teamFaults([{ skills: ['keen', 'keen'] }], { cards })).toEqual(['SKILL_TWICE WF-BUY-13']);
});

it('[WF-BUY-14, WF-KEY-75] a Pre-Req must be on the same Soldier', () => {
  const cards = [
    skill('first'),
    skill('second', { prereq: 'first' }),
    equipment('tool', { prereq: 'first' }),
  ];
  expect(isLegal({ skills: ['first', 'second'], gear: [{ card: 'tool' }] }, cards)).toBe(true);
  expect(
    teamFaults(
      [
        { skills: ['second'], gear: [{ card: 'tool' }] },
        { card: 'ben', skills: ['first'] },
      ],
      { cards },
    ),
  ).toEqual(['PREREQ_MISSING WF-BUY-14', 'PREREQ_MISSING WF-BUY-14']);
});

const FLAGGED = [weapon('foreign', { nation: 'm' }), soldier('cal', { nation: 'm' })];

it('[WF-BUY-15] a flagged card needs the flag somewhere in the team', () => {
  expect(teamFaults([{ gear: [{ card: 'foreign' }] }], { cards: FLAGGED })).toEqual([
    'WRONG_NATION WF-BUY-15',
  ]);
  expect(teamFaults([{ gear: [{ card: 'foreign' }] }, { card: 'cal' }], { cards: FLAGGED })).toEqual([]);
});

it('[WF-BUY-16] with nation-pool for each Soldier it must be his own flag', () => {
  const orders = { cards: FLAGGED, options: { 'nation-pool': 'soldier' } } as const;
  const gear = [{ card: 'foreign' }];
  expect(teamFaults([{ gear }, { card: 'cal' }], orders)).toEqual(['WRONG_NATION WF-BUY-16']);
  expect(teamFaults([{}, { card: 'cal', gear }], orders)).toEqual([]);
});

it('[WF-BUY-17] a set of extra Ammo is 1 RP and 1 load for the printed number of counters', () => {
  const cards = [soldier('ace', { loadout: 4 }), mission({ resources: 14 })];
  const range = muster([{ gear: [{ card: 'rifle', ammo: [2] }] }], { cards });
  expect(range.soldier(1).gear[0]?.stacks).toEqual([{ left: 9, isEmpty: false }]);
  expect(range.game.teamValue).toBe(14);
  expect(teamFaults([{ gear: [{ card: 'rifle', ammo: [3] }] }], { cards })).toEqual([
    'OVER_BUDGET WF-BUY-01',
    'OVERLOADED WF-BUY-08',
  ]);
  expect(teamFaults([{ gear: [{ card: 'grenade', ammo: [1] }] }])).toEqual(['NO_SUCH_AMMO WF-BUY-17']);
});

it('[WF-BUY-18] grenades beyond the capacity of a launcher are bought one by one', () => {
  const launcher = weapon('launcher', {
    stacks: [
      { ammo: 'round', count: 3 },
      { ammo: 'shell', count: 2, setSize: 1 },
    ],
  });
  const range = muster([{ gear: [{ card: 'launcher', ammo: [0, 3] }] }], { cards: [launcher] });
  expect(range.soldier(1).gear[0]?.stacks.map(({ left }) => left)).toEqual([3, 5]);
  expect(range.game.teamValue).toBe(10 + 2 + 3);
});

it('[WF-BUY-19] expended gear is bought unit by unit, a card with several counters as a whole (WF-RULING-161)', () => {
  const cards = [equipment('kit', { cost: 2, counters: 4 }), soldier('ace', { loadout: 3 })];
  expect(isLegal({ gear: [{ card: 'grenade', units: 3 }] }, cards)).toBe(true);
  expect(teamFaults([{ gear: [{ card: 'grenade', units: 4 }] }], { cards })).toEqual([
    'OVERLOADED WF-BUY-08',
  ]);
  expect(teamFaults([{ gear: [{ card: 'kit', units: 2 }] }], { cards })).toContain('ONE_UNIT WF-BUY-19');
  expect(muster([{ gear: [{ card: 'kit' }] }], { cards }).game.teamValue).toBe(12);
});

it('[WF-BUY-20, WF-KEY-57] a limit caps copies and units per Soldier, per weapon or in the mission', () => {
  const cards = [
    equipment('pads', { limit: { times: 1, per: 'soldier' } }),
    weapon('bomb', { expended: true, stacks: [], limit: { times: 2, per: 'soldier' } }),
    weapon('cannon', { limit: { times: 1, per: 'mission' } }),
    equipment('sight', { attachesTo: ['Rifle'], limit: { times: 1, per: 'weapon' } }),
  ];
  expect(
    teamFaults([{ gear: [{ card: 'pads' }] }, { card: 'ben', gear: [{ card: 'pads' }] }], { cards }),
  ).toEqual([]);
  const over = ['OVER_LIMIT WF-BUY-20', 'OVER_LIMIT WF-BUY-20'];
  expect(teamFaults([{ gear: [{ card: 'pads' }, { card: 'pads' }] }], { cards })).toEqual(over);
  expect(teamFaults([{ gear: [{ card: 'bomb', units: 3 }] }], { cards })).toEqual(over.slice(1));
  expect(
    teamFaults([{ gear: [{ card: 'cannon' }] }, { card: 'ben', gear: [{ card: 'cannon' }] }], { cards }),
  ).toEqual(over);
  const rifles = [{ card: 'rifle' }, { card: 'rifle' }];
  expect(
    isLegal({ gear: [...rifles, { card: 'sight', attachTo: 0 }, { card: 'sight', attachTo: 1 }] }, cards),
  ).toBe(true);
  expect(
    teamFaults([{ gear: [...rifles, { card: 'sight', attachTo: 0 }, { card: 'sight', attachTo: 0 }] }], {
      cards,
    }),
  ).toEqual(over);
});

it('[WF-BUY-21] passive equipment works from its purchase on, also for the limit it is bought under', () => {
  const cards = [
    soldier('ace', { loadout: 2 }),
    equipment('vest', { load: 0, abilities: [text('static', { effect: 'modLoadout', amount: 2 })] }),
  ];
  expect(isLegal({ gear: [{ card: 'rifle' }, { card: 'rifle' }, { card: 'vest' }] }, cards)).toBe(true);
  expect(isLegal({ gear: [{ card: 'rifle' }, { card: 'rifle' }] }, cards)).toBe(false);
});

it('[WF-BUY-22, WF-KEY-05, WF-KEY-78] an attachment needs a weapon that it names; rails carry its first load points', () => {
  const cards = [
    soldier('ace', { loadout: 3 }),
    weapon('rifle', { rails: 2 }),
    weapon('pistol', { words: ['Pistol'], cost: 1 }),
    equipment('sight', { cost: 1, load: 3, attachesTo: ['Rifle'] }),
  ];
  expect(isLegal({ gear: [{ card: 'rifle' }, { card: 'sight', attachTo: 0 }] }, cards)).toBe(true);
  expect(teamFaults([{ gear: [{ card: 'sight' }] }], { cards })).toEqual(['DOES_NOT_FIT WF-BUY-22']);
  expect(teamFaults([{ gear: [{ card: 'pistol' }, { card: 'sight', attachTo: 0 }] }], { cards })).toContain(
    'DOES_NOT_FIT WF-BUY-22',
  );
  const two = [{ card: 'rifle' }, { card: 'sight', attachTo: 0 }, { card: 'sight', attachTo: 0 }];
  expect(teamFaults([{ gear: two }], { cards })).toEqual(['OVERLOADED WF-BUY-08']);
});

const BALL = action('ball', text('main', { effect: 'gainGear', amount: 5 }));

/** The cards that a delivery could bring to Soldier 1. */
function onOffer(cards: readonly Card[], line: object = {}, orders: Orders = {}) {
  const range = drill(
    {
      soldiers: [
        { card: 'ace', hand: ['ball'], ...line },
        { card: 'nell', gear: [{ card: 'rifle' }] },
      ],
    },
    { cards: [BALL, ...cards], options: orders.options ?? {} },
  ).play('ball');
  expect(range.asked).toBe('shopping');
  const cardsOffered = range.match.options(0).flatMap((each) => (each.type === 'buyGear' ? [each.card] : []));
  return { range, cardsOffered };
}

it('[WF-BUY-25] a delivery is paid from its allowance and keeps to Loadout, flags, limits and Pre-Reqs', () => {
  const cards = [
    weapon('dear', { cost: 6 }),
    weapon('foreign', { nation: 'm' }),
    equipment('pads', { limit: { times: 1, per: 'soldier' } }),
    weapon('cannon', { cost: 2, limit: { times: 1, per: 'mission' } }),
    equipment('tool', { prereq: 'medic' }),
    equipment('huge', { cost: 1, load: 30 }),
    skill('medic'),
  ];
  expect(onOffer(cards).cardsOffered.sort()).toEqual(['cannon', 'grenade', 'pads', 'rifle']);
  const line = { gear: [{ card: 'pads' }, { card: 'cannon' }], skills: ['medic'] };
  expect(onOffer(cards, line).cardsOffered.sort()).toEqual(['grenade', 'rifle', 'tool']);
});

it('[WF-BUY-25] the allowance goes down with every purchase; what is left is lost', () => {
  const { range } = onOffer([]);
  range.give({ type: 'buyGear', soldier: 1, card: 'rifle' });
  range.give({ type: 'buyAmmo', item: 2, stack: 0 });
  expect(range.match.decision()?.about).toEqual({ points: 2 });
  expect(range.soldier(1).gear[0]?.stacks[0]?.left).toBe(6);
  range.give({ type: 'enough' });
  expect(range.asked).toBe('action');
  expect(range.game.teamValue).toBe(40);
});

it('[WF-BUY-25] with nation-pool for each Soldier the receiver must have the flag', () => {
  const cards = [
    weapon('foreign', { nation: 'm' }),
    soldier('nell', { kind: 'nonPlayer', nation: 'm', kit: [] }),
  ];
  expect(onOffer(cards).cardsOffered).toContain('foreign');
  expect(onOffer(cards, {}, { options: { 'nation-pool': 'soldier' } }).cardsOffered).not.toContain('foreign');
});

it('[WF-BUY-25, WF-XP-12] Ammo is bought for the own weapons only (WF-RULING-155), and gear may bring XP (WF-RULING-09)', () => {
  const medal = equipment('medal', { abilities: [text('setup', { effect: 'gainXp', amount: 2 })] });
  const { range } = onOffer([medal]);
  expect(range.offers({ type: 'buyAmmo' })).toBe(false);
  range.give({ type: 'buyGear', soldier: 1, card: 'medal' });
  expect(range.soldier(1).xp).toBe(2);
});

it('[WF-BUY-26] without such a card nothing is bought during a mission', () => {
  const range = drill({ soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }] });
  const types = range.match.options(0).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('buy'))).toEqual([]);
});
