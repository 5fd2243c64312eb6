import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../project.ts';
import { type Fault, plantIn, readFaults } from './planted/fault.ts';
import { judgeFaults } from './planted.ts';

const FOLDERS = ['planted-leaks', 'planted-faults'];

const read = (folder: string) => readFaults(path.join(root, 'tools/proofs', folder));

describe.each(FOLDERS)('%s', (folder) => {
  test.each(read(folder).map((fault) => [fault.name, fault] as const))('%s: can be planted', (_, fault) => {
    const text = readFileSync(path.join(root, fault.file), 'utf8');
    expect(plantIn(text, fault)).not.toBe(text);
  });

  test('name tests that the test command runs, and each fault once', () => {
    const faults = read(folder);
    for (const file of faults.flatMap(({ tests }) => tests)) {
      expect(existsSync(path.join(root, file)), file).toBe(true);
      expect(file).toMatch(/^(?:(?:packages|games|apps)\/[^/]+\/(?:src|test)|bench|tools)\/.*\.test\.ts$/);
    }
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});

const fault: Fault = { name: 'a fault', file: 'a.ts', find: 'one', replace: 'two', tests: [] };

test.each(['nothing', 'one and one'])('a fault that stands in "%s" does not apply, and says so', (text) => {
  expect(() => plantIn(text, fault)).toThrow('"a fault" does not apply');
});

test.each([
  ['one was missed', [{ name: 'a fault', noticedBy: undefined }], 1],
  ['one was not tried', [], 0],
  ['they are too few', [{ name: 'a fault', noticedBy: 'a test' }], 2],
])('it does not hold when %s', (_, tried, least) => {
  expect(judgeFaults(tried, [fault], least).ok).toBe(false);
});

test('it holds when each was noticed, and says by what', () => {
  const { ok, figures } = judgeFaults([{ name: 'a fault', noticedBy: 'a | b' }], [fault], 1);
  expect(ok).toBe(true);
  expect(figures).toContainEqual(['a fault', 'noticed by: a / b']);
});
