import { expect, it } from 'vitest';
import type { Roll } from './acting.ts';
import { rollPlan } from './roll-plan.ts';

it('rolls every group that has dice, in order and by the rule of the plan, and gives the faces as they fell', () => {
  const rolled: Roll[] = [];
  const roll = (dice: Roll) => {
    rolled.push(dice);
    return [dice.sides, 1];
  };
  const dice = {
    hit: { count: 2, sides: 10 },
    cover: { count: 0, sides: 6 },
    fate: { count: 2, sides: 4 },
  };
  const faces = rollPlan({ roll }, { type: 'shot', rule: 'PA-ROLL', dice });
  expect(faces).toEqual({ hit: [10, 1], cover: [], fate: [4, 1] });
  expect(rolled).toEqual([
    { rule: 'PA-ROLL', name: 'hit', sides: 10, count: 2 },
    { rule: 'PA-ROLL', name: 'fate', sides: 4, count: 2 },
  ]);
});
