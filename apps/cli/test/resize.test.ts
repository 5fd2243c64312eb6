import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { nodeIo, type Streams } from '../src/io.ts';
import { run } from '../src/run.ts';
import { fakePlace, NO_HOME } from './fake-host.ts';

const SMALL = { columns: 80, rows: 24 };
const LARGE = { columns: 140, rows: 60 };
const paddy = ['play', '--game', 'combat-veteran', '--setup', 'rice-paddy', '--seed', 'alpha'];

/** A small terminal that can be resized. Each act waits until its text stands on the screen since the act before. */
function openWindow(acts: readonly (readonly [RegExp, (seen: string) => void])[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, ...SMALL });
  const left = [...acts];
  let screen = '';
  stdout.on('data', (data) => {
    screen += String(data);
    const [text, act] = left[0] ?? [];
    if (text === undefined || !text.test(screen)) return;
    const seen = screen;
    screen = '';
    left.shift();
    // by then the terminal waits for a line
    setImmediate(() => act?.(seen));
  });
  const io = nodeIo(false, { stdin, stdout, stderr: new PassThrough() } as unknown as Streams);
  return {
    openIo: () => io,
    type: (keys: string) => void stdin.write(keys),
    resize(size: typeof SMALL) {
      Object.assign(stdout, size);
      stdout.emit('resize');
    },
  };
}

/** How many rows of the map are drawn. */
function rowsIn(screen: string): number {
  return [...screen.matchAll(/^(\d\d) {3}/gm)].length;
}

it('the map follows the size of the window at once, in set-up and in play, and what is half typed stays', async () => {
  const drawn: number[] = [];
  const noteAndType = (keys: string) => (seen: string) => {
    drawn.push(rowsIn(seen));
    window.type(keys);
  };
  const window = openWindow([
    [/^1917[\s\S]*> /m, () => window.resize(LARGE)],
    [/^1917[\s\S]*> /m, noteAndType('1\n')],
    [/End the phase[\s\S]*> /, noteAndType('ma')],
    [/a/, () => window.resize(SMALL)],
    [/End the phase[\s\S]*> ma/, noteAndType('p n\nquit\nquit\n')],
  ]);
  const code = await run([...paddy, '--seats', '0=me,1=greedy'], {
    place: fakePlace(NO_HOME.home),
    openIo: window.openIo,
    writeOut: () => undefined,
    writeError: () => undefined,
  });
  expect(code).toBe(0);
  expect(drawn).toEqual([18, 22, 4]);
});
