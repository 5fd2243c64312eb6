import type { CvTypes } from '@sitrep/combat-veteran';
import type { Answer } from '@sitrep/kernel';
import type { Board } from '../../../table/board.ts';
import { focusOf, middleOf, regionNow } from './focus.ts';
import { headLines } from './head.ts';
import { legendLines } from './legend.ts';
import { mapLines } from './map.ts';
import { offerGist, optionNote } from './notes.ts';
import { hexPointer } from './pointer.ts';
import { showMap, showSight, showStack, showUnits } from './queries.ts';
import { stackLines } from './stacks.ts';
import { findHexOf, isSoldier, labelOf, piecesAt, type Table, tableOf, terrainName } from './table.ts';
import { beyondLines } from './window.ts';

/** So many lines leave room for the men of a hex under the map. */
const ROOMY = 34;

/** A soldier's own actions are listed under his hex. */
const OWN_ACTS: readonly string[] = [
  'activate',
  'tryMove',
  'stance',
  'fire',
  'rally',
  'treat',
  'selfTreat',
  'repair',
  'assign',
  'shelter',
];

/** The map around what matters now, with the pieces there. */
export const combatVeteranBoard: Board<CvTypes> = {
  lines(scene) {
    const table = tableOf(scene);
    if (table.game.turn === 0) return headLines(table);
    const focus = focusOf(table);
    const hex = focus ?? middleOf(table);
    const region = regionNow(table);
    const isRoomy = (scene.rows ?? ROOMY) >= ROOMY;
    return [
      ...headLines(table),
      ...mapLines(table, region),
      ...beyondLines(table, region, hex),
      ...(focus === undefined || !isRoomy ? [] : stackLines(table, focus)),
    ];
  },
  note: (scene, answer) => optionNote(tableOf(scene), answer),
  gist: (scene, proposal) => offerGist(tableOf(scene), proposal),
  group(scene, answer) {
    const isMoving = scene.view.decision?.name === 'groupChoice';
    if (isMoving || !OWN_ACTS.includes(answer.type) || !('soldier' in answer)) return '';
    const table = tableOf(scene);
    const hex = table.game.at[Number(answer.soldier)] ?? -1;
    return hex < 0 ? scene.speech.text.t('cv.offMap') : `${labelOf(table, hex)} ${terrainName(table, hex)}`;
  },
  isListed: (scene, answer) => isListed(tableOf(scene), answer),
  find(scene, options, place) {
    const hex = findHexOf(tableOf(scene), place);
    const index = options.findIndex((option) => hex !== undefined && 'hex' in option && option.hex === hex);
    return index < 0 ? undefined : index;
  },
  pointer: hexPointer,
  oddsAt: ['diceChoice', 'targetChoice', 'shareChoice'],
  queries: {
    map: (scene, rest) => showMap(tableOf(scene), rest),
    stack: (scene, rest) => showStack(tableOf(scene), rest),
    units: (scene) => showUnits(tableOf(scene)),
    los: (scene, rest) => showSight(tableOf(scene), rest),
    legend: (scene) => legendLines(tableOf(scene)),
  },
};

/** Long lists leave out what is rarely wanted: weapons that are in good hands, fire on empty ground. */
function isListed(table: Table, command: Answer<CvTypes>): boolean {
  const { game, roster } = table;
  switch (command.type) {
    case 'assign': {
      const user = game.user[command.weapon - roster.firstWeapon] ?? -1;
      return user < 0 || game.stance[user] === 'crawling' || game.stance[user] === 'wounded';
    }
    case 'callOn':
      return piecesAt(table, command.hex).some((piece) => isSoldier(table, piece));
    default:
      return true;
  }
}
