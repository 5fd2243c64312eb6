import type { Faults } from '@sitrep/session';
import { expect, it } from 'vitest';
import { changed, makeTableDrawer } from '../../../testing/drawn-table.tsx';
import { playRandomGame, type Visit } from '../../../testing/random-games.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

/** The first question of a match. */
async function firstVisit(): Promise<Visit> {
  let first: Visit | undefined;
  await playRandomGame(getWarfighter(), 0, (visit) => {
    first ??= visit;
  });
  if (first === undefined) throw new Error('nothing is asked');
  return first;
}

/** Draws a table where somebody else is asked, with the fault that keeps him from answering. */
async function drawWaiting(program: Faults['program']): Promise<string> {
  const { client, now } = await firstVisit();
  const { view } = now;
  if (view.decision === undefined) throw new Error('nothing is asked');
  const { number: _, ...decision } = view.decision;
  const waiting = { ...now, view: { ...view, decision }, faults: program === undefined ? {} : { program } };
  const draw = await makeTableDrawer(getWarfighter());
  return draw(changed(client, { snapshot: () => waiting }));
}

it('says that others are deciding while they are', async () => {
  expect(await drawWaiting(undefined)).toContain('Others are deciding.');
});

it('says why a program cannot go on', async () => {
  const stuck = await drawWaiting({ seat: 1, refusal: { code: 'PAST_BROKEN' } });
  expect(stuck).toContain('The program cannot go on. That cannot be done here');
  expect(stuck).not.toContain('Others are deciding.');
  expect(await drawWaiting({ seat: 1 })).toContain('The program finds no answer.');
});
