import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { nodeIo, type Streams } from '../src/io.ts';
import { run } from '../src/run.ts';
import { fakePlace } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/** A terminal at which keys are pressed, some at every question; every change of its mode is noted. */
function fakeTerminal(keys: readonly string[]) {
  const [left, raw] = [[...keys], [] as boolean[]];
  let screen = '';
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => void raw.push(isRaw),
  });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 40 });
  stdout.on('data', (data) => {
    screen += String(data);
  });
  const io = nodeIo(false, { stdin, stdout, stderr: new PassThrough() } as unknown as Streams);
  const openIo = () => ({
    ...io,
    readLine(question: string) {
      const line = io.readLine(question);
      stdin.write(left.shift() ?? CTRL_D);
      return line;
    },
  });
  return { openIo, raw, screen: () => screen };
}

async function playDuel(keys: readonly string[]) {
  const home = tempFolder();
  const terminal = fakeTerminal(keys);
  const code = await run(['play', '--game', 'duel', '--seed', 'test'], {
    place: fakePlace(home),
    openIo: terminal.openIo,
    writeOut: () => undefined,
    writeError: () => undefined,
  });
  const games = path.join(home, 'games');
  const [file = ''] = readdirSync(games);
  const save = JSON.parse(readFileSync(path.join(games, file), 'utf8'));
  return { code, entries: save.log.length, raw: terminal.raw, screen: terminal.screen() };
}

it.each([
  ['Ctrl-C', CTRL_C],
  ['Ctrl-C on a line that is half written', `12${CTRL_C}`],
  ['Ctrl-D', CTRL_D],
])('%s leaves the game: it is saved, how to go on is said, and the terminal is as it was', async (_, key) => {
  const quit = await playDuel(['2\n', '1\n', '1\n', 'quit\n']);
  const { code, entries, raw, screen } = await playDuel(['2\n', '1\n', '1\n', key]);
  expect(code).toBe(0);
  expect(entries).toBe(quit.entries);
  expect(screen).toMatch(/Go on with:\r?\n {2}sitrep play --load \S+/);
  expect(raw.at(0)).toBe(true);
  expect(raw.at(-1)).toBe(false);
});
