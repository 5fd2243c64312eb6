import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';

/** All that goes into the page. */
const SOURCES = [
  'apps/web/{index.html,vite.config.ts,package.json}',
  'apps/web/{build,src,public}/**/*',
  '{packages,games}/*/src/**/*',
  'games/*/SPEC.md',
  'content/**/*.json',
  'package-lock.json',
];

export interface PageBuild {
  /** The project's folder. */
  readonly root: string;
  /** Where the built page lies. */
  readonly folder: string;
  /** What the build is told besides: a mode of its own. */
  readonly mode?: string;
}

/** Where the page of a project lies once it is built. */
export function builtPageOf(root: string): string {
  return path.join(root, 'apps/web/dist');
}

/** Builds the page unless the one that is there is newer than everything that goes into it. Throws what went wrong. */
export function buildPage({ root, folder, mode }: PageBuild): void {
  if (isFresh(root, folder)) return;
  console.error('web: building the page, which takes a few seconds');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      ...['build', 'apps/web', '--config', 'apps/web/vite.config.ts', '--outDir', folder, '--emptyOutDir'],
      ...(mode === undefined ? [] : ['--mode', mode]),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the page cannot be built:\n${stdout}${stderr}`);
}

function isFresh(root: string, folder: string): boolean {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  return globSync(SOURCES, { cwd: root }).every((file) => statSync(path.join(root, file)).mtimeMs < built);
}
