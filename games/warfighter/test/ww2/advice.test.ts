import type { Answer } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.ts';
import type { WarTypes } from '../../src/types.ts';
import type { Drill } from '../rules/drill.ts';
import { action, chart, equipment, hostile, location, soldier, text, weapon } from '../rules/drill-cards.ts';
import { front, MARKER } from './front.ts';
import { FIGHTERS } from './front-cards.ts';

/** What the game would do here by its rules of thumb: the type of the best answer. */
function best(range: Drill): string {
  const { state } = range.match;
  const decision = range.match.decision();
  if (decision === undefined) throw new Error('nothing is asked');
  const worth = (answer: Answer<WarTypes>) => advise(state, decision, 0, answer);
  const [first] = [...range.match.options(0)].sort((one, other) => worth(other) - worth(one));
  return first?.type ?? '';
}

function worthOf(range: Drill, answer: Answer<WarTypes>): number {
  const decision = range.match.decision();
  return decision === undefined ? 0 : advise(range.match.state, decision, 0, answer);
}

const BRUTES = hostile('brutes', { reticles: 3, cover: 2, charts: [chart([{ from: 2, wounds: 1 }])] });

function melee(gear: readonly string[]): Drill {
  return front(
    {
      path: ['field'],
      soldiers: [{ card: 'ben', slot: 2, gear: gear.map((card) => ({ card })) }],
      hostiles: [{ card: 'brutes', slot: 2, target: 1 }],
    },
    { cards: [...FIGHTERS, BRUTES] },
  );
}

it('[WF-HTH-08] advice: who has nothing but a blade closes in, who has a rifle shoots', () => {
  const worth = (range: Drill) =>
    worthOf(range, { type: 'strike', soldier: 1, hostile: range.hostile('brutes').token });
  expect(worth(melee(['knife']))).toBeGreaterThan(0);
  expect(worth(melee(['knife', 'rifle']))).toBeLessThan(0);
});

it('[WF-CARD-26] advice: a Marker is resolved while the path has room for another Location', () => {
  const scene = (hand: readonly string[]) =>
    front({ slots: 3, soldiers: [{ card: 'ace', hand }] }, { cards: [MARKER, location('field')] });
  const worth = (range: Drill) =>
    worthOf(range, { type: 'playCard', soldier: 1, card: range.inHand('marker') });
  expect(worth(scene(['marker']))).toBeGreaterThan(0);
  expect(worth(scene(['marker', 'field']))).toBeLessThan(0);
});

it('[WF-KEY-07] advice: a gun that needs its Bipod is deployed when there is something to shoot at', () => {
  const gun = weapon('gun', { bipod: 'needed' });
  const worth = (slot: number) =>
    worthOf(
      front(
        {
          path: ['field', 'field'],
          soldiers: [{ card: 'ace', gear: [{ card: 'gun' }] }],
          hostiles: [{ card: 'grunt', slot, target: 1 }],
        },
        { cards: [gun] },
      ),
      { type: 'deploy', soldier: 1, weapon: 1 },
    );
  expect(worth(2)).toBeGreaterThan(0);
  expect(worth(3)).toBeLessThan(0);
});

it('[WF-ENV-02] advice: Hardy before Suppress before a Wound', () => {
  const cold = location('tundra', {
    abilities: [text('static', { effect: 'environ', climate: 'Cold', number: 10 })],
  });
  const scene = (hardy: number) =>
    front(
      { at: 'soldierTurn', path: ['tundra'], soldiers: [{ card: 'ace', slot: 2, hardy: { Cold: hardy } }] },
      { cards: [cold], dice: 'environment 1' },
    );
  expect(best(scene(1))).toBe('useHardy');
  expect(best(scene(0))).toBe('takeSuppress');
});

it('[WF-RULING-130] advice: a reward is claimed, and spent on grenades', () => {
  const depot = location('depot', {
    abilities: [text('locationCleared', { effect: 'gainGear', amount: 2, shared: true })],
  });
  const range = front({ path: ['depot'], soldiers: [{ card: 'ace', slot: 2 }] }, { cards: [depot] });
  expect(best(range)).toBe('claimReward');
  range.first('claimReward');
  expect(range.asked).toBe('shopping');
  const grenade = worthOf(range, { type: 'buyGear', soldier: 1, card: 'grenade' });
  expect(grenade).toBeGreaterThan(worthOf(range, { type: 'buyGear', soldier: 1, card: 'rifle' }));
  expect(grenade).toBeGreaterThan(worthOf(range, { type: 'enough' }));
});

it('advice: glasses look for Locations when there is none to play, and smoke is for a crowd', () => {
  const cards = [
    MARKER,
    location('field'),
    soldier('ace', {}),
    equipment('glasses', {
      abilities: [{ when: 'main', cost: [{ pay: 'action', amount: 1 }], do: [{ effect: 'drawLocation' }] }],
    }),
    action('smoke', {
      when: 'main',
      do: [{ effect: 'suppress', amount: 1, on: { who: 'hostilesHere' } }],
    }),
  ];
  const scene = (hand: readonly string[], hostiles: number) =>
    front(
      {
        slots: 4,
        soldiers: [{ card: 'ace', gear: [{ card: 'glasses' }], hand }],
        hostiles: Array.from({ length: hostiles }, () => ({ card: 'grunt', slot: 1, target: 1 })),
      },
      { cards },
    );
  const look = (range: Drill) =>
    worthOf(range, { type: 'useAbility', soldier: 1, source: 'item:1', ability: 0 });
  expect(look(scene([], 0))).toBeGreaterThan(0);
  expect(look(scene(['field'], 0))).toBeLessThan(0);
  const smoke = (range: Drill) =>
    worthOf(range, { type: 'playCard', soldier: 1, card: range.inHand('smoke') });
  expect(smoke(scene(['smoke'], 2))).toBeGreaterThan(0);
  expect(smoke(scene(['smoke'], 1))).toBeLessThan(0);
});
