import { expect, it } from 'vitest';
import type { Snapshot } from '../../../kit/match/types.ts';
import { makeTableDrawer } from '../../../testing/drawn-table.tsx';
import { playRandomGame } from '../../../testing/random-games.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

/** A table at which somebody else is asked, with what keeps him from answering. */
async function drawWaiting(botFault: Snapshot['botFault']): Promise<string> {
  const entry = getWarfighter();
  const draw = await makeTableDrawer(entry);
  let drawn: string | undefined;
  playRandomGame(entry, 0, (session) => {
    const waiting = { ...session.get(), isWaiting: true, botFault };
    drawn ??= draw({ ...session, get: () => waiting });
  });
  return drawn ?? '';
}

it('says that others are deciding while they are', async () => {
  expect(await drawWaiting(undefined)).toContain('Others are deciding.');
});

it('says why a program cannot go on', async () => {
  const stuck = await drawWaiting({ refusal: { code: 'PAST_BROKEN' } });
  expect(stuck).toContain('The program cannot go on. That cannot be done here');
  expect(stuck).not.toContain('Others are deciding.');
  expect(await drawWaiting({ refusal: undefined })).toContain('The program finds no answer.');
});
