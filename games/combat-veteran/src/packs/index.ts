import { folderFaults, note, type PackFile, type PackProblem } from '@sitrep/packs';
import type { Content } from '../content/content.ts';
import { forcesFaults } from './check/forces.ts';
import { checkLocales } from './check/locales.ts';
import { chartFaults, mapFaults } from './check/map.ts';
import { type Draft, readPack } from './check/read-pack.ts';
import { setupFaults } from './check/setup.ts';

export type PackCheck =
  | { readonly ok: true; readonly problems: readonly []; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

/** Checks a pack and lists everything that is wrong with it at once, including the name of its folder if it is given. */
export function checkPack(files: readonly PackFile[], folder?: string): PackCheck {
  const draft = readPack(files);
  if (draft.manifest !== undefined) note(draft, 'pack.json', folderFaults(draft.manifest.id, folder));
  const { chart, map, forces } = draft;
  const scenario = draft.manifest?.scenario;
  if (chart !== undefined) note(draft, 'chart.json', chartFaults(chart, map));
  if (map !== undefined) note(draft, 'map.json', mapFaults(map, chart, scenario));
  if (forces !== undefined) note(draft, 'forces.json', forcesFaults(forces, scenario));
  checkLocales(draft);
  const content = contentOf(draft);
  // pieces and hexes must be sound before a set-up can be judged by them
  if (content !== undefined && draft.problems.length === 0) note(draft, 'setup.json', setupFaults(content));
  if (draft.problems.length > 0 || content === undefined) return { ok: false, problems: draft.problems };
  return { ok: true, problems: [], content };
}

function contentOf({ manifest, chart, map, forces, setup }: Draft): Content | undefined {
  if (!manifest || !chart || !map || !forces || !setup) return undefined;
  return { scenario: manifest.scenario, chart, map, forces, setup };
}

export type { PackFile } from '@sitrep/packs';
export { schemaFiles } from './schema/pack.ts';
