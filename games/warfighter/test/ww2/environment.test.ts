import { expect, it } from 'vitest';
import type { SkillCard } from '../../src/content/cards.ts';
import type { Terms } from '../rules/drill.ts';
import { action, equipment, hostile, kit, location, soldier, text, weapon } from '../rules/drill-cards.ts';
import { enlist, front, MARKER } from './front.ts';

const COLD = location('field', {
  traits: ['Nature'],
  abilities: [{ when: 'static', do: [{ effect: 'environ', climate: 'Cold', number: 6 }] }],
});

function skill(id: string, abilities: SkillCard['abilities'], changes: Partial<SkillCard> = {}): SkillCard {
  return { id, source: 'original', type: 'skill', cost: 1, ...(abilities && { abilities }), ...changes };
}

/** The start of a Soldier Turn in the cold. */
function winter(soldiers: Parameters<typeof front>[0]['soldiers'], terms: Terms = {}) {
  const there = soldiers.map((each) => ({ slot: 2, ...each }));
  return front(
    { at: 'soldierTurn', path: ['field'], soldiers: there },
    { ...terms, cards: [COLD, ...(terms.cards ?? [])] },
  );
}

it('[WF-ENV-01, WF-TURN-03, WF-KEY-27] every Soldier in such a Location rolls at the start of the turn', () => {
  const range = winter([{ card: 'ace' }, { card: 'ben', slot: 1 }, { card: 'cal' }], {
    dice: 'environment 6 5',
  });
  expect(range.asked).toBe('ordealChoice');
  expect(range.told('environmentRolled')).toMatchObject([
    { soldier: 1, die: 6, needed: 6 },
    { soldier: 3, die: 5, needed: 6 },
  ]);
  expect(range.match.decision()?.about).toEqual({ soldier: 3, climate: 'Cold' });
  range.give({ type: 'takeSuppress' });
  expect(range.game.soldiers.map(({ suppress }) => suppress)).toEqual([0, 0, 1]);
  expect(range.asked).toBe('action');
});

it('[WF-ENV-02] who fails spends a Hardy, or takes a Suppress or a Wound', () => {
  const hardy = winter([{ card: 'ace', hardy: { Cold: 1 } }], { dice: 'environment 5' });
  hardy.give({ type: 'useHardy' });
  expect(hardy.soldier(1)).toMatchObject({ hardy: { Cold: 0 }, suppress: 0, wounds: [] });
  const hurt = winter([{ card: 'ace' }], { dice: 'environment 5' }).give({ type: 'takeWound' });
  expect(hurt.soldier(1).wounds).toEqual([{ points: 1, isTreated: false }]);
});

it('[WF-ENV-04, WF-KEY-41] Hardy counters help against their own climate only', () => {
  const range = winter([{ card: 'ace', hardy: { Hot: 2 } }], { dice: 'environment 5' });
  expect(range.offers({ type: 'useHardy' })).toBe(false);
});

it('[WF-ENV-06] such a Wound can Down a Soldier (WF-RULING-131)', () => {
  const range = winter(
    [
      { card: 'ace', wounds: [{ points: 4, isTreated: false }] },
      { card: 'ben', slot: 1 },
    ],
    {
      dice: 'environment 5',
    },
  ).give({ type: 'takeWound' });
  expect(range.soldier(1).standing).toBe('downed');
});

it('[WF-ENV-03, WF-SETUP-20] Soldiers start with the Hardy counters printed on their cards', () => {
  const tough = skill('tough', [
    { when: 'setup', do: [{ effect: 'gainHardy', climate: 'Cold', amount: 1 }] },
  ]);
  const range = enlist([{ skills: ['tough'] }, { card: 'ben' }], {
    cards: [tough, soldier('ace', { hardy: [{ climate: 'Cold', amount: 2 }] })],
  });
  expect(range.game.soldiers.map(({ hardy }) => hardy)).toEqual([{ Cold: 3 }, {}]);
});

it('[WF-ENV-05] a canteen is expended for cards or for Hardy counters', () => {
  const canteen = equipment('canteen', {
    expended: true,
    abilities: [
      {
        when: 'main',
        cost: [{ pay: 'expend', amount: 1 }],
        do: [
          {
            effect: 'choice',
            branches: [
              [{ effect: 'drawCards', amount: 3 }],
              [{ effect: 'gainHardy', climate: 'Hot', amount: 2 }],
            ],
          },
        ],
      },
    ],
  });
  const range = front({ soldiers: [{ card: 'ace', gear: [{ card: 'canteen' }] }] }, { cards: [canteen] });
  range.first('useAbility').give({ type: 'branch', branch: 1 });
  expect(range.soldier(1)).toMatchObject({ hardy: { Hot: 2 }, gear: [] });
});

it('[WF-KEY-15] CX draws a card at the start of each Soldier Turn, whatever the hand size', () => {
  const cx = soldier('ace', { abilities: [text('soldierTurnStart', { effect: 'drawCards', amount: 1 })] });
  const hand = ['blank', 'blank', 'blank', 'blank', 'blank'];
  const range = front(
    { at: 'soldierTurn', soldiers: [{ card: 'ace', hand }] },
    { cards: [cx], draws: 'actionDeck:blank' },
  );
  expect(range.zone('hand1')).toHaveLength(6);
});

it('[WF-KEY-15, WF-CARD-26] a Marker drawn by CX is looked at too', () => {
  const cx = soldier('ace', { abilities: [text('soldierTurnStart', { effect: 'drawCards', amount: 1 })] });
  const range = front(
    { at: 'soldierTurn', soldiers: [{ card: 'ace' }] },
    { cards: [cx, MARKER], draws: 'actionDeck:marker' },
  );
  expect(range.asked).toBe('markerChance');
});

it('[WF-KEY-12, WF-VEC-47] a Corpsman adds 2 to his heal rolls', () => {
  const medkit = kit({
    effect: 'healRoll',
    rows: [
      { from: 1, heal: 1 },
      { from: 7, heal: 2 },
      { from: 11, heal: 3 },
    ],
  });
  const corpsman = skill('corpsman', [text('static', { effect: 'modHealRoll', amount: 2 })]);
  const range = front(
    {
      soldiers: [
        { card: 'ace', skills: ['corpsman'], gear: [{ card: 'kit' }] },
        { card: 'ben', wounds: [{ points: 2, isTreated: false }] },
      ],
    },
    { cards: [medkit, corpsman], dice: 'heal 5' },
  ).first('useAbility');
  expect(range.soldier(2).wounds).toEqual([]);
});

it('[WF-KEY-71, WF-VEC-62] Panic suppresses those who have it when another is Downed', () => {
  const panic = skill(
    'panic',
    [text('soldierDowned', { effect: 'suppress', amount: 1, on: { who: 'self' } })],
    {
      negative: true,
    },
  );
  const range = front(
    {
      at: 'attackStep',
      soldiers: [
        { card: 'ace', skills: ['panic'] },
        { card: 'ben', skills: ['panic'] },
        { card: 'cal', wounds: [{ points: 4, isTreated: false }] },
      ],
      hostiles: [{ card: 'grunt', slot: 1, target: 3 }],
    },
    { cards: [panic], dice: 'hostile 9 cover 6', draws: 'cup:1' },
  );
  expect(range.game.soldiers.map(({ suppress }) => suppress)).toEqual([1, 1, 0]);
});

it('[WF-KEY-98, WF-XP-12] gear that starts with XP gives it when bought', () => {
  const smg = weapon('smg', { abilities: [text('setup', { effect: 'gainXp', amount: 1 })] });
  const range = enlist([{ gear: [{ card: 'smg' }] }], { cards: [smg, soldier('ace', { xp: 3 })] });
  expect(range.soldier(1).xp).toBe(4);
});

it('[WF-KEY-91] a card that Screens protects the others while a reticle is uncovered', () => {
  const recruits = hostile('recruits', {
    abilities: [text('static', { effect: 'screens', those: { of: 'others' } })],
  });
  const aim = (suppress: number) => {
    const range = front(
      {
        soldiers: [{ card: 'ace', gear: [{ card: 'rifle' }] }],
        hostiles: [
          { card: 'recruits', slot: 1, target: 1, suppress },
          { card: 'grunt', slot: 1, target: 1 },
        ],
      },
      { cards: [recruits] },
    ).give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
    return range.offers({ type: 'onHostile', hostile: range.hostile('grunt').token });
  };
  expect([aim(0), aim(1)]).toEqual([false, true]);
});

it('[WF-KEY-22, WF-KEY-64, WF-KEY-35] words like Edged, Nature and Focus do nothing on their own', () => {
  const sharp = action('sharp', {
    when: 'declareAttack',
    if: [{ is: 'weaponTrait', trait: 'Edged' }],
    do: [{ effect: 'modAttack', amount: 1 }],
  });
  const fire = (traits: readonly string[]) => {
    const range = front(
      {
        path: ['field'],
        soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'rifle' }], skills: ['focus'], hand: ['sharp'] }],
        hostiles: [{ card: 'trio', slot: 2, target: 1 }],
      },
      {
        cards: [
          sharp,
          skill('focus', undefined),
          location('field', { traits: ['Nature'] }),
          weapon('rifle', { traits }),
        ],
      },
    ).give({ type: 'attack', soldier: 1, weapon: 1, profile: 0 });
    return range.aim('trio').asked;
  };
  // Only other cards ask for them.
  expect([fire(['Ranged']), fire(['Edged'])]).toEqual(['modeChoice', 'boostChance']);
});

it('[WF-GEAR-15] camouflage is rolled for each card that targets its owner (WF-RULING-96)', () => {
  const net = equipment('net', { abilities: [text('attackStepStart', { effect: 'camouflage', from: 8 })] });
  const range = front(
    {
      at: 'attackStep',
      soldiers: [{ card: 'ace', gear: [{ card: 'net' }] }, { card: 'ben' }],
      hostiles: [
        { card: 'grunt', slot: 1, target: 1 },
        { card: 'trio', slot: 1, target: 1 },
      ],
    },
    { cards: [net], dice: 'camouflage 8 7 hostile 1 cover 1' },
  );
  expect(range.told('hostileDeclared').map(({ hostile: token }) => token)).toEqual([
    range.hostile('trio').token,
  ]);
});
