import { expect, it } from 'vitest';
import { shots } from '../src/proposals/shots.ts';
import { isSketch } from '../src/proposals/sketches.ts';
import { targetMarks } from '../src/proposals/target-marks.ts';
import { fieldOf } from '../src/queries/field.ts';
import { at, ricePaddy } from './contents.ts';
import { drill } from './drill.ts';

const hex = (label: string) => at(ricePaddy, label);

const d = drill('rice-paddy', {
  phase: 'combat',
  at: { 'usv-alder': '0821', 'usv-oakes': '0721', 'vc-minh': '0921', 'vc-nam': '2001' },
});
const field = fieldOf(d.match.state);

it('[CV-ATK-03] a hex that can be hit has the chance of the best shot', () => {
  const [open] = targetMarks(field, 0).filter(({ kind }) => kind === 'open');
  const [best] = shots(d.match.state, 0, { target: hex('0921') });
  const sketch = isSketch(best?.sketch) && best.sketch.kind === 'shot' ? best.sketch : undefined;
  expect(open).toEqual({
    hex: hex('0921'),
    from: sketch?.from,
    kind: 'open',
    chance: sketch?.splits[0]?.chance,
  });
  expect(open?.chance).toBeGreaterThan(0);
});

it('[CV-LOS-03] a hex that nobody sees is blocked, seen from the nearest who could fire', () => {
  const blocked = targetMarks(field, 0).filter(({ kind }) => kind === 'blocked');
  expect(blocked).toEqual([{ hex: hex('2001'), from: hex('0821'), kind: 'blocked', chance: 0 }]);
});

it('only those pointed at count, and without anybody who can fire nothing is marked', () => {
  const marks = targetMarks(field, 0, { stack: hex('0721') });
  expect(marks.every(({ from }) => from === hex('0721'))).toBe(true);
  expect(targetMarks(field, 0, { stack: hex('0913') })).toEqual([]);
});
