import { expect, it } from 'vitest';
import { hostile, location, soldier, text } from '../rules/drill-cards.ts';
import { front } from './front.ts';
import { FIGHTERS } from './front-cards.ts';

const CROPS = location('crops', {
  entrance: 1,
  abilities: [text('static', { effect: 'modEntrance', amount: { perHostile: 1 }, at: 'here' })],
});

it('[WF-MOVE-04] Crops cost 1 more to enter for each hostile card in them, covered or not', () => {
  const due = (...hostiles: readonly { slot: number; suppress?: number }[]) =>
    front(
      {
        path: ['crops'],
        soldiers: [{ card: 'slow', hand: Array(9).fill('blank') }],
        hostiles: hostiles.map((each) => ({ card: 'grunt', target: 1, ...each })),
      },
      { cards: [CROPS, soldier('slow', { movement: 0 })] },
    )
      .give({ type: 'move', soldier: 1, to: 2 })
      .match.decision()?.about;
  expect(due()).toMatchObject({ due: 1 });
  expect(due({ slot: 2 }, { slot: 2, suppress: 1 })).toMatchObject({ due: 3 });
  expect(due({ slot: 2 }, { slot: 1 })).toMatchObject({ due: 2 });
});

const FARM = location('farm', {
  abilities: [
    text('static', { effect: 'modCover', amount: 1, of: 'hostiles', against: 'ranged' }),
    text('static', { effect: 'modCover', amount: 1, of: 'soldiers', against: 'ranged' }),
  ],
});

it('[WF-LOC-11] the walls of the Farm help hostiles against Ranged attacks only', () => {
  const kills = (gear: string) => {
    const range = front(
      {
        path: ['farm'],
        soldiers: [{ card: 'ace', slot: 2, ...(gear === 'knife' && { strikes: 0 }), gear: [{ card: gear }] }],
        hostiles: [{ card: 'pair', slot: 2, target: 1 }],
      },
      {
        cards: [...FIGHTERS, FARM, hostile('pair', { reticles: 2, cover: 3 })],
        dice: gear === 'grenade' ? 'attack 9 1 1 1 cover 2' : `attack 9 cover ${gear === 'knife' ? 2 : 3}`,
      },
    );
    range.attack(1, 'pair', gear === 'rifle' ? 'semi' : gear === 'knife' ? 'strong' : undefined);
    return range.hostile('pair').ekia;
  };
  // Cover 3, or 4 with the walls; the grenade and the knife add 1.
  expect(kills('rifle')).toBe(0);
  expect(kills('grenade')).toBe(1);
  expect(kills('knife')).toBe(1);
});

it('[WF-LOC-11] and they help Soldiers against every hostile attack, which is Ranged (WF-RULING-88)', () => {
  const range = front(
    {
      at: 'attackStep',
      path: ['farm'],
      soldiers: [{ card: 'ace', slot: 2 }],
      hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
    },
    { cards: [FARM], dice: 'hostile 10 cover 3' },
  );
  expect(range.soldier(1)).toMatchObject({ wounds: [], suppress: 1 });
});

const TRUCK = hostile('truck', {
  reticles: 2,
  charts: [],
  abilities: [text('reinforceStep', { effect: 'reinforce', values: [1], range: [0, 2] })],
});

it('[WF-HOST-22, WF-RULING-34] a Large Truck unloads while its target is within 2, and closes in otherwise', () => {
  const arrivals = (slot: number, draws = '') => {
    const range = front(
      {
        at: 'hostileTurn',
        slots: 6,
        path: ['field', 'field', 'field', 'field'],
        soldiers: [{ card: 'ace', slot: 1 }],
        hostiles: [{ card: 'truck', slot, target: 1 }],
      },
      { cards: [TRUCK], draws },
    );
    return [range.hostile('truck').slot, range.game.hostiles.length - 1];
  };
  expect(arrivals(4)).toEqual([3, 0]);
  expect(arrivals(3, 'hostileDeck:grunt cup:1')).toEqual([3, 1]);
});
