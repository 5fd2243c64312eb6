import { expect, it } from 'vitest';
import type { ParlourTypes } from '../test/parlour/types.ts';
import type { Context } from './acting.ts';

type At<P extends keyof ParlourTypes['frames']> = Context<ParlourTypes, P>;

/** Never run: the compiler reads it, and fails where something compiles that must not. */
function mistakes(
  table: At<'table'>,
  shop: At<'shop'>,
  wrapping: At<'wrapping'>,
  both: At<'shop' | 'table'>,
) {
  // @ts-expect-error there is no such step
  shop.go('plaice');
  // @ts-expect-error it has no such local
  shop.go('payment', { killz: 3 });
  // @ts-expect-error the local is a text
  shop.go('payment', { item: 3 });
  // @ts-expect-error it has no locals at all
  table.go('close', { item: 'vase' });
  // @ts-expect-error there is no such procedure
  table.call('attic', {});
  // @ts-expect-error something is missing in its locals
  table.call('vote', {});
  // @ts-expect-error the caller goes on at a step of another procedure
  table.call('vote', { seats: [] }, 'payment');
  // @ts-expect-error the caller has no place for the colour
  table.begin('wrapping', { buyer: 0 });
  // @ts-expect-error the colour is missing
  wrapping.done();
  // @ts-expect-error nothing is left behind by a shop
  shop.done({ colour: 'red' });
  // @ts-expect-error only one of them has that step
  both.go('payment');
  // @ts-expect-error nobody looks into the frames of callers
  const [below] = shop.state.frames;
  // @ts-expect-error one procedure does not stand in for another
  const other: At<'table'> = shop;
  return [other, below];
}

/** The same, for a step of procedures that leave different things behind. */
function unlikeEnds(shared: At<'shop' | 'wrapping'>) {
  // @ts-expect-error only one of them leaves a colour behind
  shared.done({ colour: 'red' });
  // @ts-expect-error the other must
  shared.done();
}

it('lets steps name only what their procedure has', () => {
  expect(mistakes).toHaveLength(4);
  expect(unlikeEnds).toHaveLength(1);
});
