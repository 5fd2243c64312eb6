import { expect, it } from 'vitest';
import { OPTION_VALUES, RULESETS } from '../../src/options.ts';
import { drill } from './drill.ts';
import { action, equipment, location, mission, objective, soldier, weapon } from './drill-cards.ts';
import { briefing, muster, setupProblems, teamFaults } from './muster.ts';

it('[WF-OPT-01] options are chosen before set-up, among the values they have', () => {
  expect(setupProblems({ options: { 'save-cards': 'any' } })).toEqual([]);
  expect(setupProblems({ options: { 'save-cards': 'always' } as never })).toEqual([
    'options.save-cards OPTION_UNKNOWN',
  ]);
  expect(setupProblems({ options: { 'house-rule': 'on' } as never })).toEqual([
    'options.house-rule OPTION_UNKNOWN',
  ]);
  for (const [name, value] of Object.entries(RULESETS.modern))
    expect(OPTION_VALUES[name as keyof typeof OPTION_VALUES]).toContain(value);
});

const STILL = [
  soldier('ace', { movement: 0 }),
  soldier('nell', { kind: 'nonPlayer', movement: 0, kit: [] }),
  location('field', { entrance: 2 }),
];
const SAVING = {
  path: ['field', 'field'],
  soldiers: [{ card: 'ace', hand: ['blank', 'blank', 'blank'] }, { card: 'nell' }],
};

it('[WF-OPT-02, WF-MOVE-10] a Player Soldier sets cards aside for his own next entrance', () => {
  expect(drill(SAVING, { cards: STILL }).offers({ type: 'setAside' })).toBe(false);
  const range = drill(SAVING, { cards: STILL, options: { 'save-cards': 'own' } });
  expect(range.offers({ type: 'setAside', soldier: 2 })).toBe(false);
  range
    .give({ type: 'setAside', soldier: 1 })
    .first('pick')
    .first('pick')
    .first('pick')
    .give({ type: 'enough' });
  expect([range.zone('hand1').length, range.zone('aside1').length]).toEqual([0, 3]);
  expect(range.refusal({ type: 'move', soldier: 2, to: 2 })).toBe('CANNOT_AFFORD_ENTRANCE');
  // WF-MOVE-09: what is left over after the entrance goes, too.
  range.give({ type: 'move', soldier: 1, to: 2 });
  expect(range.soldier(1).slot).toBe(2);
  expect([range.zone('aside1'), range.zone('actionDiscard')]).toEqual([[], ['blank', 'blank', 'blank']]);
});

it('[WF-MOVE-11] with save-cards for any, they are set aside for whom one likes (WF-RULING-49)', () => {
  const range = drill(SAVING, { cards: STILL, options: { 'save-cards': 'any' } }).give({
    type: 'setAside',
    soldier: 1,
  });
  expect(range.asked).toBe('beneficiaryChoice');
  range.give({ type: 'forSoldier', soldier: 2 }).first('pick').first('pick').give({ type: 'enough' });
  expect(range.zone('aside2')).toHaveLength(2);
  range.give({ type: 'move', soldier: 2, to: 2 });
  expect(range.soldier(2).slot).toBe(2);
  expect(range.zone('aside2')).toEqual([]);
});

it('[WF-MOVE-11] they go when the named Soldier leaves, and stay when the other one does (WF-RULING-49)', () => {
  const hurt = [{ points: 4, isTreated: false }];
  const aside = (leaving: 1 | 2) => {
    const range = drill(
      {
        soldiers: [
          { card: 'ace', hand: ['blank'], ...(leaving === 1 && { wounds: hurt }) },
          { card: 'nell', ...(leaving === 2 && { wounds: hurt }) },
          { card: 'ben' },
        ],
      },
      { cards: STILL, options: { 'save-cards': 'any' } },
    );
    range
      .give({ type: 'setAside', soldier: 1 })
      .give({ type: 'forSoldier', soldier: 2 })
      .first('pick')
      .give({ type: 'enough' });
    return range.give({ type: 'medevac', soldier: leaving }).zone('aside2');
  };
  expect([aside(1), aside(2)]).toEqual([['blank'], []]);
});

it('[WF-OPT-03] saved cards are no part of the hand', () => {
  const draws = Array(5).fill('actionDeck:blank').join(' ');
  const range = drill(
    { soldiers: [{ card: 'ace', hand: ['blank'] }] },
    { options: { 'save-cards': 'own' }, draws },
  );
  range.give({ type: 'setAside', soldier: 1 }).first('pick').give({ type: 'enough' });
  range.give({ type: 'discardDraw', soldier: 1 }).give({ type: 'enough' });
  expect([range.zone('hand1').length, range.zone('aside1').length]).toEqual([5, 1]);
});

it('[WF-OPT-02] a suppressed Soldier sets nothing aside', () => {
  const range = drill(
    { soldiers: [{ card: 'ace', suppress: 1, hand: ['blank'] }] },
    { options: { 'save-cards': 'own' } },
  );
  expect(range.refusal({ type: 'setAside' })).toBe('SUPPRESSED');
});

it('[WF-OPT-04, WF-OPT-06, WF-OPT-07, WF-VEC-58] two dice one above the Reload number jam the weapon after the attack', () => {
  const fire = (mode: 'burst' | 'auto', dice: string) =>
    drill(
      {
        soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
        hostiles: [{ card: 'trio', slot: 1, target: 1 }],
      },
      { options: { 'weapon-jams': 'on' }, dice },
    ).attack(1, 'trio', mode);
  expect(fire('burst', 'attack 3 3 cover 6').soldier(1).gear[0]?.isJammed).toBe(true);
  const both = fire('auto', 'attack 3 1 3 cover 6');
  expect(both.soldier(1).gear[0]).toMatchObject({ isJammed: true, stacks: [{ isEmpty: true }] });
  const hit = fire('auto', 'attack 3 9 3 cover 6');
  expect(hit.hostile('trio').ekia).toBe(1);
  expect(hit.soldier(1).gear[0]?.isJammed).toBe(true);
  expect(fire('burst', 'attack 3 4 cover 6').soldier(1).gear[0]?.isJammed).toBe(false);
});

it('[WF-OPT-08] with jams the budget rises by 1 for each Soldier who buys a weapon with Burst or Auto', () => {
  const slow = weapon('slow', { cost: 2, profiles: [{ ranges: [], modes: [{ mode: 'semi', dice: 1 }] }] });
  const cards = [mission({ resources: 23 }), slow];
  const team = (card: string) => [
    { gear: [{ card }, { card: 'grenade' }] },
    { card: 'ben', gear: [{ card }] },
  ];
  const faults = (card: string, jams: 'on' | 'off') =>
    teamFaults(team(card), { cards, options: { 'weapon-jams': jams } });
  expect(faults('rifle', 'on')).toEqual([]);
  expect(faults('rifle', 'off')).toEqual(['OVER_BUDGET WF-BUY-01']);
  expect(faults('slow', 'on')).toEqual(['OVER_BUDGET WF-BUY-01']);
});

it('[WF-OPT-09] a random mission draws Mission and Objective from the region, whatever was chosen', () => {
  const cards = [
    ...['m1', 'm2', 'm3'].map((id) => mission({ id })),
    ...['o1', 'o2', 'o3'].map((id) => objective({ id })),
    mission({ id: 'abroad', region: 'x' }),
  ];
  const drawn = Array.from({ length: 12 }, (_, index) => {
    const { game } = briefing({ cards, options: { 'random-mission': 'on' }, seed: `seed ${index}` });
    return [game.mission, game.objective] as const;
  });
  expect(new Set(drawn.map(([name]) => name)).size).toBeGreaterThan(1);
  expect(new Set(drawn.map(([, goal]) => goal)).size).toBeGreaterThan(1);
  expect(drawn.some(([name]) => name === 'abroad')).toBe(false);
  expect(briefing({ cards }).game).toMatchObject({ mission: 'mission', objective: 'goal' });
});

it('[WF-BUY-22, WF-RULING-162] acog-legacy fits the sight to Rifles and Carbines only', () => {
  const sight = equipment('sight', { attachesTo: ['Rifle', 'SMG'], legacyAttachesTo: ['Rifle'] });
  const cards = [sight, weapon('smg', { words: ['SMG'] })];
  const line = { gear: [{ card: 'smg' }, { card: 'sight', attachTo: 0 }] };
  expect(teamFaults([line], { cards })).toEqual([]);
  expect(teamFaults([line], { cards, options: { 'acog-legacy': 'on' } })).toEqual(['DOES_NOT_FIT WF-BUY-22']);
});

it('[WF-MOVE-13, WF-RULING-162] on-point-legacy eases by half', () => {
  const point = action('point', {
    when: 'firstEntry',
    do: [{ effect: 'modEntrance', amount: -2, at: 'here' }],
    upgun: { do: [{ effect: 'modEntrance', amount: -4, at: 'here' }] },
  });
  const eased = [false, true].map((isUpgunned) => {
    const range = drill(
      {
        path: ['field'],
        slotChanges: { 2: { wasEntered: false } },
        soldiers: [{ card: 'ace', xp: 1, hand: ['point'] }],
      },
      { cards: [point], options: { 'on-point-legacy': 'on' } },
    );
    return range.give({ type: 'move', soldier: 1, to: 2 }).play('point').give({ type: 'upgun', isUpgunned })
      .game.path[1]?.reduction;
  });
  expect(eased).toEqual([1, 2]);
});

it('[WF-DOWN-10, WF-RULING-01] with team-value by the mission its Resources count instead', () => {
  const gear = [{ card: 'rifle' }];
  expect(muster([{ gear }]).game.teamValue).toBe(12);
  expect(muster([{ gear }], { options: { 'team-value': 'mission' } }).game.teamValue).toBe(40);
});

it('[WF-ACT-14, WF-DOWN-16] with lighten-anytime gear worth 1 RP at least is thrown away at will', () => {
  const wanted = {
    soldiers: [
      { card: 'ace', gear: [{ card: 'rifle' }, { card: 'grenade' }] },
      { card: 'nell', gear: [{ card: 'rifle' }] },
    ],
  };
  const range = drill(wanted, { options: { 'lighten-anytime': 'on' } }).give({ type: 'lighten' });
  expect(range.match.options(0)).toEqual([
    { type: 'enough' },
    { type: 'discardGear', item: 1 },
    { type: 'discardGear', item: 2 },
  ]);
  range.give({ type: 'enough' });
  expect(range.game.teamValue).toBe(40);
  range.give({ type: 'lighten' }).give({ type: 'discardGear', item: 2 }).give({ type: 'enough' });
  expect(range.game.teamValue).toBe(10 + 2 + 10);
  expect(
    drill({ soldiers: [{ card: 'ace' }] }, { options: { 'lighten-anytime': 'on' } }).offers({
      type: 'lighten',
    }),
  ).toBe(false);
});
