import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './project.ts';

/** The installed tools by name. Running the file itself saves the process that `npx` would cost. */
const PROGRAMS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  stryker: '@stryker-mutator/core/bin/stryker.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

export interface CommandOptions {
  /** The folder to run in; by default the project's own. */
  readonly cwd?: string;
  /** Show the tool's output as it comes, for long work, instead of collecting it. */
  readonly live?: boolean;
  /** What to add to the tool's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface CommandResult {
  readonly ok: boolean;
  /** What the tool wrote to stdout and stderr, in order of arrival; empty if it was shown live. */
  readonly output: string;
}

/** Runs an installed tool on the current Node. Rejects only if it cannot be started at all. */
export function runTool(
  tool: keyof typeof PROGRAMS,
  args: readonly string[],
  { cwd = root, live = false, env = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const program = path.join(root, 'node_modules', PROGRAMS[tool]);
  const channel = live ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', channel, channel],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
