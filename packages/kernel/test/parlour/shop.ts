import type { PickStep, Procedure } from '../../src/index.ts';
import type { ParlourTypes } from './types.ts';

/** Chosen one thing at a time; nothing has happened until it is paid for. */
const item: PickStep<ParlourTypes, 'shop'> = {
  kind: 'pick',
  name: 'item',
  rule: 'PA-SHOP',
  seats: (_state, { buyer }) => [buyer],
  options: () => ['clock', 'vase'].map((name) => ({ type: 'item', name })),
  answer(context, _locals, _seat, command) {
    if (command.type === 'item') context.go('payment', { item: command.name });
  },
};

const payment: PickStep<ParlourTypes, 'shop'> = {
  kind: 'pick',
  name: 'payment',
  rule: 'PA-PAY',
  seats: (_state, { buyer }) => [buyer],
  options: () => [{ type: 'pay' }, { type: 'wrap' }],
  answer(context, locals, seat, command) {
    if (command.type === 'wrap') return context.begin('wrapping', { buyer: seat });
    context.pay();
    context.emit({ type: 'bought', rule: 'PA-PAY', seat, item: `${locals.colour} ${locals.item}` });
    context.done();
  },
};

/** A chain inside the chain. It hands the colour back to the shop. */
const colour: PickStep<ParlourTypes, 'wrapping'> = {
  kind: 'pick',
  name: 'colour',
  rule: 'PA-WRAP',
  seats: (_state, { buyer }) => [buyer],
  options: () => ['red', 'blue'].map((name) => ({ type: 'colour', name })),
  answer(context, _locals, _seat, command) {
    if (command.type === 'colour') context.done({ colour: command.name });
  },
};

export const shop: Procedure<ParlourTypes, 'shop'> = { start: item, payment };
export const wrapping: Procedure<ParlourTypes, 'wrapping'> = { start: colour };
