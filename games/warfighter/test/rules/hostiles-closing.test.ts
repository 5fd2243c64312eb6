import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import { drill } from './drill.ts';
import { chart, hostile, text } from './drill-cards.ts';

const WALKER = hostile('walker', { reticles: 2, charts: [chart([], [0, 1])] });
const MORTAR = hostile('mortar', { charts: [chart([], [2, 3])] });

interface Walk {
  readonly card?: string;
  readonly from: number;
  readonly to: number;
  readonly suppress?: number;
  readonly cards?: readonly Card[];
  readonly backoff?: 'on' | 'off';
  /** It does not shoot, wherever it stands. */
  readonly isSilent?: boolean;
}

/** Where a card in slot `from` stands after a Hostile Turn with its target in slot `to`. */
function walks({
  card = 'walker',
  from,
  to,
  suppress = 0,
  cards = [],
  backoff = 'off',
  isSilent,
}: Walk): number {
  const distance = Math.abs(from - to);
  const range = drill(
    {
      at: 'hostileTurn',
      slots: 6,
      isActive: true,
      path: ['field', 'field', 'field', 'field'],
      soldiers: [{ card: 'ace', slot: to }],
      hostiles: [{ card, slot: from, target: 1, suppress }],
    },
    {
      cards: [WALKER, MORTAR, ...cards],
      options: { 'hostile-backoff': backoff },
      dice: !isSilent && isShooting(card, distance) ? 'hostile 1 cover 1' : '',
    },
  );
  return range.hostile(card).slot;
}

function isShooting(card: string, distance: number): boolean {
  return card === 'mortar' ? distance === 2 || distance === 3 : distance <= 1;
}

it('[WF-HOST-41, WF-HOST-42, WF-VEC-35] a card out of Range moves one slot closer; one Suppress on any reticle stops it', () => {
  expect(walks({ from: 4, to: 2 })).toBe(3);
  expect(walks({ from: 1, to: 4 })).toBe(2);
  expect(walks({ from: 4, to: 2, suppress: 1 })).toBe(4);
});

it('[WF-HOST-42] a card whose target is in Range stays', () => {
  expect(walks({ from: 3, to: 2 })).toBe(3);
  expect(walks({ from: 2, to: 2 })).toBe(2);
});

it('[WF-HOST-43] with hostile-backoff a card steps away from a target that is too close (WF-RULING-97)', () => {
  expect(walks({ card: 'mortar', from: 3, to: 2, backoff: 'on' })).toBe(4);
  expect(walks({ card: 'mortar', from: 2, to: 3, backoff: 'on' })).toBe(1);
  expect(walks({ card: 'mortar', from: 1, to: 2, backoff: 'on' })).toBe(1);
  expect(walks({ card: 'mortar', from: 3, to: 3, backoff: 'on' })).toBe(4);
  expect(walks({ card: 'mortar', from: 6, to: 6, backoff: 'on' })).toBe(5);
  expect(walks({ card: 'mortar', from: 2, to: 2, backoff: 'off' })).toBe(2);
});

it('[WF-HOST-43] the least Range of all that a card can do counts', () => {
  const watcher = hostile('watcher', {
    charts: [chart([], [2, 3])],
    abilities: [text('static', { effect: 'forbid', act: 'playCards', range: [1, 1] })],
  });
  const walk = { card: 'watcher', to: 2, cards: [watcher], backoff: 'on', isSilent: true } as const;
  expect([walks({ ...walk, from: 3 }), walks({ ...walk, from: 2 })]).toEqual([3, 3]);
});

it('[WF-HOST-46] an Immobile card never moves', () => {
  const nest = hostile('nest', {
    charts: [chart([], [0, 1])],
    abilities: [text('static', { effect: 'immobile' })],
  });
  expect(walks({ card: 'nest', from: 5, to: 2, cards: [nest] })).toBe(5);
});

it('[WF-HOST-22] a text with a Range of its own holds a card that is within it', () => {
  const scout = hostile('scout', {
    charts: [],
    abilities: [text('static', { effect: 'forbid', act: 'playCards', range: [0, 2] })],
  });
  const walk = { card: 'scout', to: 2, cards: [scout], isSilent: true } as const;
  expect([walks({ ...walk, from: 4 }), walks({ ...walk, from: 5 })]).toEqual([4, 4]);
});
