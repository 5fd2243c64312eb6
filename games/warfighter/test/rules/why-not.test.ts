import { describe, expect, it } from 'vitest';
import { whyApart } from '../../src/choices/held-cards.ts';
import type { Card } from '../../src/content/cards.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { type Drill, drill, type Terms } from './drill.ts';
import { action, equipment, hostile, location, soldier, text, weapon } from './drill-cards.ts';

const CARDS: readonly Card[] = [
  hostile('boss', {
    value: 4,
    abilities: [text('static', { effect: 'screenedBy', by: { of: 'values', span: [0, 2] } })],
  }),
  action('steady', {
    ...text('declareAttack', { effect: 'modAttack', amount: 1 }),
    if: [{ is: 'attackKind', kind: 'semi' }],
  }),
  action('close', {
    ...text('declareAttack', { effect: 'modAttack', amount: 1 }),
    if: [{ is: 'range', span: [0, 0] }],
  }),
  action('barrage', {
    ...text('declareAttack', { effect: 'modAttack', amount: 1 }),
    if: [{ is: 'attackKind', kind: 'burst' }],
  }),
  action('sharp', text('declareAttack', { effect: 'ignoreScreening' })),
  action('dash', text('payEntrance', { effect: 'modMovement', amount: 2 })),
  action('duck', text('hostileRolled', { effect: 'cancelAttack' })),
  action('typed', text('main', { effect: 'gainXp', amount: 1 }), { discard: 1 }),
  soldier('slow', { movement: 0 }),
  location('bog', { entrance: 2 }),
  weapon('rocket', {
    profiles: [{ ranges: [{ range: 1, kill: 5 }], modes: [{ mode: 'explosion', dice: 2 }], stack: 0 }],
  }),
];

/** Ace in slot 2 with a rifle, and whatever the test is about. */
function field(line: object, hostiles: Wanted['hostiles'], terms: Terms = {}, wanted: Partial<Wanted> = {}) {
  const whole: Wanted = {
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }], ...line }],
    hostiles: hostiles ?? [],
    ...wanted,
  };
  return drill(whole, { ...terms, cards: [...CARDS, ...(terms.cards ?? [])] });
}

const grunt = (slot = 2) => ({ card: 'grunt', slot, target: 1 });
const trio = (slot = 2) => ({ card: 'trio', slot, target: 1 });

const aiming = (range: Drill) => range.give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
const onHostile = (range: Drill, card: string) => ({ type: 'onHostile', hostile: range.hostile(card).token });
const playing = (range: Drill, card: string) => ({ type: 'playCard', card: range.inHand(card) });

describe('targets', () => {
  it('[WF-HOST-17] what is Screened names the card that screens it', () => {
    const range = aiming(field({}, [{ card: 'boss', slot: 2, target: 1 }, grunt()]));
    expect(range.reason(onHostile(range, 'boss'))).toMatchObject({
      code: 'SCREENED',
      rule: 'WF-ATK-02',
      args: { hostile: range.hostile('grunt').token },
    });
    expect(range.asks({ type: 'onHostile', hostile: range.hostile('boss').token })).toMatchObject({
      ok: false,
      refusal: { code: 'SCREENED', args: { hostile: range.hostile('grunt').token } },
    });
  });

  it('[WF-ATK-04] what is too far tells how far it is and how far the weapon reaches', () => {
    const range = aiming(field({}, [trio(), grunt(4)]));
    expect(range.reason(onHostile(range, 'grunt'))).toMatchObject({
      code: 'OUT_OF_RANGE',
      args: { range: 2, reach: '0–1' },
    });
  });

  it('[WF-ATK-04] so does the weapon that finds no target at all, by the nearest', () => {
    const range = field({}, [grunt(4), trio(5)]);
    expect(range.reason({ type: 'attack', weapon: 1 })).toMatchObject({
      code: 'OUT_OF_RANGE',
      args: { range: 2, reach: '0–1' },
    });
  });

  it('[WF-ATK-07] a booster is played once the target is chosen; what lifts Screening only where there is some', () => {
    const range = aiming(field({ hand: ['steady', 'sharp'] }, [trio(), grunt()]));
    expect(range.refusal(playing(range, 'steady'))).toBe('AFTER_TARGET');
    expect(range.refusal(playing(range, 'sharp'))).toBe('NOTHING_SCREENED');
  });

  it('[WF-HOST-12] a card in sight that is not in play is said not to be', () => {
    const range = field({}, [trio(), grunt()], { dice: 'attack 9 cover 6' }).attack(1, 'grunt', 'semi');
    const [gone = -1] = range.match.state.zones.hostileDiscard?.tokens ?? [];
    const asked = aiming(range).asks({ type: 'onHostile', hostile: gone });
    expect(asked).toMatchObject({ refusal: { code: 'NOT_IN_PLAY' } });
    const [unseen = -1] = range.match.state.zones.hostileDeck?.tokens ?? [];
    expect(range.asks({ type: 'onHostile', hostile: unseen })).toMatchObject({
      refusal: { code: 'ANSWER_ILLEGAL' },
    });
  });
});

describe('boosts and modes', () => {
  it('[WF-ATK-07] a card that does not fit the attack says what it asks for', () => {
    const range = field({ hand: ['close', 'steady'] }, [trio(3)]).attack(1, 'trio');
    expect(range.asked).toBe('boostChance');
    expect(range.reason(playing(range, 'close'))).toMatchObject({
      code: 'ONLY_IF',
      args: { condition: 'range', span: [0, 0] },
    });
    expect(range.offers(playing(range, 'steady'))).toBe(true);
  });

  it('[WF-ATK-07] a booster for Burst does not join one for Semi', () => {
    const range = field({ hand: ['steady', 'steady', 'barrage'] }, [trio()]).attack(1, 'trio');
    range.play('steady');
    expect(range.reason(playing(range, 'barrage'))).toMatchObject({
      code: 'ONLY_IF',
      args: { condition: 'attackKind', kind: 'burst' },
    });
  });

  it('[WF-CARD-03] a card of another moment names that moment', () => {
    const range = field({ hand: ['dash', 'duck', 'steady'] }, [trio()]).attack(1, 'trio');
    expect(range.reason(playing(range, 'dash'))).toMatchObject({
      code: 'WRONG_MOMENT',
      args: { moment: ['payEntrance'] },
    });
    expect(range.reason(playing(range, 'duck'))?.args).toEqual({ moment: ['hostileRolled'] });
    expect(whyApart(range.match.state, range.inHand('dash'))?.args).toEqual({ moment: ['payEntrance'] });
    const [discarded = 0] = range.match.state.zones.actionDeck?.tokens ?? [];
    expect(whyApart(range.match.state, discarded)).toBeUndefined();
  });

  it('[WF-KEY-11] a mode that would harm bystanders is refused for that', () => {
    const cards = [
      location('field', {
        abilities: [text('static', { effect: 'collateralDamage' })],
      }),
    ];
    const range = field({}, [trio()], { cards }).attack(1, 'trio');
    expect(range.refusal({ type: 'mode', mode: 'auto' })).toBe('COLLATERAL');
    expect(range.asks({ type: 'mode', mode: 'explosion' })).toMatchObject({
      refusal: { code: 'NO_SUCH_MODE' },
    });
  });
});

describe('payments', () => {
  const entering = (line: object) => {
    const range = field({ card: 'slow', slot: 1, ...line }, [], {}, { path: ['bog'] });
    return range.give({ type: 'move', soldier: 1, to: 2 });
  };

  it('[WF-MOVE-06] a card that is chosen, and one that is played elsewhere, cannot pay again', () => {
    const range = entering({ hand: ['blank', 'blank', 'dash', 'duck'] });
    const card = range.inHand('blank');
    range.give({ type: 'pick', card });
    expect(range.refusal({ type: 'pick', card })).toBe('PICKED');
    expect(range.reason({ type: 'playCard', card: range.inHand('duck') })?.args).toEqual({
      moment: ['hostileRolled'],
    });
  });

  it('[WF-CARD-07] a card does not pay for itself', () => {
    const range = field({ hand: ['typed', 'blank', 'blank'] }, []).play('typed');
    expect(range.asked).toBe('costDiscard');
    expect(range.refusal({ type: 'pick', card: range.inHand('typed') })).toBe('SPOKEN_FOR');
  });

  it('[WF-ACT-06] a card is discarded once', () => {
    const range = field({ hand: ['blank'] }, []).give({ type: 'discardDraw', soldier: 1 });
    const card = range.inHand('blank');
    range.give({ type: 'pick', card });
    expect(range.refusal({ type: 'pick', card })).toBe('PICKED');
  });
});

describe('what no list holds', () => {
  const pair = (wanted: Partial<Wanted> = {}) =>
    drill(
      {
        path: ['field'],
        soldiers: [
          { card: 'ace', slot: 2, gear: [{ card: 'rifle' }], hand: ['dash'] },
          { card: 'ben', slot: 2, gear: [{ card: 'rocket' }], hand: ['duck'], seat: 1 },
        ],
        ...wanted,
      },
      { cards: [...CARDS, equipment('radio')], config: { seats: 2 } },
    );

  it('[WF-COOP-08] somebody else’s Soldier, a weapon he does not carry, a slot too far', () => {
    const range = pair();
    const attack = { type: 'attack', weapon: 2, profile: 0 } as const;
    expect(range.asks({ ...attack, soldier: 2 })).toMatchObject({ refusal: { code: 'NOT_YOURS' } });
    expect(range.asks({ ...attack, soldier: 1 })).toMatchObject({ refusal: { code: 'NOT_CARRIED' } });
    expect(range.asks({ type: 'move', soldier: 1, to: 4 })).toMatchObject({
      refusal: { code: 'NOT_ADJACENT' },
    });
  });

  it('[WF-COOP-04] a hidden hand is answered like the deck; an open one is said to be another’s', () => {
    const range = pair();
    const { zones } = range.match.state;
    const [held = -1] = zones.hand2?.tokens ?? [];
    const [inDeck = -1] = zones.actionDeck?.tokens ?? [];
    const asked = (card: number) => range.asks({ type: 'playCard', soldier: 1, card });
    expect(asked(held)).toEqual(asked(inDeck));
    expect(asked(held)).toMatchObject({ refusal: { code: 'ANSWER_ILLEGAL' } });
    range.give({ type: 'showHand', soldier: 2, isShown: true }, 1);
    expect(asked(held)).toMatchObject({ refusal: { code: 'NOT_IN_HAND' } });
  });

  it('[WF-COOP-11] whoever has ended his turn is told to take it up again', () => {
    const range = pair({ hostiles: [grunt()] }).give({ type: 'done' });
    expect(range.refusal({ type: 'attack', weapon: 1 })).toBe('TURN_ENDED');
    expect(range.asks({ type: 'done' })).toMatchObject({ refusal: { code: 'TURN_ENDED' } });
  });
});
