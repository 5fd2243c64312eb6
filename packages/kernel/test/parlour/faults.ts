import type { Context, Seat } from '../../src/index.ts';
import { type Fault, LUCK, type ParlourTypes } from './types.ts';

type Here = Context<ParlourTypes, 'table'>;
type Work = (context: Here, seat: Seat) => void;

/** There is no attic: whoever goes there has lied to the compiler. */
const STEPS: Partial<Record<Fault, string>> = {
  circle: 'circle',
  emptyPick: 'emptyPick',
  endlessWindow: 'endless',
  nobodyAsked: 'nobody',
  stepUnknown: 'attic',
  stuck: 'stuck',
};

const EFFECTS: Partial<Record<Fault, Work>> = {
  crash: () => {
    throw new Error('the rules crashed');
  },
  flowEnd: (context) => context.done(),
  tokenMissing: (context) => context.move({ rule: 'PA-FAULT', from: 'table', into: 'deck', tokens: [99] }),
  zoneUnknown: (context) => context.move({ rule: 'PA-FAULT', from: 'attic', into: 'deck', tokens: [] }),
  unpaidDraw: (context) => void context.draw({ rule: 'PA-FAULT', from: 'deck', into: 'table' }),
  unpaidEmit: (context, seat) => void context.emit({ type: 'noted', rule: 'PA-FAULT', seat }),
  unpaidMove: (context) => context.move({ rule: 'PA-FAULT', from: 'deck', into: 'table', tokens: [] }),
  unpaidOpen: (context) => context.open({ rule: 'PA-FAULT', zone: 'deck', seats: 'all' }),
  unpaidRoll: (context) => void context.roll(LUCK),
};

/** Leaves something behind, then breaks an invariant: nothing of it may stay. */
export function breakRules(context: Here, seat: Seat, fault: Fault): void {
  context.emit({ type: 'noted', rule: 'PA-FAULT', seat });
  if (fault.startsWith('unpaid')) context.begin('shop', { buyer: seat, item: '', colour: 'plain' });
  const step = STEPS[fault];
  if (step !== undefined) context.go(step as 'start');
  EFFECTS[fault]?.(context, seat);
}
