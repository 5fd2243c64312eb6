import { findGame } from '@sitrep/catalog';
import { Host } from '@sitrep/session';
import { expect, it } from 'vitest';
import { loadSpeech } from '../src/load-speech.ts';
import { playOn } from '../src/play/turn.ts';
import { startMatch } from '../src/start-match.ts';
import { openTerminal } from '../src/terminal/terminal.ts';
import { fakeIo, fakePlace, lines } from './fake-host.ts';

it('says that a game is not kept, whatever went wrong, and goes on with it', async () => {
  const entry = findGame('duel');
  const [setup] = entry?.setups() ?? [];
  if (entry === undefined || setup === undefined) throw new Error('there is no duel');
  const host = new Host({ entry, match: startMatch(entry, setup, 'kept'), players: ['person', 'random'] });
  host.keepBy(() => {
    throw new Error('the disk is gone');
  });
  const io = fakeIo(lines('2', '1', '1', 'quit', 'quit'));
  const speech = await loadSpeech('en', entry, host.told);
  const terminal = openTerminal({ io, place: fakePlace(), host, speech, isResumed: false });
  expect(await playOn(terminal)).toBe(false);
  expect(io.screen.join(' ')).toContain('cannot be saved automatically: Error: the disk is gone');
  expect(io.screen.join('\n')).toContain('Choose your action for this round.');
});
