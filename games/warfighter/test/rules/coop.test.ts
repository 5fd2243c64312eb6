import { expect, it } from 'vitest';
import type { Wanted } from '../../src/examples/wanted.ts';
import { type Drill, drill, type Terms } from './drill.ts';
import { action, hostile, location, soldier, text } from './drill-cards.ts';
import { briefing, draftOf, muster, setupProblems, teamFaults } from './muster.ts';

const TWO = { seats: 2 } as const;

function pair(wanted: Wanted, terms: Terms = {}): Drill {
  return drill(wanted, { ...terms, config: { ...TWO, ...terms.config } });
}

/** One Player Soldier for each of two players. */
function mates(first: object = {}, second: object = {}, terms: Terms = {}): Drill {
  return pair(
    {
      soldiers: [
        { card: 'ace', ...first },
        { card: 'ben', seat: 1, ...second },
      ],
    },
    terms,
  );
}

const types = (range: Drill, seat: number) => [...new Set(range.match.options(seat).map(({ type }) => type))];

it('[WF-COOP-01] from one player upwards any number share a team, and one may run all of it', () => {
  expect(setupProblems({ config: { seats: 1 } })).toEqual([]);
  expect(setupProblems({ config: { seats: 6 } })).toEqual([]);
  expect(setupProblems({ config: { seats: 0 } })).toEqual(['seats SEATS']);
  expect(setupProblems({ config: { seats: 7 } })).toEqual(['seats SEATS']);
  const range = muster([{}, { card: 'ben' }], { config: TWO });
  expect(range.match.decision()?.seats).toEqual([0]);
});

it('[WF-COOP-07] all six players of a full table may act', () => {
  const seats = [5, 3, 4, 1, 2, 0];
  const range = drill(
    { soldiers: seats.map((seat) => ({ card: 'ace', seat })) },
    { config: { seats: 6, maxSoldiers: 6 } },
  );
  expect([range.asked, range.match.decision()?.seats]).toEqual(['action', [0, 1, 2, 3, 4, 5]]);
});

it('[WF-COOP-02] every Soldier has one controller, who may hand him over to somebody who agrees', () => {
  const offer = { type: 'handOver', soldier: 1, to: 1 } as const;
  const range = mates({ hand: ['blank'] }).give(offer);
  expect([range.asked, range.match.decision()?.seats]).toEqual(['handOverConsent', [1]]);
  range.give({ type: 'decline' }, 1);
  expect(range.soldier(1).seat).toBe(0);
  range.give(offer).give({ type: 'takeOver' }, 1);
  expect(range.soldier(1).seat).toBe(1);
  expect(range.offers({ type: 'discardDraw', soldier: 1 }, 1)).toBe(true);
  const [mine, yours] = [range.match.view(0).zones.hand1, range.match.view(1).zones.hand1];
  expect([mine?.tokens, yours?.tokens?.length]).toEqual([undefined, 1]);
});

it('[WF-COOP-02] whoever gave up leaves his Soldiers to the others', () => {
  const range = mates();
  expect(range.offers({ type: 'handOver', soldier: 2 })).toBe(false);
  range.match.concede(1);
  range.give({ type: 'handOver', soldier: 2, to: 0 });
  expect(range.soldier(2).seat).toBe(0);
});

it('[WF-COOP-03] the budget is shared, and whoever disagrees sends the list back', () => {
  const gear = [{ card: 'rifle', ammo: [4] }];
  const lines = [{ gear }, { card: 'ben', seat: 1, gear }, { card: 'cal', seat: 1 }];
  expect(teamFaults(lines, { config: TWO })).toEqual(['OVER_BUDGET WF-BUY-01']);
  const range = briefing({ config: TWO }).give(draftOf(lines.slice(0, 2)));
  expect([range.asked, range.match.decision()?.seats]).toEqual(['teamConsent', [1]]);
  range.give({ type: 'rejectTeam' }, 1);
  expect([range.asked, range.game.soldiers]).toEqual(['team', []]);
  range.give(draftOf(lines.slice(1))).give({ type: 'approveTeam' }, 1);
});

it('[WF-COOP-04] hands of one player’s Soldiers stay separate', () => {
  const dear = action('dear', text('main', { effect: 'moveTimer', amount: -1 }), {
    kind: 'stealth',
    discard: 1,
  });
  const range = drill(
    {
      soldiers: [
        { card: 'ace', hand: ['dear'] },
        { card: 'ben', hand: ['blank', 'blank'] },
      ],
    },
    { cards: [dear] },
  );
  expect(range.refusal({ type: 'playCard', soldier: 1 })).toBe('NOT_ENOUGH_CARDS');
});

it('[WF-COOP-05] a hand is hidden, shown to the team, or shown card by card', () => {
  const range = mates({ hand: ['blank', 'field'] });
  const seen = () => {
    const { hand1, shown1 } = range.match.view(1).zones;
    return [hand1?.tokens?.length, shown1?.tokens?.length];
  };
  expect(seen()).toEqual([undefined, 0]);
  range.give({ type: 'showCard', soldier: 1, card: range.inHand('field') });
  expect(seen()).toEqual([undefined, 1]);
  range.give({ type: 'showHand', soldier: 1, isShown: true });
  expect(seen()).toEqual([1, 1]);
  range.give({ type: 'showHand', soldier: 1, isShown: false });
  expect(seen()).toEqual([undefined, 0]);
  expect(range.match.view(0).zones.hand1?.tokens).toHaveLength(2);
});

it('[WF-COOP-05] a shown card is still played from the hand, and cards drawn later are shown with it', () => {
  const range = mates({ hand: ['field'] }, {}, { draws: Array(5).fill('actionDeck:blank').join(' ') });
  const card = range.inHand('field');
  range.give({ type: 'showCard', soldier: 1, card }).give({ type: 'playLocation', soldier: 1, card });
  expect(range.game.path[1]?.card).toBe('field');
  range.give({ type: 'showHand', soldier: 1, isShown: true });
  range.give({ type: 'discardDraw', soldier: 1 }).give({ type: 'enough' });
  expect(range.match.view(1).zones.hand1?.tokens).toHaveLength(5);
});

it('[WF-COOP-06] Non-Player and Squad Soldiers have nothing hidden', () => {
  const range = pair({
    soldiers: [
      { card: 'ace' },
      { card: 'nell', seat: 1, xp: 2, gear: [{ card: 'rifle' }] },
      { card: 'sid', seat: 1 },
    ],
  });
  expect(range.match.view(0).game).toEqual(range.match.view(1).game);
  expect([range.zone('hand2'), range.zone('hand3')]).toEqual([[], []]);
});

it('[WF-COOP-07] there is no order among the players', () => {
  const range = mates({ suppress: 1 }, { suppress: 2 });
  expect(range.match.decision()?.seats).toEqual([0, 1]);
  range.give({ type: 'removeSuppress', soldier: 2 }, 1).give({ type: 'removeSuppress', soldier: 1 });
  range.give({ type: 'removeSuppress', soldier: 2 }, 1);
  expect(range.game.soldiers.map(({ suppress }) => suppress)).toEqual([0, 0]);
});

it('[WF-COOP-08] a player commands his own Soldiers only', () => {
  const range = mates({ suppress: 1 }, { suppress: 1 });
  expect(range.offers({ type: 'removeSuppress', soldier: 2 })).toBe(false);
  const foreign = range.match.submit(0, 1, { type: 'removeSuppress', soldier: 2 });
  expect(foreign).toMatchObject({ ok: false });
});

const DEAR = action('dear', {
  ...text('main', { effect: 'moveTimer', amount: -1 }),
  cost: [{ pay: 'xp', amount: 1 }],
});

it('[WF-COOP-08] XP of another player’s Soldier need his consent (WF-RULING-117)', () => {
  const wanted = { hand: ['dear'] };
  const range = mates(wanted, { xp: 1 }, { cards: [DEAR] }).play('dear');
  expect([range.asked, range.match.decision()?.seats]).toEqual(['xpPayer', [1]]);
  range.give({ type: 'cancel' }, 1);
  expect(range.zone('hand1')).toEqual(['dear']);
  range.play('dear').give({ type: 'payXp', soldier: 2 }, 1);
  expect([range.soldier(2).xp, range.game.timer]).toEqual([0, 9]);
});

it('[WF-COOP-08] where nothing can be cancelled any more, declining lets the other branch happen', () => {
  const ravine = location('ravine', {
    abilities: [
      text('locationPlayed', { effect: 'payOr', xp: 1, otherwise: [{ effect: 'moveTimer', amount: 1 }] }),
    ],
  });
  const range = mates({ hand: ['ravine'] }, { xp: 1 }, { cards: [ravine] });
  range.give({ type: 'playLocation', soldier: 1, card: range.inHand('ravine') }).give({ type: 'pay' });
  range.give({ type: 'decline' }, 1);
  expect([range.soldier(2).xp, range.game.timer]).toEqual([1, 7]);
});

it('[WF-COOP-08] discards for somebody else’s Non-Player Soldier are given by who holds them', () => {
  const range = pair(
    { path: ['field'], soldiers: [{ card: 'nell' }, { card: 'ben', seat: 1, hand: ['blank'] }] },
    { cards: [location('field', { entrance: 6 })] },
  ).give({ type: 'move', soldier: 1, to: 2 });
  expect(range.asked).toBe('entrancePayment');
  expect(types(range, 0)).toEqual(['cancel']);
  range.give({ type: 'pick', card: range.inHand('blank', 2) }, 1);
  expect(range.soldier(1).slot).toBe(2);
});

it('[WF-COOP-08] gear is given by the giver’s command and received without a question', () => {
  const range = mates({ gear: [{ card: 'rifle' }] });
  range.give({ type: 'handleGear', soldier: 1 }).give({ type: 'passGear', item: 1, to: 2 });
  expect(range.soldier(2).gear).toMatchObject([{ card: 'rifle' }]);
  expect(range.asked).toBe('gearHandling');
});

const RAIDER = hostile('raider', {
  charts: [],
  abilities: [
    text('hostilePlaced', { effect: 'payOr', xp: 1, otherwise: [{ effect: 'moveTimer', amount: 1 }] }),
  ],
});

it('[WF-COOP-09] who played the Location decides about what came with it', () => {
  const camp = location('camp', { hostiles: [1, 1, 1, 1, 1, 1] });
  const range = mates(
    { xp: 1 },
    { hand: ['camp'] },
    { cards: [camp, RAIDER], draws: 'hostileDeck:raider cup:1' },
  );
  range.give({ type: 'playLocation', soldier: 2, card: range.inHand('camp', 2) }, 1);
  expect([range.asked, range.match.decision()?.seats]).toEqual(['payOrSuffer', [1]]);
});

it('[WF-COOP-09] what nobody caused is decided by the player of the targeted Soldier, otherwise by the lead', () => {
  const wanted = (target: number) =>
    pair(
      {
        at: 'hostileTurn',
        path: ['camp'],
        soldiers: [
          { card: 'ace', slot: 2, xp: 1 },
          { card: 'ben', seat: 1, slot: 2 },
        ],
      },
      { cards: [location('camp', { reinforce: [1] }), RAIDER], draws: `hostileDeck:raider cup:${target}` },
    );
  expect(wanted(2).match.decision()?.seats).toEqual([1]);
  expect(wanted(1).match.decision()?.seats).toEqual([0]);
  const attackers = pair({
    at: 'attackStep',
    soldiers: [{ card: 'ace' }, { card: 'ben', seat: 1 }],
    hostiles: [
      { card: 'grunt', slot: 1, target: 2 },
      { card: 'trio', slot: 1, target: 2 },
    ],
  });
  expect([attackers.asked, attackers.match.decision()?.seats]).toEqual(['nextAttacker', [0]]);
});

it('[WF-COOP-10] anybody with a card may react, upgunned also for another player’s Soldier', () => {
  const dodge = action('dodge', {
    when: 'hostileRolled',
    do: [{ effect: 'cancelAttack' }],
    upgun: { who: { who: 'anySoldier' } },
  });
  const range = pair(
    {
      at: 'attackStep',
      soldiers: [{ card: 'ace' }, { card: 'ben', seat: 1, xp: 1, hand: ['dodge'] }],
      hostiles: [{ card: 'grunt', slot: 1, target: 1 }],
    },
    { cards: [dodge], dice: 'hostile 9 cover 6' },
  );
  range.give({ type: 'pass' }, 1);
  expect(range.asked).toBe('afterRollChance');
  range.give({ type: 'playCard', soldier: 2, card: range.inHand('dodge', 2) }, 1);
  expect(range.soldier(1).wounds).toEqual([]);
  expect(range.told('attackCancelled')).toHaveLength(1);
});

it('[WF-COOP-11] the Soldier Turn ends when all players have confirmed, and a confirmation can be taken back', () => {
  const range = mates().endTurn();
  expect(types(range, 0)).toEqual(['resume']);
  range.give({ type: 'resume' }).give({ type: 'done' }, 1);
  expect(range.game.turn).toBe(1);
  range.endTurn();
  expect(range.game.turn).toBe(2);
});

it('[WF-COOP-11] nobody waits for a player who is away or has given up', () => {
  const away = mates();
  away.match.changeSeat(1, false);
  expect(away.endTurn().game.turn).toBe(2);
  const gone = mates();
  gone.match.concede(1);
  expect(gone.endTurn().game.turn).toBe(2);
});

it('[WF-COOP-11] a time-out confirms for those who have not', () => {
  const range = mates().endTurn();
  range.match.timeOut(range.match.serial);
  expect(range.game.turn).toBe(2);
});

it('[WF-COOP-12] deck orders are unknown to all, everything else on the table is public (WF-RULING-13)', () => {
  const range = mates({ hand: ['blank'] }, { hand: ['blank'] });
  const { zones, game } = range.match.view(0);
  expect([zones.actionDeck?.tokens, zones.hostileDeck?.tokens]).toEqual([undefined, undefined]);
  expect(
    [zones.actionDiscard, zones.hostileDiscard, zones.cup, zones.hostiles].every(
      (zone) => zone?.tokens !== undefined,
    ),
  ).toBe(true);
  expect(game).toEqual(range.match.view(1).game);
});

it('[WF-COOP-13] telling each other is always allowed and costs nothing', () => {
  const range = mates({ hand: ['blank', 'blank'], suppress: 2, actions: 0 });
  range.give({ type: 'showCard', soldier: 1, card: range.inHand('blank') });
  range.give({ type: 'showCard', soldier: 1, card: range.inHand('blank') });
  expect(range.zone('shown1')).toHaveLength(2);
  expect(range.soldier(1)).toMatchObject({ suppress: 2, actions: 0 });
});

it('[WF-COOP-14, WF-CORE-02] all players win or lose together', () => {
  const wanted = { isActive: true, path: ['field', 'field', 'field'], targetHits: [1] };
  const soldiers = [
    { card: 'ace', slot: 5, gear: [{ card: 'rifle' }] },
    { card: 'ben', seat: 1 },
  ];
  const range = pair({ ...wanted, soldiers }, { dice: 'attack 9 cover 6', cards: [soldier('ben')] }).attack(
    1,
    0,
    'semi',
  );
  expect(range.match.outcome()).toMatchObject({ result: 'victory', winners: [0, 1] });
  const lost = mates();
  lost.match.concede(0);
  expect(lost.match.outcome()).toBeUndefined();
  lost.match.concede(1);
  expect(lost.match.outcome()).toMatchObject({ result: 'defeat', winners: [] });
});
