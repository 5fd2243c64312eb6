import { expect, it } from 'vitest';
import { verifyPast } from './verify-past.ts';

it('verifies a short match before it is shown', async () => {
  let left = 3;
  await verifyPast({
    verify() {
      left -= 1;
      return left > 0;
    },
  });
  expect(left).toBe(0);
});

it('shows a long match first, and goes on verifying it', async () => {
  let isWaitedFor = true;
  const ended = new Promise<void>((resolve) => {
    const verify = () => {
      if (!isWaitedFor) resolve();
      return isWaitedFor;
    };
    void verifyPast({ verify }).then(() => {
      isWaitedFor = false;
    });
  });
  await ended;
  expect(isWaitedFor).toBe(false);
});
