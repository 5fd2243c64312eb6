import { expect, it } from 'vitest';
import { levelOf } from '../../src/queries/campaign/campaign.ts';
import type { CampaignConfig, Config } from '../../src/types.ts';
import {
  CAMPAIGN,
  CAMPAIGN_CARDS,
  faults,
  firstTeam,
  member,
  nearWin,
  skipToTeam,
  standingOf,
  win,
} from './campaign-range.ts';
import { mission } from './drill-cards.ts';
import { briefing, draftOf, setupProblems } from './muster.ts';

const record = (number: string, objective: string) => ({
  mission: number,
  objective,
  slots: 3,
  isSuccess: true,
  returned: [],
  points: 3,
  victoryPoints: 3,
});

it('[WF-CAMP-01] the Missions of one region against one enemy are played by rising Resources, however they are listed', () => {
  const range = firstTeam();
  expect(standingOf(range).missions).toEqual(['low', 'middle', 'high']);
  expect(range.game.mission).toBe('low');
  const cards = [...CAMPAIGN_CARDS, mission({ id: 'abroad', region: 'x' })];
  const problems = (missions: readonly string[]) =>
    setupProblems({ cards, config: { ...CAMPAIGN, campaign: { id: 'drill', missions } } });
  expect(problems(['low', 'abroad'])).toEqual(['campaign.missions.1 CAMPAIGN_MISSION']);
  expect(problems(['low', 'high', 'low'])).toEqual(['campaign.missions.2 CAMPAIGN_MISSION']);
  expect(problems(['goal'])).toEqual(['campaign.missions.0 CAMPAIGN_MISSION']);
});

/** A campaign of the players' own. */
const own = (campaign: Omit<CampaignConfig, 'id'>) =>
  ({ ...CAMPAIGN, campaign: { id: 'own', ...campaign } }) as const satisfies Partial<Config>;

it('[WF-CAMP-16] the players choose Missions of the region, each once, no more than there are Objectives', () => {
  const problems = (missions: readonly string[]) =>
    setupProblems({ cards: CAMPAIGN_CARDS, config: own({ missions }) });
  expect(problems(['middle'])).toEqual([]);
  expect(problems(['high', 'low'])).toEqual([]);
  expect(problems([])).toEqual(['campaign.missions CAMPAIGN_LENGTH']);
  expect(problems(['low', 'nowhere', 'low'])).toEqual([
    'campaign.missions.1 CAMPAIGN_MISSION',
    'campaign.missions.2 CAMPAIGN_MISSION',
  ]);
});

it('[WF-CAMP-01, WF-CAMP-17, WF-RULING-165] they are played by rising Resources, or as listed', () => {
  const missions = ['high', 'low'];
  const played = (order: CampaignConfig['order']) =>
    standingOf(
      briefing({
        cards: CAMPAIGN_CARDS,
        config: own(order === undefined ? { missions } : { missions, order }),
      }),
    ).missions;
  expect([played(undefined), played('rising'), played('listed')]).toEqual([
    ['low', 'high'],
    ['low', 'high'],
    ['high', 'low'],
  ]);
  const config = own({ missions, order: 'backwards' as never });
  expect(setupProblems({ cards: CAMPAIGN_CARDS, config })).toEqual(['campaign.order CAMPAIGN_ORDER']);
});

it('[WF-CAMP-15, WF-CAMP-16, WF-CAMP-17] a campaign of the players’ own is played to its end', () => {
  const config = own({ missions: ['middle', 'low'], order: 'listed' });
  const first = win(
    nearWin(
      { slots: 4, path: ['field', 'field'], soldiers: [{ card: 'ace', slot: 3 }] },
      { config, dice: 'adjustment 5 objective 1' },
    ),
  );
  expect(skipToTeam(first).game).toMatchObject({ mission: 'low', objective: 'first' });
  const records = [record('middle', 'first')];
  const last = win(nearWin({ standing: { records, victoryPoints: 4 } }, { config }));
  expect(standingOf(last)).toMatchObject({
    records: [{ mission: 'middle' }, { mission: 'low' }],
    victoryPoints: 7,
    level: 'tactical',
  });
  expect(last.match.outcome()).toMatchObject({ result: 'tactical' });
});

it('[WF-CAMP-02] the Objective is drawn from those of the region that were not used', () => {
  const standing = { records: [record('low', 'goal')], objective: 'second' };
  const range = win(
    nearWin(
      { slots: 4, path: ['field', 'field'], soldiers: [{ card: 'ace', slot: 3 }], standing },
      { dice: 'adjustment 5 objective 2' },
    ),
  );
  skipToTeam(range);
  expect(range.game).toMatchObject({ mission: 'high', objective: 'third' });
  const rolls = range.match.log.flatMap(({ events }) =>
    events.flatMap((event) => ('sides' in event && event.rule === 'WF-CAMP-02' ? [event.sides] : [])),
  );
  expect(rolls).toEqual([2]);
});

it('[WF-CAMP-02, WF-RULING-128] what is embedded in an Objective is never drawn on its own, nor counted', () => {
  const cards = CAMPAIGN_CARDS.map((card) =>
    card.type === 'objective' && card.id === 'goal' ? { ...card, embedded: 'second' } : card,
  );
  const range = skipToTeam(win(nearWin({}, { cards, dice: 'adjustment 5 objective 2' })));
  expect(range.game.objective).toBe('third');
  const missions = ['low', 'middle', 'high', 'mission'];
  expect(setupProblems({ cards, config: { ...CAMPAIGN, campaign: { id: 'drill', missions } } })).toEqual([
    'campaign.missions CAMPAIGN_LENGTH',
  ]);
});

it('[WF-CAMP-02] there are no more Missions than Objectives, and nobody chooses one', () => {
  const missions = ['low', 'middle', 'high', 'mission', 'fifth'];
  const cards = [...CAMPAIGN_CARDS, mission({ id: 'fifth' })];
  const config = { ...CAMPAIGN, campaign: { id: 'drill', missions } };
  expect(setupProblems({ cards, config })).toEqual(['campaign.missions CAMPAIGN_LENGTH']);
  expect(setupProblems({ cards, config: { ...config, campaign: { id: 'drill', missions: [] } } })).toEqual([
    'campaign.missions CAMPAIGN_LENGTH',
  ]);
  expect(setupProblems({ cards, config: { ...CAMPAIGN, objective: 'goal' } })).toEqual([
    'objective CAMPAIGN_CARD',
  ]);
});

it('[WF-CAMP-11] used Missions and Objectives do not come back', () => {
  const range = skipToTeam(win(nearWin({}, { dice: 'adjustment 5 objective 1' })));
  expect(range.game).toMatchObject({ mission: 'middle', objective: 'first' });
  const last = skipToTeam(
    win(
      nearWin(
        {
          slots: 4,
          path: ['field', 'field'],
          soldiers: [{ card: 'ace', slot: 3 }],
          standing: { records: [record('low', 'goal')], objective: 'first' },
        },
        { dice: 'adjustment 5 objective 1' },
      ),
    ),
  );
  expect(last.game).toMatchObject({ mission: 'high', objective: 'second' });
});

it('[WF-CAMP-13] a failed mission ends the campaign', () => {
  const range = nearWin({ timer: 1 }).endTurn();
  expect(standingOf(range)).toMatchObject({ level: 'noEffect', records: [{ isSuccess: false, points: 0 }] });
  expect(range.match.decision()).toBeUndefined();
  expect(range.rolled).toEqual([]);
  expect(range.match.outcome()).toEqual({ rule: 'WF-CAMP-15', result: 'noEffect', winners: [] });
});

it('[WF-CAMP-14] a success is worth its slot, each loss by kind and fate is taken off', () => {
  const gone = { slot: 0, standing: 'medevaced', exitHealth: 0 } as const;
  const range = win(
    nearWin(
      {
        soldiers: [
          { card: 'ace', slot: 2 },
          { card: 'ben', ...gone },
          { card: 'cal', ...gone },
          { card: 'nell', ...gone },
          { card: 'sid', ...gone },
        ],
        standing: { members: [member('ace'), member('ben'), member('cal')], victoryPoints: 20 },
      },
      { config: { maxSoldiers: 6 }, dice: 'outcome 4 1 4 1' },
    ),
  );
  expect(
    range.told('soldierLost').map(({ card, fate, victoryPoints }) => [card, fate, victoryPoints]),
  ).toEqual([
    ['ben', 'discharge', 2],
    ['cal', 'kia', 3],
    ['nell', 'discharge', 1],
    ['sid', 'kia', 2],
  ]);
  expect(standingOf(range).records[0]).toMatchObject({ victoryPoints: 3 - 8, returned: ['ace'] });
  expect(standingOf(range).victoryPoints).toBe(20 + 3 - 8);
});

it('[WF-CAMP-14] a failed mission gains nothing, but its losses are booked (WF-RULING-133)', () => {
  const gone = { slot: 0, standing: 'downed', exitHealth: 0 } as const;
  const range = nearWin(
    {
      timer: 1,
      soldiers: [
        { card: 'ace', slot: 2 },
        { card: 'sid', ...gone },
      ],
      standing: { victoryPoints: 9 },
    },
    { dice: 'outcome 1' },
  ).endTurn();
  expect(standingOf(range)).toMatchObject({ victoryPoints: 7, level: 'tactical' });
});

it('[WF-VEC-59] slot 4, a Squad Soldier killed, a Player Soldier discharged: 4 Campaign Points, no Victory Point', () => {
  const gone = { slot: 0, standing: 'downed', exitHealth: 0 } as const;
  const range = win(
    nearWin(
      {
        slots: 4,
        path: ['field', 'field'],
        soldiers: [
          { card: 'ace', slot: 3 },
          { card: 'ben', ...gone },
          { card: 'sid', ...gone },
        ],
        standing: {
          members: [member('ace'), member('ben')],
          records: [record('low', 'goal')],
          objective: 'first',
        },
      },
      { dice: 'outcome 4 1' },
    ),
  );
  expect(range.told('missionBooked')).toMatchObject([{ points: 4, victoryPoints: 0 }]);
});

it.each([
  [-3, 'noEffect'],
  [6, 'noEffect'],
  [7, 'tactical'],
  [15, 'tactical'],
  [16, 'operational'],
  [26, 'operational'],
  [27, 'theatre'],
  [34, 'theatre'],
  [35, 'strategic'],
])('[WF-CAMP-15] %i Victory Points are %s', (points, level) => {
  expect(levelOf(points)).toBe(level);
});

it('[WF-CAMP-15] the level is announced after the last mission', () => {
  const records = [record('low', 'goal'), record('middle', 'first')];
  const range = win(
    nearWin({
      slots: 5,
      path: ['field', 'field', 'field'],
      soldiers: [{ card: 'ace', slot: 4 }],
      standing: { records, objective: 'second', victoryPoints: 11 },
    }),
  );
  expect(standingOf(range)).toMatchObject({ victoryPoints: 16, level: 'operational' });
  expect(range.match.outcome()).toEqual({ rule: 'WF-CAMP-15', result: 'operational', winners: [0] });
  expect(range.rolled).toEqual([]);
});

it('[WF-CAMP-09] Wounds, XP, hands and counters stay behind', () => {
  const range = win(
    nearWin(
      {
        soldiers: [
          {
            card: 'ace',
            slot: 2,
            wounds: [{ points: 2, isTreated: false }],
            xp: 7,
            hand: ['blank', 'blank'],
          },
        ],
        hostiles: [{ card: 'grunt', slot: 3, target: 1 }],
      },
      {
        dice: 'adjustment 5 objective 1',
        draws: 'actionDeck:blank actionDeck:blank actionDeck:blank actionDeck:blank actionDeck:blank',
      },
    ),
  );
  expect(range.zone('hand1')).toEqual([]);
  expect(range.game).toMatchObject({
    soldiers: [],
    hostiles: [],
    path: [],
    turn: 0,
    phase: 'setup',
    result: undefined,
  });
  skipToTeam(range).give(draftOf([{ card: 'ace' }]));
  expect(range.soldier(1)).toMatchObject({ wounds: [], xp: 0, standing: 'in', slot: 1 });
  expect(range.zone('hand1')).toHaveLength(5);
  expect(range.zone('hostiles')).toEqual([]);
});

it('[WF-CAMP-05] Gear and other Soldiers are for one mission', () => {
  const range = skipToTeam(
    win(
      nearWin(
        {
          soldiers: [
            { card: 'ace', slot: 2, gear: [{ card: 'rifle' }] },
            { card: 'nell', slot: 2 },
          ],
        },
        {
          dice: 'adjustment 5 objective 1',
          draws: 'actionDeck:blank actionDeck:blank actionDeck:blank actionDeck:blank actionDeck:blank',
        },
      ),
    ),
  );
  expect(standingOf(range).members.map(({ card }) => card)).toEqual(['ace']);
  expect(faults(range, [{ card: 'ace' }])).toEqual([]);
  range.give(draftOf([{ card: 'ace' }]));
  expect(range.game.soldiers.map(({ card, gear }) => [card, gear])).toEqual([['ace', []]]);
  expect(range.game.teamValue).toBe(10);
});
