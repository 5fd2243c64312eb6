import { games } from '@sitrep/catalog';
import { createMatch, makeKey, perform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { makeReplay, momentsOf } from './replay.ts';
import { standingHere } from './standing.ts';

function open() {
  const [entry] = games;
  const setup = entry?.recommended?.()[0];
  if (entry === undefined || setup === undefined) throw new Error('there is no preset');
  const created = createMatch(entry.game, { ...setup, key: makeKey('replay') });
  if (!created.ok) throw new Error('the preset does not start');
  const match = created.value;
  const number = () => match.view(0).decision?.number ?? 0;
  const [suggestion] = entry.suggest(match.state);
  if (suggestion !== undefined) match.submit(0, number(), suggestion.draft);
  const views = [match.view(0).game];
  for (const type of ['recon', 'handleGear']) {
    const answer = match.options(0).find((option) => option.type === type);
    if (answer !== undefined) match.submit(0, number(), answer);
    views.push(match.view(0).game);
  }
  const standing = standingHere(entry, match);
  const replayed = { id: 'x', entry, match, players: ['person'], names: [], standing } as const;
  return { match, views, replay: makeReplay(replayed) };
}

it('shows the table as it was, and takes no answers', () => {
  const { match, views, replay } = open();
  const { hash } = match;
  for (const [index, view] of views.entries()) {
    replay.show(index + 1, 0);
    expect(replay.session.get().view.game).toEqual(view);
    expect(replay.session.get().options).toEqual([]);
    expect(replay.session.answer({ type: 'pass' }, 1).ok).toBe(false);
  }
  expect(match.hash).toBe(hash);
});

it('tells what had happened by then and no more', () => {
  const { match, replay } = open();
  replay.show(2, 0);
  const events = replay.session.get().events;
  expect(events.length).toBeGreaterThan(0);
  expect(events.length).toBeLessThan(match.events(0).length + 1);
  expect(match.events(0).slice(0, events.length)).toEqual(events);
});

it('stops at nothing that was taken back', () => {
  const { match } = open();
  expect(momentsOf(match.log)).toEqual([0, 1, 2, 3]);
  expect(perform(match, { by: 0, act: { type: 'undo' } }).ok).toBe(true);
  expect(momentsOf(match.log)).toEqual([0, 1, 2]);
});

it('before the end a lone player sees what he saw, and nobody else anything hidden', () => {
  expect(open().replay.seats).toEqual([0]);
});
