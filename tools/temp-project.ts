import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Hands a folder that holds these files to `use`, and removes it afterwards. For tests of the checks. */
export async function withProject<T>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitrep-project-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
