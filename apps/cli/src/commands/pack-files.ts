import path from 'node:path';
import type { PackFile } from '@sitrep/packs';
import { findFiles, isThere, readTextFile } from '../files.ts';
import { projectFile } from '../project.ts';
import type { PackFolder } from '../table/pack-desk.ts';

/** The game that a pack says it is for; some say none. */
export function gameOf(files: readonly PackFile[]): string | undefined {
  const text = files.find(({ name }) => name === 'pack.json')?.text ?? '';
  return /"game"\s*:\s*"([a-z0-9-]+)"/.exec(text)?.[1];
}

/** The pack in a folder. What it requires is looked for beside it, then among the packs of Sitrep. */
export function readPackFolder(folder: string): PackFolder {
  const files = readPackFiles(folder);
  // however it was given: `.` has a name and siblings too
  const full = path.resolve(folder);
  const places = [path.dirname(full), projectFile('content')];
  return {
    name: path.basename(full),
    files,
    find(id) {
      const found = findPack(id, places);
      return found === undefined ? undefined : readPackFiles(found);
    },
    others: () =>
      packsAround(full, places)
        .map(readPackFiles)
        .filter((each) => gameOf(each) === gameOf(files)),
  };
}

/** The folders of the packs that a folder holds; none if it is a pack itself. */
export function packFoldersIn(folder: string): readonly string[] {
  if (isThere(path.join(folder, 'pack.json'))) return [];
  return findFiles(folder, 'pack.json').flatMap((file) => {
    const pack = path.dirname(file);
    return path.relative(folder, pack).includes(path.sep) ? [] : [pack];
  });
}

/** The folders of all packs in these places, each name once, without the one that is checked. */
function packsAround(folder: string, places: readonly string[]): readonly string[] {
  const found = new Map<string, string>([[path.basename(folder), folder]]);
  for (const pack of places.flatMap(packFoldersIn))
    if (!found.has(path.basename(pack))) found.set(path.basename(pack), pack);
  found.delete(path.basename(folder));
  return [...found.values()];
}

/** The JSON files of a pack, by their paths inside it. */
function readPackFiles(folder: string): readonly PackFile[] {
  return findFiles(folder, '.json').map((file) => ({
    name: path.relative(folder, file).split(path.sep).join('/'),
    text: readTextFile(file),
  }));
}

function findPack(id: string, places: readonly string[]): string | undefined {
  return places
    .map((place) => path.join(place, id))
    .find((folder) => isThere(path.join(folder, 'pack.json')));
}
