import { globSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** Whether this file is the program that was started, by Node or by setup.mjs, which imports it. */
export function isProgram(file: string): boolean {
  const [, started] = process.argv;
  // this file has its real name, the one that was typed may be a link
  return started !== undefined && realpathSync(started) === file;
}

/** Where hand-written code lives. */
const SOURCES = [
  '*.ts',
  '{packages,games,apps}/*/{src,test}/**/*.{ts,tsx}',
  '{bench,e2e,tools}/**/*.{ts,mjs}',
];

/** Every hand-written source file of a project, relative to its folder, with forward slashes, in a fixed order. */
export function sourceFiles(folder: string): string[] {
  const isForeign = (file: string) => file.split(path.sep).includes('node_modules');
  return globSync(SOURCES, { cwd: folder, exclude: isForeign })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The same without tests and what only they use. */
export function ownSources(folder: string): string[] {
  return sourceFiles(folder).filter((file) => !/\.(?:test|spec)\.ts$|\/test\//.test(file));
}

/** The manifests of the project's own packages, games, apps and benchmarks, in a fixed order. */
export function manifestsOf(folder: string): string[] {
  return globSync(['{packages,games,apps}/*/package.json', 'bench/package.json'], { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
