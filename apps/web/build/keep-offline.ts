import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';

/** Writes the names of all built files into the service worker, and a version that changes with any of them. */
export function keepOffline(): Plugin {
  return {
    name: 'keep-offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = globSync('**/*', { cwd: dir })
        .filter((file) => file !== WORKER && statSync(path.join(dir, file)).isFile())
        .map((file) => file.split(path.sep).join('/'))
        .sort();
      const worker = path.join(dir, WORKER);
      const code = readFileSync(worker, 'utf8')
        .replace('__FILES__', JSON.stringify(files.map(addressOf)))
        .replace('__VERSION__', versionOf(dir, files));
      writeFileSync(worker, code);
    },
  };
}

/** The page is asked for by its folder. */
function addressOf(file: string): string {
  return file === 'index.html' ? './' : `./${file}`;
}

function versionOf(dir: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(dir, file)));
  return hash.digest('hex').slice(0, 16);
}
