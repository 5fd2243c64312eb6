import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../project.ts';
import { listFiles } from '../../sources.ts';

/** Packages of the project itself, which must lead into the copy. */
const OWN = '@sitrep';

/** Hands a copy of the project to `use`, and removes it afterwards. Installed packages are shared, the project's own are not. */
export async function withCopy<R>(use: (folder: string) => Promise<R>): Promise<R> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-planted-'));
  try {
    for (const file of listFiles(root)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      copyFileSync(path.join(root, file), path.join(folder, file));
    }
    linkInstalled(folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function linkInstalled(folder: string): void {
  const installed = path.join(root, 'node_modules');
  const links = path.join(folder, 'node_modules');
  mkdirSync(path.join(links, OWN), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OWN && !name.startsWith('.'))
      symlinkSync(path.join(installed, name), path.join(links, name));
  for (const place of ['packages', 'games', 'apps'])
    for (const name of readdirSync(path.join(folder, place))) linkOwn(folder, path.join(place, name));
}

/** A package by its name, and what it has installed for itself. */
function linkOwn(folder: string, place: string): void {
  symlinkSync(path.join(folder, place), path.join(folder, 'node_modules', OWN, path.basename(place)));
  const own = path.join(root, place, 'node_modules');
  if (existsSync(own)) symlinkSync(own, path.join(folder, place, 'node_modules'));
}
