import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from './temp-folder.ts';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

/** Runs the real tool as a process of its own, somewhere else than in the project. */
function sitrep(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: 'utf8',
    cwd: tempFolder(),
    env: { ...process.env, SITREP_HOME: tempFolder() },
  });
  return { status, stdout, stderr };
}

it('prints one JSON object and nothing else', () => {
  const { status, stdout, stderr } = sitrep(['games', '--json']);
  expect(JSON.parse(stdout)).toHaveProperty('games');
  expect({ status, stderr, lines: stdout.match(/\n/g)?.length }).toEqual({ status: 0, stderr: '', lines: 1 });
});

it('explains a mistake in one line on standard error and exits with 2', () => {
  expect(sitrep(['fuzz', '--game', 'dule'])).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'sitrep: --game does not know “dule”; there are warfighter, combat-veteran, duel; did you mean duel?\n',
  });
});

it('exits with 1 for a file that is no save', () => {
  const file = path.join(tempFolder(), 'x.json');
  writeFileSync(file, '[]');
  const { status, stdout, stderr } = sitrep(['replay', file]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    `sitrep: ${file}: SAVE_NOT_OURS at format: The file is not a Sitrep saved game. Check that this is the right file.\n`,
  );
});

it('plays over pipes, echoing what was typed, and ends cleanly with the input', () => {
  const { status, stdout, stderr } = sitrep(['play', '--game', 'duel', '--seed', 'pipe'], '2\n1\n1\n');
  expect(stdout).toContain('strength [3]: 2\nguard [0]: 1\nWhat happened:\n');
  expect(stdout).toContain('> 1\n');
  expect(stdout).toMatch(
    /> \nThe game was not finished\.\nGo on with:\n {2}npm run sitrep -- play --load \S+ --seats 0=me,1=random\n$/,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('opens the menu without a command', () => {
  const { status, stdout } = sitrep([], 'quit\n');
  expect(stdout).toContain('Choose a number: quit\nGoodbye.\n');
  expect(status).toBe(0);
});

it('opens the menu for `play` without a game', () => {
  const { status, stdout } = sitrep(['play'], 'quit\n');
  expect(stdout).toContain('Choose a number: quit\nGoodbye.\n');
  expect(status).toBe(0);
});

/** A device that is always full; only some systems have one. */
const FULL = '/dev/full';

it.runIf(existsSync(FULL))('says in one line that a full disk does not take the output', () => {
  const full = openSync(FULL, 'w');
  const { status, stderr } = spawnSync(process.execPath, [main, 'games'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'sitrep: the output cannot be written: the disk is full.\n',
  });
});
