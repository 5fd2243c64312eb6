import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFiles, makeFolder, readTextFile, writeWholeFile } from '../src/files.ts';
import { tempFolder } from './temp-folder.ts';

it('says in one line why a file cannot be read', () => {
  const folder = tempFolder();
  const large = path.join(folder, 'large');
  writeFileSync(large, '');
  // a file with a hole: it has the size but takes no room
  truncateSync(large, 100_000_000);
  expect(() => readTextFile(path.join(folder, 'no'))).toThrow(/no: there is no such file or folder\.$/);
  expect(() => readTextFile(folder)).toThrow(/is a folder; a file is needed\.$/);
  expect(() => readTextFile(large)).toThrow(/is too large: 100 MB, and at most 96 MB are read\.$/);
  expect(() => readTextFile(path.join(large, 'x'))).toThrow(/a part of the path is not a folder\.$/);
  expect(() => readTextFile('x'.repeat(5_000))).toThrow(/the name is too long\.$/);
  expect(() => readTextFile('zero\0byte')).toThrow(/ERR_INVALID_ARG_VALUE/);
});

it('writes a file whole, and leaves nothing else behind', () => {
  const folder = tempFolder();
  writeWholeFile(path.join(folder, 'a'), 'one');
  writeWholeFile(path.join(folder, 'a'), 'two');
  expect(readFileSync(path.join(folder, 'a'), 'utf8')).toBe('two');
  expect(readdirSync(folder)).toEqual(['a']);
  expect(() => writeWholeFile(folder, 'x')).toThrow(/is a folder/);
  expect(() => writeWholeFile(path.join(folder, 'no', 'a'), 'x')).toThrow(/no such file or folder/);
  expect(() => makeFolder(path.join(folder, 'a'))).toThrow(/it is a file; a folder is needed\.$/);
});

it('finds files at any depth, in order, but none of other people’s', () => {
  const folder = tempFolder();
  for (const name of ['b', 'node_modules']) mkdirSync(path.join(folder, name));
  for (const name of ['z.json', 'b/a.json', 'node_modules/x.json', 'a.txt'])
    writeFileSync(path.join(folder, name), '');
  expect(findFiles(folder, '.json').map((file) => path.relative(folder, file))).toEqual([
    path.join('b', 'a.json'),
    'z.json',
  ]);
});

/** What only looks like a file, or like a folder to write to. */
describe.skipIf(process.platform === 'win32')('what never ends or never was a file', () => {
  function makePipe(): string {
    const pipe = path.join(tempFolder(), 'pipe.json');
    execFileSync('mkfifo', [pipe]);
    return pipe;
  }

  it.each(['/dev/zero', '/dev/null', '/dev/tty'])('is not read: %s', (file) => {
    if (existsSync(file))
      expect(() => readTextFile(file)).toThrow(/a device, a pipe or a socket; an ordinary/);
  });

  it('is not read or written: a pipe, whether anybody is at its other end or not', () => {
    const pipe = makePipe();
    expect(() => readTextFile(pipe)).toThrow(/an ordinary file is needed\.$/);
    expect(() => writeWholeFile(pipe, 'x')).toThrow(/an ordinary file is needed\.$/);
    expect(statSync(pipe).isFIFO()).toBe(true);
  });

  it('is not replaced: a device', () => {
    expect(() => writeWholeFile('/dev/null', 'x')).toThrow(/an ordinary file is needed\.$/);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it.skipIf(!existsSync('/proc/self'))('is not made: a folder where there can be none', () => {
    expect(() => makeFolder('/proc/x/y')).toThrow(/: there is no such file or folder\.$/);
    expect(readTextFile('/proc/self/status')).toContain('Name:');
  });

  it('does not get in the way of a draft', () => {
    const folder = tempFolder();
    const file = path.join(folder, 'a');
    execFileSync('mkfifo', [`${file}.${process.pid}.part`]);
    writeWholeFile(file, 'one');
    expect([readFileSync(file, 'utf8'), ...readdirSync(folder)]).toEqual(['one', 'a']);
  });
});
