import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../command.ts';
import { root } from '../project.ts';

/** Where the built page lies. */
export const builtPage = path.join(root, 'apps/web/dist');

/** The same page with marks around all its words, for the test that finds words written into components. */
export const pseudoPage = path.join(root, 'reports/pseudo-page');

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
export async function buildIfNeeded(folder = builtPage): Promise<void> {
  if (isFresh(folder)) return;
  console.error('web: building the page, which takes a few seconds');
  const mode = folder === pseudoPage ? ['--mode', 'pseudo'] : [];
  const place = ['--outDir', folder, '--emptyOutDir'];
  const { ok, output } = await runTool('vite', [
    'build',
    'apps/web',
    '--config',
    'apps/web/vite.config.ts',
    ...place,
    ...mode,
  ]);
  if (!ok) throw new Error(`the page cannot be built:\n${output}`);
}

function isFresh(folder: string): boolean {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  return globSync(SOURCES, { cwd: root }).every((file) => statSync(path.join(root, file)).mtimeMs < built);
}
