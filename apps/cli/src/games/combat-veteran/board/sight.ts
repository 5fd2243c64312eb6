import { countObstacles, distance, findBlockers, type Hex, type Obstacle } from '@sitrep/hex';
import { isSoldier, labelOf, type Table, terrainName } from './table.ts';

/** Whether two hexes see each other, who is in the way, and what blocks the line if they do not. */
export function sightLines(table: Table, from: Hex, to: Hex): readonly string[] {
  const { board, game, scene } = table;
  const { text } = scene.speech;
  const smoke = game.smoke.map(({ hex }) => hex);
  const occupied = game.at.filter(
    (hex, piece) => isSoldier(table, piece) && hex >= 0 && !game.isHidden[piece],
  );
  const ends = {
    from: labelOf(table, from),
    to: labelOf(table, to),
    distance: distance(board.grid, from, to),
  };
  const count = countObstacles(board.sight, from, to, { smoke, occupied });
  if (count !== undefined) return [text.t('cv.seen', { ...ends, count })];
  const blockers = findBlockers(board.sight, from, to, smoke);
  return [
    text.t('cv.unseen', ends),
    ...blockers.map((blocker) => `  ${blocker.map((obstacle) => obstacleText(table, obstacle)).join(', ')}`),
  ];
}

function obstacleText(table: Table, { hex, reason, lee }: Obstacle): string {
  const { text } = table.scene.speech;
  if (hex === undefined) return text.t('cv.block.off-map');
  const args = { hex: labelOf(table, hex), terrain: terrainName(table, hex) };
  return text.t(`cv.block.${reason}`, { ...args, lee: lee === undefined ? '' : labelOf(table, lee) });
}
