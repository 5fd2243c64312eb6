import path from 'node:path';
import type { CheckedPack, checkPack, PackFile } from '@sitrep/warfighter/packs';
import { findFiles, isThere, readTextFile } from '../files.ts';

export type { PackProblem } from '@sitrep/warfighter/packs';

/** The pack checks and their schemas are loaded when they are wanted: other commands start faster without them. */
export const loadPackCheck = () => import('@sitrep/warfighter/packs');
export const loadScenarioCheck = () => import('@sitrep/combat-veteran/packs');

/** The game that a pack says it is for; packs of cards say none. */
export function gameOf(files: readonly PackFile[]): string | undefined {
  const text = files.find(({ name }) => name === 'pack.json')?.text ?? '';
  return /"game"\s*:\s*"([a-z0-9-]+)"/.exec(text)?.[1];
}

/** The JSON files of a pack, by their paths inside it. */
export function readPackFiles(folder: string): readonly PackFile[] {
  return findFiles(folder, '.json').map((file) => ({
    name: path.relative(folder, file).split(path.sep).join('/'),
    text: readTextFile(file),
  }));
}

/** The packs that a pack requires, and those behind them, as far as they are found and have no problem. */
export function readKnownPacks(
  files: readonly PackFile[],
  places: readonly string[],
  check: typeof checkPack,
  seen: Set<string> = new Set(),
): readonly CheckedPack[] {
  const known: CheckedPack[] = [];
  for (const id of requiredBy(files)) {
    const folder = seen.has(id) ? undefined : findPack(id, places);
    seen.add(id);
    if (folder === undefined) continue;
    const required = readPackFiles(folder);
    known.push(...readKnownPacks(required, places, check, seen));
    const checked = check(required, known);
    if (checked.ok) known.push(checked.pack);
  }
  return known;
}

/** What `pack.json` requires; whatever is wrong with it the check will say. */
function requiredBy(files: readonly PackFile[]): readonly string[] {
  const text = files.find(({ name }) => name === 'pack.json')?.text ?? '';
  const [, list = ''] = /"requires"\s*:\s*\[([^\]]*)\]/.exec(text) ?? [];
  return [...list.matchAll(/"([a-z0-9-]+)"/g)].map(([, id = '']) => id);
}

function findPack(id: string, places: readonly string[]): string | undefined {
  return places
    .map((place) => path.join(place, id))
    .find((folder) => isThere(path.join(folder, 'pack.json')));
}
