import { expect, test } from 'vitest';
import { type CardSize, planSlots, type SlotLoad } from './slot-layout.ts';

const DESK = { width: 90, height: 27.75 };

function load(hostiles: number, soldiers = 0, part: Partial<SlotLoad> = {}): SlotLoad {
  return { hostiles, soldiers, isWanted: false, isGoal: false, hasExtras: part.isGoal === true, ...part };
}

function widthOf(plans: ReturnType<typeof planSlots>): number {
  return plans.reduce((sum, { width }) => sum + width, 0);
}

test('slots share the width by what stands in them', () => {
  const plans = planSlots(DESK, [load(0), load(0, 2), load(4), load(0, 0, { isGoal: true })]);
  expect(widthOf(plans)).toBeCloseTo(DESK.width);
  const [empty, manned, held] = plans.map(({ width }) => width);
  expect(manned).toBeCloseTo((empty ?? 0) * 1.4);
  expect(held).toBeCloseTo((empty ?? 0) * 3);
});

test('with many slots the empty ones are slim, but not those that are wanted', () => {
  const loads = [
    load(0),
    load(0, 0, { isWanted: true }),
    load(0, 3),
    load(6),
    load(6),
    load(0),
    load(0),
    load(0),
  ];
  const plans = planSlots(DESK, [...loads, load(0, 0, { isGoal: true })]);
  expect(plans.map(({ isSlim }) => isSlim)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(plans.at(-1)?.width).toBe(4.5);
  expect(widthOf(plans)).toBeCloseTo(DESK.width);
});

test.each<[hostiles: number, size: CardSize]>([
  [4, 'medium'],
  [8, 'small'],
  [12, 'least'],
])('%i hostile cards in a slot are %s', (hostiles, size) => {
  const [plan] = planSlots({ width: 42, height: 27.75 }, [load(hostiles, 1)]);
  expect(plan).toMatchObject({ size, pile: undefined });
});

test('a high board shows whole cards while they stand side by side', () => {
  const [few, many] = planSlots({ width: 100, height: 36 }, [load(3, 1), load(9)]);
  expect([few?.size, many?.size]).toEqual(['large', 'medium']);
});

test('a crowded slot takes its room from the others before its cards overlap', () => {
  const plans = planSlots({ width: 66, height: 30 }, [
    load(0, 7),
    load(15),
    load(2),
    load(0, 0, { isGoal: true }),
  ]);
  expect(plans.map(({ pile }) => pile)).toEqual([undefined, undefined, undefined, undefined]);
  expect(widthOf(plans)).toBeCloseTo(66);
});

test('cards that do not fit even at their least overlap in even steps, and stay inside', () => {
  const [plan] = planSlots({ width: 41, height: 14 }, [load(12, 1)]);
  expect(plan?.size).toBe('least');
  const { columns = 0, step = 0 } = plan?.pile ?? {};
  expect((columns - 1) * step + 6.75).toBeLessThanOrEqual(41);
});

test('a narrow board shows a slot at a time, and a bit of the next', () => {
  const plans = planSlots({ width: 24, height: 25 }, [load(1), load(0)]);
  expect(plans.map(({ width }) => width)).toEqual([22, 22]);
});
