import { type CvTypes, isSketch, pointsCost } from '@sitrep/combat-veteran';
import type { Proposal } from '@sitrep/contract';
import { distance, type Hex } from '@sitrep/hex';
import type { Answer } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import {
  isFit,
  isSoldier,
  labelOf,
  letterOf,
  nameOf,
  piecesAt,
  seatOf,
  type Table,
  terrainName,
  weaponsOf,
} from './table.ts';

/** What a player would look up about an option. */
export function optionNote(table: Table, command: Answer<CvTypes>): string {
  switch (command.type) {
    case 'step':
      return [hexNote(table, command.hex), ...stepNotes(table, command.hex)].join(', ');
    case 'callOn':
    case 'fight':
      return hexNote(table, command.hex);
    case 'aim':
      return aimNote(table, command.hex);
    case 'activate':
      return soldierNote(table, command.soldier);
    case 'target':
      return targetNote(table, command.soldier);
    default:
      return '';
  }
}

/** A shot at a glance: its dice, and for every man the chance that he is wounded or worse. */
export function offerGist(table: Table, { sketch }: Proposal<CvTypes>): string {
  if (!isSketch(sketch) || sketch.kind !== 'shot') return '';
  const { text } = table.scene.speech;
  const [best] = sketch.splits;
  const hits = (best?.targets ?? []).map(
    ({ target, hit }) => `${nameOf(table, target)} ${shareText(text.language, hit, 0)}`,
  );
  return text.t('cv.shot', { dice: sketch.pool, hits: hits.join(', ') });
}

/** Ground and who is there. */
function hexNote(table: Table, hex: Hex): string {
  return [terrainName(table, hex), ...whoIn(table, hex)].join(', ');
}

/** What a step costs and how dangerous it is, as far as known enemies go. */
function stepNotes({ scene }: Table, hex: Hex): readonly string[] {
  const { text } = scene.speech;
  const found = (scene.offers ?? []).flatMap(({ sketch }) =>
    isSketch(sketch) && sketch.kind === 'reach' ? sketch.hexes.filter((each) => each.hex === hex) : [],
  );
  return found.slice(0, 1).flatMap(({ points, chance }) => {
    const { key, args } = pointsCost(points);
    return [
      scene.speech.tell(key, args),
      ...(chance === 0 ? [] : [text.t('cv.danger', { chance: shareText(text.language, chance, 0) })]),
    ];
  });
}

function whoIn(table: Table, hex: Hex): readonly string[] {
  const soldiers = piecesAt(table, hex).filter((piece) => isSoldier(table, piece));
  return [0, 1].flatMap((seat) => {
    const side = soldiers.filter((soldier) => seatOf(table, soldier) === seat);
    if (side.length === 0) return [];
    const fit = side.filter((soldier) => isFit(table, soldier)).length;
    return [`${letterOf(table, seat)}${fit}${fit < side.length ? `+${side.length - fit}` : ''}`];
  });
}

function aimNote(table: Table, hex: Hex): string {
  const about: object = table.scene.view.decision?.about ?? {};
  const firer = 'soldier' in about ? Number(about.soldier) : -1;
  const from = table.game.at[firer] ?? -1;
  const far =
    from < 0
      ? []
      : [table.scene.speech.text.t('cv.far', { distance: distance(table.board.grid, from, hex) })];
  return [hexNote(table, hex), ...far].join(', ');
}

/** Stance and weapons, if they are unusual. */
function soldierNote(table: Table, soldier: number): string {
  const stance = table.game.stance[soldier] ?? 'walking';
  const weapons = weaponsOf(table, soldier).map((weapon) => nameOf(table, weapon));
  const told = stance === 'walking' ? [] : [table.scene.speech.text.t(`stance.${stance}`)];
  return [...told, ...weapons].join(', ');
}

function targetNote(table: Table, soldier: number): string {
  const { game, scene } = table;
  const { text } = scene.speech;
  const stance = game.stance[soldier] ?? 'walking';
  return [
    ...(stance === 'walking' ? [] : [text.t(`stance.${stance}`)]),
    ...(game.isInside[soldier] ? [text.t('cv.inside')] : []),
    labelOf(table, game.at[soldier] ?? 0),
  ].join(', ');
}
