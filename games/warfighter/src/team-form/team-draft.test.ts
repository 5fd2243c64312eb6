import { describe, expect, it } from 'vitest';
import type { Card } from '../content/cards.ts';
import type { Read } from '../queries/table/lookup.ts';
import {
  buy,
  cardsOfProblem,
  changeGear,
  dismiss,
  dropGear,
  hire,
  hostsFor,
  tryPurchase,
} from './team-draft.ts';

const carbine = {
  id: 'carbine',
  type: 'weapon',
  source: 'original',
  cost: 3,
  words: ['Carbine'],
  profiles: [],
  stacks: [],
} as unknown as Card;
const sight = {
  id: 'sight',
  type: 'equipment',
  source: 'original',
  cost: 2,
  attachesTo: ['Carbine'],
} as unknown as Card;
const grenade = {
  id: 'grenade',
  type: 'weapon',
  source: 'original',
  cost: 1,
  words: [],
  profiles: [],
  stacks: [],
  expended: true,
} as unknown as Card;
const leader = {
  id: 'leader',
  type: 'soldier',
  source: 'original',
  kind: 'player',
  cost: 9,
  loadout: 9,
} as unknown as Card;
const mission = {
  id: 'mission',
  type: 'mission',
  source: 'original',
  region: 'r',
  resources: 15,
  loadout: 0,
} as unknown as Card;

const state = {
  config: { ruleset: 'modern', options: {}, seats: 1, maxSoldiers: 8 },
  content: {
    ruleset: 'modern',
    cards: Object.fromEntries([carbine, sight, grenade, leader, mission].map((card) => [card.id, card])),
    instances: [],
  },
  game: { mission: 'mission', report: '', slots: 4 },
} as unknown as Read;

const alone = hire([], 'leader', 1);

describe('a draft of a team', () => {
  it('grows by what is bought, an attachment on what it fits', () => {
    const armed = tryPurchase(state, alone, 0, carbine).draft;
    const { draft, problems } = tryPurchase(state, armed, 0, sight);
    expect(problems).toEqual([]);
    expect(draft[0]?.gear).toEqual([{ card: 'carbine' }, { card: 'sight', attachTo: 0 }]);
    expect(draft[0] && hostsFor(state, draft[0], 1)).toEqual([0]);
  });

  it('joins units of one card, and counts them', () => {
    const two = buy(buy(alone, 0, grenade, 1), 0, grenade, 1);
    expect(two[0]?.gear).toEqual([{ card: 'grenade', units: 2 }]);
    expect(changeGear(two, 0, 0, { units: 5 })[0]?.gear).toEqual([{ card: 'grenade', units: 5 }]);
  });

  it('puts back an attachment together with its weapon', () => {
    const draft = tryPurchase(state, tryPurchase(state, alone, 0, carbine).draft, 0, sight).draft;
    expect(dropGear(draft, 0, 0)[0]?.gear).toEqual([]);
    expect(dismiss(draft, 0)).toEqual([]);
  });

  it('[WF-BUY-01] tells what the rules have against one more card', () => {
    const spent = buy(alone, 0, grenade, 6);
    expect(tryPurchase(state, alone, 0, grenade).problems).toEqual([]);
    expect(tryPurchase(state, spent, 0, grenade).problems.map(({ code }) => code)).toEqual(['OVER_BUDGET']);
    expect(tryPurchase(state, alone, 0, sight).problems.map(({ code }) => code)).toEqual(['DOES_NOT_FIT']);
  });

  it.each([
    ['soldiers', []],
    ['soldiers.0.card', ['leader']],
    ['soldiers.0.gear.0.card', ['leader', 'carbine']],
    ['soldiers.7.card', []],
  ])('knows what a problem at %s is about', (path, cards) => {
    expect(cardsOfProblem(buy(alone, 0, carbine, 1), path)).toEqual(cards);
  });
});
