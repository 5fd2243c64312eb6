import { findGame } from '@sitrep/catalog';
import type { NamedSetup } from '@sitrep/contract';
import { makeKey } from '@sitrep/kernel';
import { openLocal, startHost } from '@sitrep/session';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { carriedDraft } from './carried-draft.ts';
import { lastDraft, playAgain } from './play-again.ts';
import { takeSuggestion } from './quick-match.ts';

const entry = findGame('warfighter');
if (entry === undefined) throw new Error('the game is missing');

beforeAll(() => void vi.stubGlobal('location', { search: '?seed=first' }));
afterAll(() => void vi.unstubAllGlobals());

/** A match whose first form has been filled in. */
async function played(setup: NamedSetup | undefined) {
  const started = entry && setup && startHost(entry, { ...setup, key: makeKey('first') });
  if (!started?.ok) throw new Error('it does not start');
  await takeSuggestion(openLocal(started.value, 0));
  return started.value;
}

function teamIn(game: unknown): unknown {
  return (game as { readonly soldiers: readonly { readonly card: string }[] }).soldiers.map(
    ({ card }) => card,
  );
}

it('starts the same once more, with what was filled in at the beginning', async () => {
  const host = await played(entry.recommended?.()[0]);
  const opened = await playAgain({ host, names: [''] });
  if (!opened.ok) throw new Error('it does not start');
  const again = openLocal(opened.session.host, 0).snapshot().view;
  expect(teamIn(again.game)).toEqual(teamIn(openLocal(host, 0).snapshot().view.game));
  expect(again.decision?.kind).toBe('pick');
  expect(opened.session.host.head.key).not.toBe(host.head.key);
});

it('keeps what was drawn for the set-up', async () => {
  const [setup] = entry.recommended?.() ?? [];
  if (setup === undefined) throw new Error('there is no set-up');
  const open = { ...setup, config: { ...setup.config, mission: '', objective: '' } };
  const host = await played(open);
  const cards = (of: typeof host) => {
    const { mission, objective } = of.told.view(0).game as Record<string, unknown>;
    return [mission, objective];
  };
  const opened = await playAgain({ host, names: [''] });
  expect(opened.ok && cards(opened.session.host)).toEqual(cards(host));
});

it('finds what was written last in a form, for a match elsewhere', async () => {
  const host = await played(entry.recommended?.()[0]);
  expect(lastDraft(host, 'buyTeam')).toMatchObject({ type: 'buyTeam' });
  expect(lastDraft(host, undefined)).toBeUndefined();
  expect(carriedDraft('nothing')).toBeUndefined();
});
