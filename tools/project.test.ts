import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './project.ts';

const TOOL = 'tools/check-spec.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-linked-'));
const linked = path.join(folder, 'project');
symlinkSync(root, linked, 'junction');
afterAll(() => rmSync(folder, { recursive: true }));

it.each([[[TOOL]], [['tools/setup.mjs', TOOL]], [[path.join(linked, TOOL)]]])(
  'a tool does its work however it is started: %j',
  (args) => {
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(stdout).toMatch(/duel: \d+ of \d+ rules tested/);
  },
);
