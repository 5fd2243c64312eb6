import { expect, it } from 'vitest';
import { makeGate } from './gate.ts';

/** Presses at these moments, each settled before the next; what was let through. */
async function pressAt(moments: readonly string[], isGiven: boolean): Promise<readonly string[]> {
  const gate = makeGate();
  const passed: string[] = [];
  for (const moment of moments) {
    gate.pass(moment, () => {
      passed.push(moment);
      return Promise.resolve(isGiven);
    });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return passed;
}

it('lets one answer through until the next question is shown', async () => {
  expect(await pressAt(['0 4', '0 4', '0 4', '0 5'], true)).toEqual(['0 4', '0 5']);
});

it('lets what was not answered be pressed again', async () => {
  expect(await pressAt(['0 4', '0 4'], false)).toEqual(['0 4', '0 4']);
});

it('drops two hundred presses while an answer is on its way', async () => {
  const gate = makeGate();
  let passed = 0;
  let settle: (isGiven: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const give = () => {
    passed += 1;
    return answer;
  };
  for (let press = 0; press < 200; press += 1) gate.pass('0 4', give);
  settle(true);
  await answer;
  expect(passed).toBe(1);
});
