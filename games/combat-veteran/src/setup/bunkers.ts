import type { Hex } from '@sitrep/hex';
import { hexOf, isInside, labelOf, type Placing, piecesByHex } from './placing.ts';
import type { DeploymentProblem } from './problems.ts';
import { bunkerZone } from './zones.ts';

/** Everything that is wrong with the bunkers and the pieces in them. */
export function bunkerProblems(placing: Placing): readonly DeploymentProblem[] {
  return [...siteProblems(placing), ...insideProblems(placing), ...crowdProblems(placing)];
}

/** CV-S1-02: each bunker in a hex of its own, in its zone. It may be empty (CV-RULING-123). */
function siteProblems(placing: Placing): readonly DeploymentProblem[] {
  const { content, bunkers, bunkerIn } = placing;
  return [...bunkers.values()].flatMap((bunker): DeploymentProblem[] => {
    const { hexes, rule } = bunkerZone(content);
    const path = `posts.${bunker.id}`;
    const hex = hexOf(placing, bunker.id);
    if (hex === undefined) return [{ code: 'BUNKER_MISSING', path, rule: 'CV-S1-01' }];
    const args = { hex: labelOf(placing, hex) };
    if (!hexes.has(hex)) return [{ code: 'HEX_FORBIDDEN', path, rule, args }];
    return bunkerIn.get(hex) === bunker ? [] : [{ code: 'BUNKERS_TOGETHER', path, rule, args }];
  });
}

/** CV-S1-03: soldiers inside are in the hex of a bunker; all others are in other hexes. */
function insideProblems(placing: Placing): readonly DeploymentProblem[] {
  const { soldiers, bunkerIn } = placing;
  return [...soldiers.keys()].flatMap((soldier): DeploymentProblem[] => {
    const hex = hexOf(placing, soldier);
    const hasBunker = hex !== undefined && bunkerIn.has(hex);
    if (hasBunker === isInside(placing, soldier)) return [];
    return hasBunker
      ? [{ code: 'BUNKER_BESIDE', path: `posts.${soldier}`, rule: 'CV-S1-03' }]
      : [
          {
            code: 'NO_BUNKER',
            path: `inside.${placing.deployment.inside.indexOf(soldier)}`,
            rule: 'CV-S1-01',
          },
        ];
  });
}

/** CV-STACK-13: there are no more soldiers and weapons inside than the armor number. */
function crowdProblems(placing: Placing): readonly DeploymentProblem[] {
  const pieces = piecesByHex(placing);
  const insideOf = (hex: Hex) => (pieces.get(hex) ?? []).filter((piece) => isInside(placing, piece));
  return [...placing.bunkerIn].flatMap(([hex, { id, armor }]): DeploymentProblem[] =>
    insideOf(hex).length <= armor
      ? []
      : [{ code: 'BUNKER_FULL', path: `posts.${id}`, rule: 'CV-STACK-13', args: { armor } }],
  );
}
