import path from 'node:path';

type Graph = ReadonlyMap<string, readonly string[]>;

const SOURCE = /^((?:packages|games|apps)\/[^/]+)\/src\//;

/**
 * The folders of the files of a graph, with what they import from their own package. Tests are left out; a
 * file beside the folders, such as `types.ts`, stands for itself.
 */
export function folderGraph(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const [, pack] = SOURCE.exec(file) ?? [];
    if (pack === undefined || file.endsWith('.test.ts')) continue;
    const from = placeOf(file);
    const own = targets.filter((target) => target.startsWith(`${pack}/src/`)).map(placeOf);
    const known = folders.get(from) ?? new Set();
    for (const place of own) if (place !== from) known.add(place);
    folders.set(from, known);
  }
  return new Map([...folders].map(([folder, targets]) => [folder, [...targets]]));
}

function placeOf(file: string): string {
  const folder = path.posix.dirname(file);
  return path.posix.basename(folder) === 'src' ? file : folder;
}
