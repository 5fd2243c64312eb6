import { anyGame, formatSave, loadMatch, makeSave, parseSave, verifySave } from '@sitrep/kernel';
import { fuzz } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import { warfighter } from '../../src/index.ts';
import {
  CAMPAIGN,
  CAMPAIGN_CARDS,
  firstTeam,
  member,
  nearWin,
  skipToTeam,
  standingOf,
  win,
} from './campaign-range.ts';
import type { Drill } from './drill.ts';
import { action, chart, drillContent, hostile, objective } from './drill-cards.ts';
import { draftOf } from './muster.ts';

const BOMBER = hostile('bomber', { charts: [chart([{ from: 5, wounds: 5, all: true, destroy: true }])] });

/** So that every hand has a Location. */
const FEW_BLANKS = action('blank', { when: 'main', do: [] }, { count: 1 });

function procedures({ match }: Drill): readonly string[] {
  return match.state.frames.map(({ procedure }) => procedure);
}

it('[WF-END-07] a mission that ends deep in an attack goes back to the campaign', () => {
  const range = nearWin(
    {
      at: 'hostileTurn',
      soldiers: [
        { card: 'ace', slot: 1 },
        { card: 'ben', slot: 0, standing: 'downed', exitHealth: 0 },
      ],
      hostiles: [{ card: 'bomber', slot: 1, target: 1, isMarked: true }],
      standing: { members: [member('ace'), member('ben')] },
    },
    {
      cards: [objective({ conditions: [{ need: 'eliminateHostiles' }] }), BOMBER],
      dice: 'hostile 5 cover 6 outcome 8 4',
    },
  );
  expect(standingOf(range)).toMatchObject({
    records: [{ isSuccess: true, returned: ['ace'] }],
    losses: [{ card: 'ben', fate: 'discharge' }],
  });
  expect(procedures(range)).toEqual(['campaign']);
  expect(range.asked).toBe('skillChoice');
});

it('[WF-END-03] the loss of the last Soldier ends mission and campaign', () => {
  const range = nearWin(
    {
      at: 'hostileTurn',
      soldiers: [{ card: 'ace', slot: 2, wounds: [{ points: 4, isTreated: false }] }],
      hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
    },
    { dice: 'hostile 9 cover 6 outcome 1' },
  );
  expect(standingOf(range)).toMatchObject({ victoryPoints: -3, level: 'noEffect' });
});

it('[WF-END-06] giving up ends the campaign: a mission under way has failed', () => {
  const range = nearWin({ standing: { victoryPoints: 8 } });
  range.give({ type: 'move', soldier: 1, to: 1 });
  expect(range.match.concede(0)).toEqual({ ok: true });
  expect(standingOf(range).records).toMatchObject([{ isSuccess: false }]);
  expect(range.match.outcome()).toMatchObject({ result: 'tactical' });
});

it('[WF-END-06] between missions nothing is lost by giving up', () => {
  const range = win(nearWin({ standing: { victoryPoints: 8 } }));
  expect(range.match.concede(0)).toEqual({ ok: true });
  expect(standingOf(range)).toMatchObject({ victoryPoints: 11, records: [{ isSuccess: true }] });
  expect(range.match.outcome()).toMatchObject({ rule: 'WF-CAMP-15', result: 'tactical' });
});

it('[WF-COOP-09] between missions the lowest seat that has not given up decides for the team', () => {
  const soldiers = [
    { card: 'ace', slot: 2, seat: 1 },
    { card: 'ben', slot: 2 },
  ];
  const members = [member('ace'), member('ben')];
  const range = nearWin(
    { soldiers, standing: { members } },
    { config: { seats: 2 }, dice: 'adjustment 5 objective 1' },
  ).give({ type: 'move', soldier: 1, to: 3 }, 1);
  expect(range.match.decision()).toMatchObject({ name: 'pointShare', seats: [0] });
  range.give({ type: 'givePoints', member: 'ace', points: 2 });
  range.give({ type: 'givePoints', member: 'ben', points: 1 });
  // Each player buys for those he has run.
  expect(range.match.decision()?.seats).toEqual([0, 1]);
  expect(range.offers({ member: 'ace' }, 0)).toBe(false);
  range.give({ type: 'learnSkill', member: 'ace', card: 'aim' }, 1);
  expect(range.match.decision()?.seats).toEqual([0]);
  expect(range.match.concede(0)).toEqual({ ok: true });
  expect(range.match.decision()).toMatchObject({ name: 'skillChoice', seats: [1] });
  range.give({ type: 'enough' }, 1);
  expect(range.match.decision()).toMatchObject({ name: 'reportChoice', seats: [1] });
  range.give({ type: 'noReport' }, 1);
  expect(range.match.decision()).toMatchObject({ name: 'team', seats: [1] });
});

it('[WF-COOP-05] nobody learns from the clearing what lay in whose hand', () => {
  const soldiers = [{ card: 'ace', slot: 2, hand: ['blank', 'blank'] }];
  const range = win(nearWin({ soldiers }, { config: { seats: 2 } }));
  const moves = range.match
    .events(1)
    .filter(({ type, rule, from }) => type === 'moved' && rule === 'WF-CAMP-09' && from === 'hand1');
  expect(moves).toMatchObject([{ into: 'actionDeck', count: 2 }]);
  expect(moves[0]?.tokens).toBe(undefined);
});

it('a campaign is saved in its second mission, opened again, and verified', () => {
  const range = firstTeam({ cards: [FEW_BLANKS] }).give(draftOf([{ card: 'ace' }]));
  for (let turn = 0; range.game.mission === 'low' && turn < 20; turn += 1) stepOn(range);
  skipToTeam(range).give(draftOf([{ card: 'ace' }]));
  expect(range.game).toMatchObject({ mission: 'middle', phase: 'soldierTurn' });
  const parsed = parseSave(formatSave(makeSave(range.match)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const loaded = loadMatch(anyGame(warfighter), parsed.value);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded));
  expect(loaded.value.match.hash).toBe(range.match.hash);
  expect(loaded.value.match.state.game).toMatchObject({ campaign: { records: [{ mission: 'low' }] } });
  expect(verifySave(anyGame(warfighter), parsed.value)).toEqual({ ok: true, value: {} });
});

/** Ace goes for the Objective by whatever is possible first. */
function stepOn(range: Drill): void {
  const types = ['activateObjective', 'playLocation', 'done'] as const;
  const ahead = range.match
    .options(0)
    .find((option) => option.type === 'move' && option.to > range.soldier(1).slot);
  const next =
    ahead ?? types.flatMap((type) => range.match.options(0).find((option) => option.type === type) ?? [])[0];
  if (next !== undefined) range.give(next);
}

/** What costs nothing and leads nowhere: random players and standing orders would go on with it for ever. */
const FREE = [
  'handleGear',
  'passGear',
  'dropGear',
  'pickUp',
  'giveAmmo',
  'dropAmmo',
  'pickUpAmmo',
  'takeAmmo',
];
const SHARED = ['showHand', 'showCard', 'handOver', 'rejectTeam', 'resume'];

it('plays whole campaigns by chance under all laws', () => {
  const content = drillContent([...CAMPAIGN_CARDS]);
  const base = { ruleset: 'modern', options: {}, region: 'r', enemy: 'e', report: '', maxSoldiers: 4 };
  const setups = [1, 2].map((seats) => ({
    name: `${seats}`,
    config: { ...base, ...CAMPAIGN, seats },
    content,
  }));
  const report = fuzz({
    subject: {
      game: anyGame(warfighter),
      setups,
      mostEntries: 5_000,
      free: [...FREE, ...SHARED],
      tokens: ['card', 'hostile'],
    },
    games: 4,
    seed: 'campaigns',
    laws: true,
  });
  expect(report.failures.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
  expect(Object.keys(report.coverage.events)).toEqual(
    expect.arrayContaining([
      'missionBooked',
      'pointsGiven',
      'skillLearned',
      'adjustmentRolled',
      'campaignEnded',
    ]),
  );
});
