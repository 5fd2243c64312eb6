import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './project.ts';

it.each([[['tools/check-spec.ts']], [['tools/setup.mjs', 'tools/check-spec.ts']]])(
  'a tool does its work however it is started: %j',
  (args) => {
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(stdout).toMatch(/duel: \d+ of \d+ rules tested/);
  },
);
