import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../command.ts';
import { root } from '../project.ts';

/** Where the built page lies. */
export const builtPage = path.join(root, 'apps/web/dist');

/** All that goes into the page. */
const SOURCES = [
  'apps/web/{index.html,vite.config.ts,package.json}',
  'apps/web/{build,src,public}/**/*',
  '{packages,games}/*/src/**/*',
  'games/*/SPEC.md',
  'content/**/*.json',
  'package-lock.json',
];

/** Builds the page unless the one that is there is newer than everything that goes into it. */
export async function buildIfNeeded(): Promise<void> {
  if (isFresh()) return;
  console.error('web: building the page, which takes a few seconds');
  const { ok, output } = await runTool('vite', ['build', 'apps/web', '--config', 'apps/web/vite.config.ts']);
  if (!ok) throw new Error(`the page cannot be built:\n${output}`);
}

function isFresh(): boolean {
  const page = path.join(builtPage, 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  return globSync(SOURCES, { cwd: root }).every((file) => statSync(path.join(root, file)).mtimeMs < built);
}
