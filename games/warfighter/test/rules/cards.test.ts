import { expect, it } from 'vitest';
import type { ActionCard, Card } from '../../src/content/cards.ts';
import type { Ability, Effect } from '../../src/content/vocabulary.ts';
import { type Drill, drill } from './drill.ts';
import { action, equipment, hostile, text, weapon } from './drill-cards.ts';

const AFTER_MOVE: Effect = { effect: 'grantAttack', afterMove: true };
const DRAW: Effect = { effect: 'drawLocation' };
const WAIT = action('wait', text('main', { effect: 'moveTimer', amount: -1 }));

function costing(pay: 'xp' | 'discard', amount: number): Ability {
  return { ...text('main', { effect: 'moveTimer', amount: -1 }), cost: [{ pay, amount }] };
}

it('[WF-CARD-01] a card costs nothing beyond what it prints and goes to the discard pile', () => {
  const range = drill({ soldiers: [{ card: 'ace', hand: ['wait', 'blank'] }] }, { cards: [WAIT] }).play(
    'wait',
  );
  expect(range.zone('actionDiscard')).toEqual(['wait']);
  expect(range.zone('hand1')).toEqual(['blank']);
  expect(range.soldier(1)).toMatchObject({ actions: 3, xp: 0 });
});

it('[WF-CARD-02] any number of cards, one after the other', () => {
  const range = drill({ soldiers: [{ card: 'ace', hand: ['wait', 'wait', 'wait'] }] }, { cards: [WAIT] });
  range.play('wait').play('wait').play('wait');
  expect(range.game.timer).toBe(11);
});

const DODGE = action('dodge', text('hostileRolled', { effect: 'cancelAttack' }));

it('[WF-CARD-03] a card that names a condition is played when it occurs, not in the open turn', () => {
  const range = drill({ soldiers: [{ card: 'ace', hand: ['dodge'] }] }, { cards: [DODGE] });
  expect(range.refusal({ type: 'playCard' })).toBe('WRONG_MOMENT');
  const both: ActionCard = {
    ...DODGE,
    id: 'both',
    abilities: [...(DODGE.abilities ?? []), text('main', { effect: 'gainXp', amount: 1 })],
  };
  const open = drill({ soldiers: [{ card: 'ace', hand: ['both'] }] }, { cards: [both] }).play('both');
  expect(open.soldier(1).xp).toBe(1);
});

it('[WF-CARD-04] several cards may answer the same condition', () => {
  const aim = action('aim', { when: 'declareAttack', do: [{ effect: 'modAttack', amount: 2 }] });
  const range = drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }], hand: ['aim', 'aim'] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    { cards: [aim], dice: 'attack 3 cover 6' },
  )
    .attack(1, 'trio')
    .play('aim')
    .play('aim')
    .give({ type: 'mode', mode: 'semi' });
  expect(range.told('attackRolled')[0]).toMatchObject({ modifier: 4, kills: 1 });
});

it('[WF-CARD-04] after one reaction to a hostile attack another may follow', () => {
  const learn = action('learn', text('hostileRolled', { effect: 'gainXp', amount: 1 }));
  const range = drill(
    {
      at: 'attackStep',
      soldiers: [{ card: 'ace', hand: ['learn', 'dodge'] }],
      hostiles: [{ card: 'grunt', slot: 1, target: 1 }],
    },
    { cards: [DODGE, learn], dice: 'hostile 9 cover 6' },
  )
    .play('learn')
    .play('dodge');
  expect(range.soldier(1)).toMatchObject({ xp: 1, wounds: [] });
});

const RALLY = action('rally', {
  when: 'main',
  do: [{ effect: 'removeSuppress', amount: 1 }],
  upgun: { who: { who: 'anySoldier' } },
});

it('[WF-CARD-05, WF-KEY-118] a plain "you" serves only who plays it', () => {
  const plain = action('rally', text('main', { effect: 'removeSuppress', amount: 1 }));
  const range = drill(
    {
      soldiers: [
        { card: 'ace', hand: ['rally'] },
        { card: 'ben', suppress: 1 },
      ],
    },
    { cards: [plain] },
  );
  expect(range.refusal({ type: 'playCard' })).toBe('NOT_SUPPRESSED');
});

const beside = (effect: Effect) =>
  action('help', { ...text('main', effect), who: { who: 'otherSoldierHere' } });

it.each([
  ['[WF-HTH-28] an attack after a Move', 'HAS_NOT_MOVED', action('help', text('main', AFTER_MOVE)), []],
  ['[WF-CARD-25] a Location of an empty deck', 'NO_LOCATION_LEFT', action('help', text('main', DRAW)), []],
  ['[WF-SOLD-03] cards for a Squad Soldier', 'NO_HAND', beside(DRAW), [{ card: 'sid' }]],
  [
    '[WF-SOLD-03] gear for a Squad Soldier',
    'NPS_GEAR',
    beside({ effect: 'gainGear', amount: 2 }),
    [{ card: 'sid' }],
  ],
] as const)('%s is refused with the cause', (_what, code, card, others) => {
  const soldiers = [{ card: 'ace', hand: ['help'] }, ...others];
  expect(drill({ soldiers, locationDeck: [] }, { cards: [card] }).refusal({ type: 'playCard' })).toBe(code);
});

it('[WF-CARD-06, WF-CARD-12, WF-CARD-13] upgunned for 1 XP of anybody it serves any Soldier anywhere', () => {
  const range = drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', hand: ['rally'], suppress: 1 },
        { card: 'sid', slot: 2, suppress: 1, xp: 1 },
      ],
    },
    { cards: [RALLY] },
  ).play('rally');
  expect(range.asked).toBe('upgunChoice');
  range.give({ type: 'upgun', isUpgunned: true }).give({ type: 'forSoldier', soldier: 2 });
  expect(range.soldier(1).suppress).toBe(1);
  expect(range.soldier(2)).toMatchObject({ suppress: 0, xp: 0 });
});

it('[WF-CARD-12] upgunned it does what stands in brackets, and only that', () => {
  const lesson = action('lesson', {
    ...text('main', { effect: 'gainXp', amount: 2 }),
    upgun: { do: [{ effect: 'moveTimer', amount: -1 }] },
  });
  const scene = () =>
    drill({ soldiers: [{ card: 'ace', hand: ['lesson'], xp: 1 }] }, { cards: [lesson] }).play('lesson');
  const upgunned = scene().give({ type: 'upgun', isUpgunned: true });
  expect([upgunned.game.timer, upgunned.soldier(1).xp]).toEqual([9, 0]);
  const printed = scene().give({ type: 'upgun', isUpgunned: false });
  expect([printed.game.timer, printed.soldier(1).xp]).toEqual([8, 3]);
});

it('[WF-CARD-12, WF-KEY-113] without XP there is only the printed form', () => {
  const range = drill(
    {
      soldiers: [
        { card: 'ace', hand: ['rally'], suppress: 1 },
        { card: 'ben', suppress: 1 },
      ],
    },
    { cards: [RALLY] },
  ).play('rally');
  expect(range.soldier(1).suppress).toBe(0);
});

it('[WF-CARD-07, WF-CARD-21, WF-KEY-103] the corner number is discarded from the own hand, by nobody else', () => {
  for (const kind of ['support', 'stealth'] as const) {
    const typed = action('typed', text('main', { effect: 'moveTimer', amount: -1 }), { kind, discard: 2 });
    const poor = drill(
      {
        soldiers: [
          { card: 'ace', hand: ['typed', 'blank'] },
          { card: 'ben', hand: ['blank'] },
        ],
      },
      { cards: [typed] },
    );
    expect(poor.refusal({ type: 'playCard' })).toBe('NOT_ENOUGH_CARDS');
    const range = drill(
      { soldiers: [{ card: 'ace', hand: ['typed', 'blank', 'blank', 'blank'] }] },
      { cards: [typed] },
    ).play('typed');
    expect(range.asked).toBe('costDiscard');
    range.first('pick').first('pick');
    expect(range.zone('hand1')).toEqual(['blank']);
  }
});

it('[WF-CARD-08] an XP cost is paid by any Soldiers in any mix', () => {
  const dear = action('dear', costing('xp', 2));
  const range = drill(
    {
      soldiers: [
        { card: 'ace', xp: 1, hand: ['dear'] },
        { card: 'nell', xp: 2 },
      ],
    },
    { cards: [dear] },
  ).play('dear');
  range.give({ type: 'payXp', soldier: 2 }).give({ type: 'payXp', soldier: 1 });
  expect(range.game.soldiers.map(({ xp }) => xp)).toEqual([0, 1]);
  expect(range.game.timer).toBe(9);
});

it('[WF-CARD-09] Action cards are never given to another Soldier', () => {
  const range = drill({
    soldiers: [{ card: 'ace', hand: ['blank'], gear: [{ card: 'rifle' }] }, { card: 'ben' }],
  });
  range.give({ type: 'handleGear', soldier: 1 });
  expect(range.match.options(0).filter((each) => 'card' in each)).toEqual([]);
});

it('[WF-CARD-10, WF-OBJ-21] a card that acts on Hostile cards cannot choose an Objective target, but cards in the Objective', () => {
  const snipe = action('snipe', {
    when: 'main',
    who: { who: 'hostile' },
    do: [{ effect: 'hit', amount: 1 }],
  });
  const wanted = (hostiles: boolean) => ({
    isActive: true,
    path: ['field', 'field', 'field'],
    soldiers: [{ card: 'ace', slot: 4, hand: ['snipe'] }],
    hostiles: hostiles ? [{ card: 'trio', slot: 5, target: 1 }] : [],
  });
  expect(drill(wanted(false), { cards: [snipe] }).offers({ type: 'playCard' })).toBe(false);
  expect(
    drill(wanted(true), { cards: [snipe] })
      .play('snipe')
      .hostile('trio').ekia,
  ).toBe(1);
});

it('[WF-CARD-14] an upgun covers one use of a permanent card (WF-RULING-120)', () => {
  const radio = equipment('radio', {
    abilities: [
      {
        when: 'main',
        do: [{ effect: 'gainActions', amount: 1 }],
        upgun: { do: [{ effect: 'gainActions', amount: 2 }] },
      },
    ],
  });
  const range = drill({ soldiers: [{ card: 'ace', xp: 1, gear: [{ card: 'radio' }] }] }, { cards: [radio] });
  const use = { type: 'useAbility', soldier: 1, source: 'item:1', ability: 0 } as const;
  range.give(use).give({ type: 'upgun', isUpgunned: true });
  expect(range.soldier(1)).toMatchObject({ actions: 5, xp: 0 });
  range.give(use);
  expect(range.soldier(1).actions).toBe(6);
});

function boosted(ability: Ability, changes: Partial<ActionCard> = {}): Drill {
  return drill(
    {
      soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }, { card: 'silent' }], hand: ['boost', 'blank'] }],
      hostiles: [{ card: 'trio', slot: 1, target: 1 }],
    },
    {
      cards: [
        action('boost', ability, changes),
        weapon('silent', { traits: ['Ranged', 'Stealth'], words: ['Pistol'] }),
      ],
    },
  );
}

it.each([
  ['title word', { is: 'titleWord', words: ['Pistol'] }],
  ['trait', { is: 'weaponTrait', trait: 'Stealth' }],
] as const)('[WF-CARD-15] a card that names a %s helps only weapons that have it', (_name, condition) => {
  const ability: Ability = {
    when: 'declareAttack',
    if: [condition],
    do: [{ effect: 'modAttack', amount: 2 }],
  };
  expect(boosted(ability).attack(1, 'trio').asked).toBe('modeChoice');
  expect(boosted(ability).attack(2, 'trio').asked).toBe('boostChance');
});

it('[WF-CARD-23] a card for Stealth attacks needs a weapon with the trait', () => {
  const ability: Ability = {
    when: 'declareAttack',
    if: [{ is: 'attackKind', kind: 'stealth' }],
    do: [{ effect: 'modAttack', amount: 2 }],
  };
  expect(boosted(ability, { kind: 'stealth', discard: 1 }).attack(1, 'trio').asked).toBe('modeChoice');
  const range = boosted(ability, { kind: 'stealth', discard: 1 })
    .attack(2, 'trio')
    .play('boost')
    .first('pick');
  expect([...range.zone('actionDiscard')].toSorted()).toEqual(['blank', 'boost']);
});

const AID = action(
  'aid',
  {
    when: 'main',
    who: { who: 'hostile' },
    do: [{ effect: 'supportAttack', dice: 2, kill: 6, penetration: 0 }],
    limit: { times: 1, per: 'soldierTurn' },
  },
  { kind: 'support', retain: 2 },
);

function supported(changes: object = {}, cards: readonly Card[] = [], dice = 'attack 5 9 cover 6'): Drill {
  return drill(
    {
      soldiers: [{ card: 'ace', hand: ['aid'], skills: ['keen'], xp: 2, ...changes }],
      hostiles: [{ card: 'squad', slot: 1, target: 1 }],
    },
    {
      cards: [
        AID,
        {
          id: 'keen',
          source: 'original',
          type: 'skill',
          cost: 1,
          abilities: [text('static', { effect: 'modAttack', amount: 3 })],
        },
        hostile('squad', { reticles: 6, charts: [] }),
        ...cards,
      ],
      dice,
    },
  );
}

function callAid(range: Drill): Drill {
  const use = range.match.options(0).find((each) => each.type === 'useAbility');
  if (use === undefined) throw new Error('no Support card can be used');
  return range.give(use);
}

it('[WF-CARD-16] Support stays in play without a Retain cost too, as long as the turn lasts', () => {
  const { retain: _retain, ...brief } = AID;
  const range = supported({ xp: 0 }, [brief]).play('aid');
  expect(range.zone('support1')).toEqual(['aid']);
  callAid(range).endTurn();
  expect(range.zone('support1')).toEqual([]);
});

it('[WF-CARD-16, WF-CARD-17, WF-CARD-18] Support stays in front of its player, works at once, once a turn, without Skills', () => {
  const range = supported().play('aid');
  expect(range.zone('support1')).toEqual(['aid']);
  callAid(range);
  expect(range.hostile('squad')).toMatchObject({ ekia: 1, suppress: 1 });
  expect(range.refusal({ type: 'useAbility' })).toBe('LIMIT_REACHED');
});

it('[WF-CARD-18, WF-CARD-19, WF-KEY-89] kept for its Retain cost it works again in the next turn', () => {
  const range = supported({ hand: [], support: ['aid'] }, [], 'attack 9 9 cover 6 attack 9 9 cover 6');
  callAid(range).endTurn().give({ type: 'retain' });
  expect(range.soldier(1).xp).toBe(0);
  expect(range.zone('support1')).toEqual(['aid']);
  callAid(range);
  expect(range.hostile('squad').ekia).toBe(4);
  // Nobody can pay any more: it goes without a question, and its discard cost never came up again.
  range.endTurn();
  expect(range.zone('support1')).toEqual([]);
});

it('[WF-CARD-19] whoever does not pay discards it', () => {
  const range = supported({ hand: [], support: ['aid'] }, [], '')
    .endTurn()
    .give({ type: 'release' });
  expect(range.zone('actionDiscard')).toEqual(['aid']);
  expect(range.soldier(1).xp).toBe(2);
});

it('[WF-CARD-20] any card with a Retain cost can be kept, one without cannot', () => {
  const plain = action('plain', text('main', { effect: 'moveTimer', amount: -1 }), { kind: 'support' });
  const stealthy = action('stealthy', text('main', { effect: 'moveTimer', amount: -1 }), {
    kind: 'stealth',
    retain: 1,
  });
  const wanted = { soldiers: [{ card: 'ace', xp: 1, hand: ['stealthy'], support: ['plain'] }] };
  const range = drill(wanted, { cards: [plain, stealthy] }).play('stealthy');
  expect([...range.zone('support1')].toSorted()).toEqual(['plain', 'stealthy']);
  range.endTurn().give({ type: 'retain' });
  expect(range.zone('support1')).toEqual(['stealthy']);
  const strict = drill(wanted, { cards: [plain, stealthy], options: { 'retain-support-only': 'on' } });
  strict.play('stealthy').endTurn();
  expect(strict.zone('support1')).toEqual([]);
});

it('[WF-CARD-24] a Location in hand pays like any other card', () => {
  const dear = action('dear', costing('discard', 1));
  const range = drill({ soldiers: [{ card: 'ace', hand: ['dear', 'field'] }] }, { cards: [dear] }).play(
    'dear',
  );
  range.give({ type: 'pick', card: range.inHand('field') });
  expect([...range.zone('actionDiscard')].toSorted()).toEqual(['dear', 'field']);
  expect(range.game.timer).toBe(9);
});

it('[WF-CARD-03] a hostile may forbid playing cards while its target is in its range', () => {
  const scout = hostile('scout', {
    abilities: [text('static', { effect: 'forbid', act: 'playCards', range: [0, 2] })],
  });
  const wanted = (slot: number, suppress = 0) => ({
    soldiers: [{ card: 'ace', hand: ['wait'] }],
    hostiles: [{ card: 'scout', slot, target: 1, suppress }],
  });
  expect(drill(wanted(3), { cards: [scout, WAIT] }).refusal({ type: 'playCard' })).toBe('FORBIDDEN');
  expect(drill(wanted(4), { cards: [scout, WAIT] }).offers({ type: 'playCard' })).toBe(true);
  expect(drill(wanted(3, 1), { cards: [scout, WAIT] }).offers({ type: 'playCard' })).toBe(true);
});
