import { expect, it } from 'vitest';
import type { AttackTarget, Card } from '../../src/content/cards.ts';
import type { Wanted } from '../../src/examples/wanted.ts';
import { planAttack } from '../../src/queries/attack/attack.ts';
import { attackOdds } from '../../src/queries/attack/attack-odds.ts';
import { drill } from './drill.ts';
import { action, event, location, soldier } from './drill-cards.ts';

/** An Event in slot 2 that makes entering more expensive; Ace is in slot 1 with a rifle and grenades. */
function wire(attackable: AttackTarget): Card {
  return event(
    'wire',
    [
      { effect: 'attach', at: 'here' },
      { effect: 'modEntrance', amount: 2, at: 'here' },
    ],
    { attackable },
  );
}

const GEAR = [{ card: 'rifle' }, { card: 'grenade', units: 2 }];

function scene(
  attackable: AttackTarget,
  dice = '',
  wanted: Partial<Wanted> = {},
  cards: readonly Card[] = [],
) {
  const range = drill(
    {
      path: ['field'],
      slotChanges: { 2: { attached: ['wire'] } },
      soldiers: [{ card: 'ace', slot: 2, gear: GEAR }],
      ...wanted,
    },
    { cards: [wire(attackable), ...cards], dice },
  );
  const token = range.game.path[1]?.attached[0] ?? -1;
  return { range, token, aim: { type: 'onHostile', hostile: token } as const };
}

const shoot = { type: 'attack', soldier: 1, weapon: 1, profile: 0 } as const;

it('[WF-ATK-02, WF-HOST-50, WF-KEY-44, WF-XP-07] an Event with Cover and Hits is attacked like a target and goes when they are reached, without XP', () => {
  const { range, aim } = scene({ cover: 3, hits: 1 }, 'attack 6 cover 3');
  range.give(shoot).give(aim).give({ type: 'mode', mode: 'semi' });
  expect(range.game.path[1]?.attached).toEqual([]);
  expect(range.zone('hostileDiscard')).toContain('wire');
  expect(range.soldier(1)).toMatchObject({ xp: 0, actions: 2 });
});

it.each([
  ['the cover die is too low', 'attack 6 cover 2'],
  ['the attack die is too low', 'attack 5 cover 3'],
])('[WF-ATK-35, WF-HOST-50] it takes no Suppress: %s', (_name, dice) => {
  const { range, aim } = scene({ cover: 3, hits: 1 }, dice);
  range.give(shoot).give(aim).give({ type: 'mode', mode: 'semi' });
  expect(range.game.path[1]?.attached).toHaveLength(1);
  expect(range.told('hostileSuppressed')).toEqual([]);
});

it('[WF-ATK-36] Kills stay on an Event from attack to attack and from turn to turn until there are enough', () => {
  const { range, aim } = scene({ cover: 3, hits: 3 }, 'attack 6 cover 3 attack 6 cover 3 attack 6 cover 3');
  range.give(shoot).give(aim).give({ type: 'mode', mode: 'semi' });
  expect(range.game.eventHits).toEqual([{ token: aim.hostile, hits: 1 }]);
  range.give(shoot).give(aim).give({ type: 'mode', mode: 'semi' });
  expect(range.game.eventHits).toEqual([{ token: aim.hostile, hits: 2 }]);
  range.endTurn();
  expect(range.game.path[1]?.attached).toHaveLength(1);
  range.give(shoot).give(aim).give({ type: 'mode', mode: 'semi' });
  expect(range.game.path[1]?.attached).toEqual([]);
  expect(range.game.eventHits).toEqual([]);
});

it('[WF-ATK-36, WF-OBJ-13] every Kill of one Explosion counts; surplus is lost', () => {
  const { range, aim } = scene({ cover: 3, hits: 3 }, 'attack 7 7 7 7 cover 6');
  range.give({ ...shoot, weapon: 2 }).give(aim);
  expect(range.told('eventHit')).toMatchObject([{ hits: 3 }]);
  expect(range.game.path[1]?.attached).toEqual([]);
});

it('[WF-ATK-06, WF-KEY-32] Explosion Attacks only, and only from its Range', () => {
  const only = scene({ cover: 3, hits: 1, explosionOnly: true });
  expect(only.range.refusal({ type: 'attack', weapon: 1 })).toBe('NO_LEGAL_MODE');
  expect(only.range.offers({ type: 'attack', weapon: 2 })).toBe(true);
  const far = { soldiers: [{ card: 'ace', slot: 1, gear: GEAR }] };
  expect(scene({ cover: 3, hits: 1 }, '', far).range.offers({ type: 'attack', weapon: 1 })).toBe(true);
  const near = scene({ cover: 3, hits: 1, range: [0, 0] }, '', far);
  expect(near.range.refusal({ type: 'attack', weapon: 1 })).toBe('NO_LEGAL_MODE');
});

it('[WF-ATK-28, WF-HTH-03] Size and traits of an Event count like those of any target', () => {
  const { range, aim, token } = scene(
    { cover: 3, hits: 1, size: 2, traits: ['Structure'] },
    'attack 4 cover 3',
  );
  expect(range.refusal({ type: 'attack', weapon: 0 })).toBe('TRAIT_FORBIDS');
  const figures = { soldier: 1, weapon: 1, profile: 0, hostile: token, target: -1 };
  expect(planAttack(range.match.state, figures, 'semi', []).attack).toEqual([{ source: 'wire', amount: 2 }]);
  range.give(shoot).give(aim).give({ type: 'mode', mode: 'semi' });
  expect(range.game.path[1]?.attached).toEqual([]);
});

it('[WF-HOST-17, WF-LOC-11] no hostile card screens an Event, and Cover of hostiles is not its Cover', () => {
  const bush = location('field', {
    abilities: [{ when: 'static', do: [{ effect: 'modCover', amount: 3, of: 'hostiles' }] }],
  });
  const { range, aim } = scene(
    { cover: 3, hits: 1 },
    'attack 6 cover 3',
    { hostiles: [{ card: 'grunt', slot: 2, target: 1 }] },
    [bush],
  );
  range.give(shoot).give(aim).give({ type: 'mode', mode: 'semi' });
  expect(range.game.path[1]?.attached).toEqual([]);
});

it('[WF-HOST-50] without Cover and Hits an Event cannot be attacked, and its text goes with it', () => {
  const still = drill(
    {
      path: ['field'],
      slotChanges: { 2: { attached: ['mud'] } },
      soldiers: [{ card: 'ace', slot: 2, gear: GEAR }],
    },
    { cards: [event('mud', [{ effect: 'attach', at: 'here' }])] },
  );
  expect(still.refusal({ type: 'attack', weapon: 1 })).toBe('NO_TARGET');
  const { range, aim } = scene(
    { cover: 3, hits: 1 },
    'attack 6 cover 3',
    { soldiers: [{ card: 'heavy', slot: 1, gear: GEAR }] },
    [soldier('heavy', { movement: 0 })],
  );
  expect(range.refusal({ type: 'move', to: 2 })).toBe('CANNOT_AFFORD_ENTRANCE');
  range.give(shoot).give(aim).give({ type: 'mode', mode: 'semi' });
  expect(range.offers({ type: 'move', to: 2 })).toBe(true);
});

it('[WF-CARD-10, WF-KEY-61] cards that act on hostile cards cannot choose an Event; the odds know its Hits', () => {
  const strike = action('strike', {
    when: 'main',
    who: { who: 'hostile' },
    do: [{ effect: 'hit', amount: 1 }],
  });
  const soldiers = [{ card: 'ace', slot: 2, gear: GEAR, hand: ['strike'] }];
  const { range, token } = scene({ cover: 3, hits: 1 }, '', { soldiers }, [strike]);
  expect(range.offers({ type: 'playCard' })).toBe(false);
  const figures = { soldier: 1, weapon: 1, profile: 0, hostile: token, target: -1 };
  const { total, counts } = attackOdds(planAttack(range.match.state, figures, 'semi', []));
  // Five of ten faces hit and four of six defeat the Cover; nothing else has any effect.
  const kill = { kills: 1, suppresses: 0, isEmptied: false, isJammed: false, isStumbled: false };
  expect(total).toBe(60);
  expect([...counts]).toContainEqual([kill, 20]);
  expect([...counts.keys()].every(({ suppresses }) => suppresses === 0)).toBe(true);
});
