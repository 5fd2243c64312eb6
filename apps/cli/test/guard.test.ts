import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { type AnyGame, InvariantError } from '@sitrep/kernel';
import { Host } from '@sitrep/session';
import { parseDump, replayDump } from '@sitrep/testkit';
import { expect, it, onTestFinished } from 'vitest';
import { CliError } from '../src/cli-error.ts';
import { loadSpeech } from '../src/load-speech.ts';
import { guard } from '../src/play/guard.ts';
import { playOn } from '../src/play/turn.ts';
import { startMatch } from '../src/start-match.ts';
import { openTerminal } from '../src/terminal/terminal.ts';
import { fakeIo, fakePlace } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

const entry = findGame('duel') as GameEntry;

/** The duel with a fault: nobody can attack. */
const faulty: AnyGame = {
  ...entry.game,
  decide(context, answers) {
    if (answers[0]?.answer.type === 'attack') throw new InvariantError('NO_ARMS', 'nobody can attack');
    entry.game.decide(context, answers);
  },
};

async function playFaulty(folder: string): Promise<unknown> {
  const [setup] = entry.setups();
  if (setup === undefined) throw new Error('there is no set-up');
  const broken = { ...entry, game: faulty };
  const match = startMatch(broken, setup, 'faulty');
  const terminal = openTerminal({
    io: fakeIo(),
    place: fakePlace(),
    host: new Host({ entry: broken, match, players: ['random', 'random'] }),
    speech: await loadSpeech('en', entry),
    isResumed: false,
  });
  return guard(terminal, () => playOn(terminal), folder).catch((error: unknown) => error);
}

it('writes a dump that replays when the engine breaks, and says so in one line', async () => {
  const folder = tempFolder();
  const error = await playFaulty(folder);
  if (!(error instanceof CliError)) throw new Error('nothing broke');
  expect(error).toMatchObject({ code: 'BROKEN', exitCode: 1 });
  expect(error.line).toMatch(
    /^the game has a fault \(NO_ARMS: nobody can attack\)\. Please report it with \S+; .* sitrep replay \S+$/,
  );
  const parsed = parseDump(readFileSync(error.more.path ?? '', 'utf8'));
  if (!parsed.ok) throw new Error('the dump cannot be read');
  expect(replayDump(faulty, parsed.value, entry.hints)).toMatchObject({
    law: 'sound',
    message: 'NO_ARMS: nobody can attack',
  });
  expect(replayDump(entry.game, parsed.value, entry.hints)?.law).not.toBe('sound');
});

it('writes the dump where every user may write when the folder does not take it', async () => {
  const error = await playFaulty('/no/such/folder');
  if (!(error instanceof CliError)) throw new Error('nothing broke');
  const file = error.more.path ?? '';
  onTestFinished(() => rmSync(file));
  expect(path.dirname(file)).toBe(tmpdir());
  expect(parseDump(readFileSync(file, 'utf8')).ok).toBe(true);
});

it('lets other errors through', async () => {
  const mistake = new CliError('FILE_MISSING', 'no file');
  await expect(guard({} as never, () => Promise.reject(mistake))).rejects.toBe(mistake);
});
