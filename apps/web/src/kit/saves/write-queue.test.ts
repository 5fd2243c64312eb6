import { expect, it } from 'vitest';
import { afterWrites, inTurn, tellWrites } from './write-queue.ts';

/** The part of an element that the queue writes to. */
const makeRoot = () => ({ dataset: {} as DOMStringMap }) as HTMLElement;

it('writes one after the other, even after a failure, and makes readers wait', async () => {
  const told: string[] = [];
  const write = (name: string) => async () => {
    told.push(`${name} begins`);
    await Promise.resolve();
    told.push(`${name} ends`);
  };
  const first = inTurn(write('one'));
  const broken = inTurn(() => Promise.reject(new Error('full')));
  void inTurn(write('two'));
  await expect(broken).rejects.toThrow('full');
  await first;
  await afterWrites();
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('says on the page when something is still to be stored', async () => {
  const root = makeRoot();
  const stop = tellWrites(root);
  void inTurn(async () => undefined);
  expect('storing' in root.dataset).toBe(true);
  await afterWrites();
  expect('storing' in root.dataset).toBe(false);
  stop();
});
