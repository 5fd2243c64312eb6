import { makeKey, scriptedLuck } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { game } from '../test/open.ts';
import { startHost } from './start-host.ts';

/** The first set-up of a game, with luck of its own. */
function setupOf(id: string) {
  const [setup] = game(id).setups();
  if (setup === undefined) throw new Error('there is no set-up');
  const { config, content } = setup;
  return { config, content, key: makeKey('start') };
}

it('starts a match that people play', () => {
  const started = startHost(game('duel'), setupOf('duel'));
  if (!started.ok) throw new Error('the duel does not start');
  const { players, standing, turn } = started.value;
  expect(players).toEqual(['person', 'person']);
  expect(standing).toMatchObject({ past: { kind: 'verified' }, isScripted: false });
  expect(turn).toMatchObject({ kind: 'form', asked: [0, 1] });
});

it('says of luck that was written down that it was', () => {
  const luck = scriptedLuck({ dice: [], draws: [] });
  const started = startHost(game('warfighter'), { ...setupOf('warfighter'), luck });
  if (!started.ok) throw new Error('the mission does not start');
  expect(started.value.standing.isScripted).toBe(true);
});

it('lists what is wrong', () => {
  const started = startHost(game('duel'), { ...setupOf('duel'), key: 'short' as never });
  expect(started).toEqual({ ok: false, problems: [{ code: 'KEY_BAD', path: 'key' }] });
});
