import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromGrounds, keating, ricePaddy, spotOf, type TestMap } from '../test/maps.ts';
import { fewestOccupied } from '../test/oracle.ts';
import { findBlockers } from './find-blockers.ts';
import { findLine } from './find-line.ts';
import { makeGrid } from './grid.ts';
import { type Ground, OBSTRUCTIONS } from './ground.ts';
import { sees } from './sees.ts';

interface Question {
  readonly from: number;
  readonly to: number;
  readonly smoke: readonly number[];
  readonly occupied: readonly number[];
}

function questions(size: number, somebody: number): fc.Arbitrary<Question> {
  const hex = fc.nat(size - 1);
  return fc.record({
    from: hex,
    to: hex,
    smoke: fc.array(hex, { maxLength: 3 }),
    occupied: fc.uniqueArray(hex, { maxLength: somebody }),
  });
}

/** The package and the oracle give the same answers, with smoke and people and without. */
function expectAgreement(map: TestMap, { from, to, smoke, occupied }: Question): void {
  const spot = (hex: number) => spotOf(map.grid, hex);
  const sight = {
    groundAt: map.groundAt,
    from: spot(from),
    to: spot(to),
    smoke: smoke.map(spot),
    occupied: occupied.map(spot),
  };
  const label = `${JSON.stringify([sight.from, sight.to])}`;
  const fewest = fewestOccupied(sight);
  expect(sees(map.sight, from, to), label).toBe(
    fewestOccupied({ ...sight, smoke: [], occupied: [] }) !== undefined,
  );
  expect(findLine(map.sight, from, to, { smoke, occupied })?.occupied.length, label).toBe(fewest);
  expect(findBlockers(map.sight, from, to, smoke).length === 0, label).toBe(fewest !== undefined);
}

const grid = makeGrid({ columns: 9, rows: 8, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const ground: fc.Arbitrary<Ground> = fc.record({
  level: fc.nat(3),
  obstruction: fc.constantFrom('none', 'none', ...OBSTRUCTIONS),
});
const grounds = fc.array(ground, { minLength: grid.size, maxLength: grid.size });

describe('sight agrees with polygons cut in fractions of big integers', () => {
  it.each([
    ['COP Keating', keating],
    ['the Rice Paddy Angle', ricePaddy],
  ])('[CV-LOS-02] for 500 random pairs on the map of %s', (_, map) => {
    const question = questions(map.grid.size, 150);
    fc.assert(
      fc.property(question, (asked) => expectAgreement(map, asked)),
      { numRuns: 500 },
    );
  });

  it('for random ground of all kinds', () => {
    fc.assert(
      fc.property(grounds, questions(grid.size, 20), (some, asked) =>
        expectAgreement(fromGrounds(grid, some), asked),
      ),
      { numRuns: 500 },
    );
  });
});
