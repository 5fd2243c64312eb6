import { expect, it } from 'vitest';
import { isKernelEvent } from './events.ts';

const KERNEL = [
  'framePushed',
  'frameStepped',
  'framePopped',
  'chainPaid',
  'rolled',
  'drawn',
  'moved',
  'zoneOpened',
  'asked',
  'sealed',
  'unsealed',
  'ordered',
  'seatChanged',
  'conceded',
  'rekeyed',
  'undone',
];

it.each(KERNEL)('folds %s itself', (type) => {
  expect(isKernelEvent({ type, rule: 'PA-NOTE' })).toBe(true);
});

it.each(['noted', 'toString', '', '__proto__'])('leaves "%s" to the game', (type) => {
  expect(isKernelEvent({ type, rule: 'PA-NOTE' })).toBe(false);
});
