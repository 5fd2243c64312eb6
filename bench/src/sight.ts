import { boardOf, type Chart, type MapDrawing } from '@sitrep/combat-veteran';
import { fillSight, findLine, type Sight, sees } from '@sitrep/hex';
import { makeKey, makeUniform, type Uniform } from '@sitrep/kernel';
import chart from '../../content/cv-keating/chart.json' with { type: 'json' };
import map from '../../content/cv-keating/map.json' with { type: 'json' };
import { type Measurement, rateOf } from './measure.ts';

const RUNS = 5;
const QUESTIONS = 20_000;
const PEOPLE = 74;

/** The largest map in play, with a table of its own. TypeScript reads JSON strings as plain `string`; a test runs the pack check. */
function makeMap(): Sight {
  return boardOf({ map: map as unknown as MapDrawing, chart: chart as Chart }).sight;
}

/** Random pairs of hexes that see each other; for other pairs a table lookup is enough. */
function visiblePairs(sight: Sight, random: Uniform): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  while (pairs.length < QUESTIONS) {
    const [from, to] = [random.below(sight.grid.size), random.below(sight.grid.size)];
    if (sees(sight, from, to)) pairs.push([from, to]);
  }
  return pairs;
}

/** Lines of sight: filling the table for one hex, looking up a pair, and finding a line past smoke and people. */
export function sightRates(): readonly Measurement[] {
  const random = makeUniform(makeKey('bench'), 'map');
  const sight = makeMap();
  const { size } = sight.grid;
  const hexes = Array.from({ length: PEOPLE }, () => random.below(size));
  const present = { smoke: hexes.slice(0, 3), occupied: hexes };
  const pairs = visiblePairs(sight, random);
  const rows = rateOf(50, RUNS, () => {
    sight.known.fill(0);
    return (count) => {
      for (let from = 0; from < count; from += 1) fillSight(sight, from * 20);
    };
  });
  const asked = rateOf(size * size, RUNS, () => () => {
    for (let from = 0; from < size; from += 1) fillSight(sight, from);
  });
  const lines = rateOf(QUESTIONS, RUNS, () => () => {
    for (const [from, to] of pairs) findLine(sight, from, to, present);
  });
  return [
    { name: 'sight, table for one hex', value: perItem(1e3 / rows), unit: 'ms' },
    { name: 'sight, asked', value: perItem(1e6 / asked), unit: 'µs' },
    { name: 'sight, line past smoke', value: perItem(1e6 / lines), unit: 'µs' },
  ];
}

/** Rounds to three decimals. */
function perItem(value: number): number {
  return Math.round(value * 1000) / 1000;
}
