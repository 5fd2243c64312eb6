import { type Fault, fault, findNearest, folderFaults } from '@sitrep/packs';
import type { Manifest } from '../schema/pack.ts';
import type { CheckedPack } from './known.ts';

/** Packs that are required and not there, or that do not fit; and a folder of another name. */
export function manifestFaults(
  manifest: Manifest,
  known: readonly CheckedPack[],
  folder: string | undefined,
): readonly Fault[] {
  const ids = known.map(({ id }) => id);
  return [
    ...manifest.requires.flatMap((id, at) => {
      const path = ['requires', at];
      if (id === manifest.id)
        return [fault('PACK_REQUIRED_MISSING', path, 'a pack cannot require itself; leave it out')];
      const nearest = findNearest(id, ids);
      const remedy =
        nearest === undefined ? 'put it beside this one, and check it first' : `did you mean ${nearest}?`;
      const pack = known.find((each) => each.id === id);
      if (pack === undefined)
        return [
          fault(
            'PACK_REQUIRED_MISSING',
            path,
            `the pack “${id}” is not there, or has problems of its own; ${remedy}`,
          ),
        ];
      return pack.ruleset === manifest.ruleset
        ? []
        : [
            fault(
              'PACK_REQUIRED_MISSING',
              path,
              `the pack “${id}” is for the ruleset ${pack.ruleset}; require one for ${manifest.ruleset}`,
            ),
          ];
    }),
    ...folderFaults(manifest.id, folder),
  ];
}
