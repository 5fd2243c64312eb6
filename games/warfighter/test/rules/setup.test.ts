import { expect, it } from 'vitest';
import { selectContent } from '../../src/content/assemble.ts';
import type { Card } from '../../src/content/cards.ts';
import { modern } from '../table.ts';
import {
  action,
  equipment,
  event,
  hostile,
  location,
  mission,
  objective,
  soldier,
  text,
} from './drill-cards.ts';
import { briefing, draftOf, muster, openWith, setupProblems, teamFaults } from './muster.ts';

/** The sample mission of the rulebook. */
const COVERT = {
  region: 'jungle',
  enemy: 'drug-cartel',
  mission: 'modern-jungle/covert',
  objective: 'modern-jungle/cartel-boss',
} as const;

const XP = text('setup', { effect: 'gainXp', amount: 2 });

function skill(id: string, changes: object = {}): Card {
  return { id, source: 'original', type: 'skill', cost: 1, ...changes };
}

it('[WF-SETUP-01] Mission, Objective and enemy all belong to the chosen region', () => {
  const cards = [mission({ id: 'abroad', region: 'x' }), objective({ id: 'far', region: 'x' })];
  expect(setupProblems({ cards, config: { mission: 'abroad', objective: 'far' } })).toEqual([
    'mission CARD_NOT_IN_REGION',
    'objective CARD_NOT_IN_REGION',
  ]);
  const wrong = { content: modern, config: { ...COVERT, enemy: 'insurgents' } };
  expect(setupProblems(wrong)).toEqual(['enemy NO_SUCH_ENEMY']);
  expect(setupProblems({ content: modern, config: COVERT })).toEqual([]);
});

it('[WF-SETUP-02] the enemy is exactly one type of hostiles', () => {
  const cards = [hostile('alien', { enemy: 'other' })];
  expect(setupProblems({ cards, config: { enemy: 'nobody' } })).toEqual(['enemy NO_SUCH_ENEMY']);
  const range = muster([{}], { cards });
  expect(range.zone('hostileDeck')).not.toContain('alien');
});

it('[WF-SETUP-05] one Mission of the region lies in slot 1, the others are out of the game', () => {
  const { game } = muster([{}], { cards: [mission({ id: 'other' })] });
  expect(game.mission).toBe('mission');
  expect(game.path.map(({ card }) => card)).toEqual(['mission', '', '', '', 'goal']);
});

it('[WF-SETUP-08] the Objective starts inactive, except in an Escape', () => {
  expect(muster([{}]).game.isActive).toBe(false);
  const flight = [objective({ conditions: [{ need: 'escape' }] })];
  expect(muster([{}], { cards: flight }).game.isActive).toBe(true);
});

it('[WF-SETUP-10, WF-SETUP-26] the Timer starts on its value, and play with the Soldier Turn of turn 1', () => {
  const { game } = muster([{}], {
    cards: [mission({ time: 6, abilities: [text('setup', { effect: 'modTime', amount: 2 })] })],
  });
  expect(game).toMatchObject({ timer: 8, turn: 1, phase: 'soldierTurn' });
});

it('[WF-SETUP-11] one Situation Report may be chosen together with the Mission', () => {
  const report: Card = { id: 'intel', source: 'original', type: 'report' };
  expect(setupProblems({ cards: [report], config: { report: 'intel' } })).toEqual([]);
  expect(setupProblems({ cards: [report], config: { report: 'rifle' } })).toEqual(['report NO_SUCH_REPORT']);
  expect(briefing({ cards: [report], config: { report: 'intel' } }).game.report).toBe('intel');
});

it('[WF-SETUP-12] the Action deck is all Action cards with all Locations of the region and no others', () => {
  const cards = [
    location('abroad', { region: 'x' }),
    action('blank', text('main'), { count: 6, abilities: [] }),
  ];
  const range = muster([{}], { cards });
  const all = [...range.zone('actionDeck'), ...range.zone('hand1')].sort();
  expect(all).toEqual([...Array(6).fill('blank'), ...Array(4).fill('field')]);
});

it('[WF-SETUP-13] the Hostile deck is all hostiles and Events of the chosen type', () => {
  const range = muster([{}], { cards: [event('mud', []), event('elsewhere', [], { enemy: 'other' })] });
  const deck = range.zone('hostileDeck');
  expect([...new Set(deck)].sort()).toEqual(['grunt', 'mud', 'trio']);
  expect(deck).toHaveLength(4 + 4 + 2);
});

it('[WF-SETUP-15] a team has at least one Player Soldier (WF-RULING-05)', () => {
  expect(teamFaults([{ card: 'nell' }, { card: 'sid' }])).toEqual(['NO_PLAYER_SOLDIER WF-SETUP-15']);
  expect(teamFaults([{ card: 'nell' }, { card: 'ace' }])).toEqual([]);
});

it('[WF-SETUP-16] Soldiers are numbered and start in slot 1 for nothing, in an Escape on the Objective', () => {
  const team = [{}, { card: 'nell' }, { card: 'sid' }];
  const far = mission({ entrance: 9 });
  const { game } = muster(team, { cards: [far] });
  expect(game.soldiers.map(({ number, slot }) => `${number} in ${slot}`)).toEqual([
    '1 in 1',
    '2 in 1',
    '3 in 1',
  ]);
  const flight = objective({ conditions: [{ need: 'escape' }] });
  expect(muster(team, { cards: [far, flight] }).game.soldiers.map(({ slot }) => slot)).toEqual([5, 5, 5]);
});

it('[WF-SETUP-17] the cup holds four Targeting counters for each Soldier', () => {
  expect(muster([{}, { card: 'sid' }]).match.state.zones.cup?.tokens).toHaveLength(8);
});

it('[WF-SETUP-18, WF-SOLD-02, WF-SOLD-05] everybody starts with the Actions of his card and Health', () => {
  const cards = [
    soldier('ace', { actions: [2, 2, 2, 2, 2] }),
    soldier('nell', { kind: 'nonPlayer', health: 4, actions: [1, 2, 3, 3] }),
  ];
  const range = muster([{}, { card: 'nell' }, { card: 'sid' }], { cards });
  expect(range.game.soldiers.map(({ actions }) => actions)).toEqual([2, 3, 2]);
});

it('[WF-SETUP-19] gear starts loaded, with the printed or bought number of counters', () => {
  const kit = equipment('kit', { counters: 4 });
  const gear = [{ card: 'rifle', ammo: [2] }, { card: 'grenade', units: 3 }, { card: 'kit' }];
  const { gear: carried } = muster([{ gear }], { cards: [kit] }).soldier(1);
  expect(carried).toMatchObject([
    { stacks: [{ left: 9, isEmpty: false }], isJammed: false },
    { counters: 3 },
    { counters: 4 },
  ]);
});

it('[WF-SETUP-20, WF-XP-12] Soldiers start with the XP printed on their card, gear and Skills', () => {
  const cards = [
    soldier('ace', { xp: 1 }),
    skill('veteran', { abilities: [XP] }),
    equipment('medal', { abilities: [text('setup', { effect: 'gainXp', amount: 4 })] }),
  ];
  const range = muster([{ gear: [{ card: 'medal' }], skills: ['veteran'] }, { card: 'ben' }], { cards });
  expect(range.game.soldiers.map(({ xp }) => xp)).toEqual([7, 0]);
});

it('[WF-SETUP-21] each Player Soldier draws a hand of his own, as large as his Health', () => {
  const cards = [soldier('ben', { health: 3 })];
  const range = muster([{}, { card: 'ben' }, { card: 'nell' }], { cards });
  expect([1, 2, 3].map((number) => range.zone(`hand${number}`).length)).toEqual([5, 3, 0]);
});

const SCOUTED = mission({ recon: 'location' });

it('[WF-SETUP-23, WF-KEY-83] Recon puts a chosen card into one hand, on top of the opening hand (WF-RULING-07)', () => {
  const range = muster([{}, { card: 'ben' }], { cards: [SCOUTED, location('camp', { count: 2 })] });
  expect(range.asked).toBe('reconChoice');
  const choices = range.match.options(0).map((each) => {
    if (each.type !== 'recon') return '';
    return `${each.soldier} ${range.match.state.content.instances[each.card]}`;
  });
  expect(choices).toEqual(['1 field', '1 camp', '2 field', '2 camp']);
  const camp = range.match.options(0)[3];
  if (camp !== undefined) range.give(camp);
  expect(range.zone('shown2')).toEqual(['camp']);
  expect([range.zone('hand1').length, range.zone('hand2').length]).toEqual([5, 5]);
});

it('[WF-SETUP-23] where there is no card of the type, nothing is taken (WF-RULING-08)', () => {
  const range = muster([{}], { cards: [mission({ recon: 'stealth' })] });
  expect(range.asked).toBe('action');
  expect(range.zone('shown1')).toEqual([]);
});

it('[WF-SETUP-24, WF-DOWN-10] the team value is what was spent (WF-RULING-01, WF-RULING-02)', () => {
  const gear = [
    { card: 'rifle', ammo: [1] },
    { card: 'grenade', units: 2 },
  ];
  const cards = [skill('veteran', { cost: 3 })];
  const range = muster([{ gear, skills: ['veteran'] }, { card: 'nell' }], { cards });
  expect(range.game.teamValue).toBe(10 + 2 + 1 + 2 + 3 + 10);
});

it('[WF-SETUP-25] nobody redraws for want of a Location', () => {
  const cards = [location('field', { count: 0 })];
  const range = muster([{}], { cards });
  expect(range.asked).toBe('action');
  expect(range.zone('hand1')).toEqual(Array(5).fill('blank'));
});

it('[WF-SETUP-12, WF-SETUP-13] the real packs give the decks of one region and enemy', () => {
  const content = selectContent(modern, COVERT.region, COVERT.enemy);
  const created = openWith({ content, config: COVERT });
  if (!created.ok) throw new Error('the sample mission must open');
  const match = created.value;
  expect(match.submit(0, 1, draftOf([{ card: 'modern-core/giacomelli' }]))).toEqual({ ok: true });
  const cards = match.state.zones.actionDeck?.tokens.map(
    (token) => content.cards[content.instances[token] ?? ''],
  );
  expect(
    cards?.every(
      (card) => card?.type === 'action' || (card?.type === 'location' && card.region === 'jungle'),
    ),
  ).toBe(true);
  expect(cards?.some((card) => card?.type === 'location')).toBe(true);
});
