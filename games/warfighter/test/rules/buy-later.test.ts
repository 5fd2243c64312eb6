import { expect, it } from 'vitest';
import type { Card, SkillCard } from '../../src/content/cards.ts';
import type { WantedSoldier } from '../../src/examples/wanted.ts';
import { drill } from './drill.ts';
import { action, equipment, soldier, text, weapon } from './drill-cards.ts';
import { muster, teamFaults } from './muster.ts';

const BALL = action('ball', text('main', { effect: 'gainGear', amount: 5 }));

function skill(id: string, changes: Partial<SkillCard> = {}): SkillCard {
  return { id, source: 'original', type: 'skill', cost: 1, ...changes };
}

/** Ace gets a delivery; others may be there. */
function delivery(cards: readonly Card[], line: Partial<WantedSoldier>, ...others: WantedSoldier[]) {
  const ace = { card: 'ace', hand: ['ball', 'ball'], ...line };
  return drill({ soldiers: [ace, ...others] }, { cards: [BALL, ...cards] }).play('ball');
}

const CANTEEN = equipment('canteen', {
  expended: true,
  limit: { times: 2, per: 'soldier' },
  abilities: [{ when: 'main', cost: [{ pay: 'expend', amount: 1 }], do: [{ effect: 'gainXp', amount: 1 }] }],
});
const buy = (card: string) => ({ type: 'buyGear', soldier: 1, card }) as const;

it('[WF-BUY-20, WF-BUY-25] what was bought before the mission counts against a limit, used up or not', () => {
  const gear = (units: number) => [{ card: 'canteen', units }];
  expect(delivery([CANTEEN], { gear: gear(1) }).offers(buy('canteen'))).toBe(true);
  const range = drill(
    { soldiers: [{ card: 'ace', hand: ['ball'], gear: gear(2) }] },
    { cards: [BALL, CANTEEN] },
  );
  const drink = { type: 'useAbility', soldier: 1, source: 'item:1', ability: 0 } as const;
  range.give(drink).give(drink);
  expect(range.soldier(1).gear).toEqual([]);
  range.play('ball');
  expect(range.offers(buy('canteen'))).toBe(false);
});

it('[WF-BUY-20] what a delivery brought counts for the next one; what a comrade passed does not', () => {
  const range = delivery([CANTEEN], {}).give(buy('canteen')).give(buy('canteen'));
  expect(range.offers(buy('canteen'))).toBe(false);
  range.give({ type: 'enough' }).play('ball');
  expect(range.offers(buy('canteen'))).toBe(false);
  const passed = drill(
    {
      soldiers: [
        { card: 'ace', hand: ['ball'] },
        { card: 'ben', gear: [{ card: 'canteen', units: 2 }] },
      ],
    },
    { cards: [BALL, CANTEEN] },
  );
  passed.give({ type: 'handleGear', soldier: 2 }).give({ type: 'passGear', item: 1, to: 1 });
  passed.give({ type: 'enough' }).play('ball');
  expect(passed.offers(buy('canteen'))).toBe(true);
});

it('[WF-BUY-20] a limit per mission counts what anybody has bought, also who has left', () => {
  const cannon = weapon('cannon', { limit: { times: 1, per: 'mission' } });
  const rich = { card: 'ben', gear: [{ card: 'cannon' }] };
  expect(delivery([cannon], {}, { card: 'ben' }).offers(buy('cannon'))).toBe(true);
  expect(delivery([cannon], {}, rich).offers(buy('cannon'))).toBe(false);
  expect(delivery([cannon], {}, { ...rich, standing: 'downed' }).offers(buy('cannon'))).toBe(false);
});

it('[WF-BUY-20] purchases of the team are on record from the start', () => {
  const range = muster([{ gear: [{ card: 'canteen', units: 2 }, { card: 'rifle' }] }], { cards: [CANTEEN] });
  expect(range.soldier(1).bought).toEqual({ canteen: 2, rifle: 1 });
});

const SIGHT = equipment('sight', {
  attachesTo: ['Rifle'],
  limit: { times: 1, per: 'weapon' },
  abilities: [text('static', { effect: 'modAttack', amount: 1 })],
});

it('[WF-BUY-22, WF-BUY-25] a delivered attachment goes on a card that it fits, as often as the limit says', () => {
  expect(delivery([SIGHT], {}).offers({ type: 'buyGear', card: 'sight' })).toBe(false);
  const gear = [{ card: 'rifle' }, { card: 'rifle' }, { card: 'sight', attachTo: 0 }];
  const range = delivery([SIGHT], { gear });
  expect(range.offers({ type: 'buyGear', card: 'sight', attachTo: 1 })).toBe(false);
  range.give({ ...buy('sight'), attachTo: 2 });
  expect(range.soldier(1).gear.map(({ card, attachedTo }) => [card, attachedTo])).toEqual([
    ['rifle', 0],
    ['rifle', 0],
    ['sight', 1],
    ['sight', 2],
  ]);
  expect(range.offers({ type: 'buyGear', card: 'sight' })).toBe(false);
});

it('[WF-BUY-22] rails carry a delivered attachment as they do one bought before', () => {
  const cards = (rails: number) => [
    soldier('ace', { loadout: 2 }),
    weapon('rifle', rails > 0 ? { rails } : {}),
    SIGHT,
  ];
  const gear = [{ card: 'rifle' }];
  expect(delivery(cards(1), { gear }).offers({ type: 'buyGear', card: 'sight' })).toBe(true);
  expect(delivery(cards(0), { gear }).offers({ type: 'buyGear', card: 'sight' })).toBe(false);
});

const RADIO = equipment('radio', { traits: ['Electronic'] });
const antenna = (name: string) =>
  equipment('antenna', {
    attachesTo: [name],
    abilities: [text('static', { effect: 'modActions', amount: 1 })],
  });

it.each([['radio'], ['Electronic']])(
  '[WF-BUY-22, WF-KEY-05] an attachment may go on equipment that it names: %s',
  (name) => {
    const cards = [RADIO, antenna(name), equipment('torch')];
    const on = (host: string) => [{ gear: [{ card: host }, { card: 'antenna', attachTo: 0 }] }];
    expect(teamFaults(on('radio'), { cards })).toEqual([]);
    expect(teamFaults(on('torch'), { cards })).toEqual(['DOES_NOT_FIT WF-BUY-22']);
    expect(muster(on('radio'), { cards }).soldier(1)).toMatchObject({ actions: 4 });
  },
);

it('[WF-BUY-22] nothing is attached to an attachment', () => {
  const cards = [RADIO, antenna('radio'), equipment('tip', { attachesTo: ['antenna'] })];
  const gear = [{ card: 'radio' }, { card: 'antenna', attachTo: 0 }, { card: 'tip', attachTo: 1 }];
  expect(teamFaults([{ gear }], { cards })).toEqual(['DOES_NOT_FIT WF-BUY-22']);
});

it('[WF-KEY-05] what is attached to equipment works there only, and goes along with it (WF-RULING-108)', () => {
  const cards = [RADIO, antenna('radio')];
  const range = drill(
    {
      soldiers: [
        { card: 'ace', gear: [{ card: 'radio' }, { card: 'antenna', attachTo: 0 }] },
        { card: 'ben' },
      ],
    },
    { cards },
  );
  range.give({ type: 'handleGear', soldier: 1 });
  expect(range.offers({ type: 'passGear', item: 2 })).toBe(false);
  range.give({ type: 'passGear', item: 1, to: 2 }).give({ type: 'enough' });
  expect(range.soldier(2).gear.map(({ card }) => card)).toEqual(['radio', 'antenna']);
  range.give({ type: 'handleGear', soldier: 2 }).give({ type: 'detach', item: 2 }).give({ type: 'enough' });
  range.endTurn();
  expect(range.game.soldiers.map(({ actions }) => actions)).toEqual([3, 3]);
});

it('[WF-BUY-14, WF-KEY-106] a Team Pre-Req may be on any Soldier of the team, or in a kit', () => {
  const cards = [
    skill('leader'),
    skill('drill', { teamPrereq: 'leader' }),
    equipment('flag', { teamPrereq: 'leader' }),
    soldier('nell', { kind: 'nonPlayer', kit: ['leader'] }),
  ];
  const line = { skills: ['drill'], gear: [{ card: 'flag' }] };
  const missing = 'TEAM_PREREQ_MISSING WF-BUY-14';
  expect(teamFaults([line, { card: 'ben' }], { cards })).toEqual([missing, missing]);
  expect(teamFaults([line, { card: 'ben', skills: ['leader'] }], { cards })).toEqual([]);
  expect(teamFaults([line, { card: 'nell' }], { cards })).toEqual([]);
  expect(delivery(cards, {}, { card: 'ben' }).offers(buy('flag'))).toBe(false);
  expect(delivery(cards, {}, { card: 'ben', skills: ['leader'] }).offers(buy('flag'))).toBe(true);
});
