import type { Field, Piece } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import type { Scene } from '../../../kit/page/game-page.ts';
import { type HexStack, stacksOf, weaponOfUser } from '../read/stacks.ts';

/** A man in words: name, rank, weapon and stance. */
export function manWords({ speech, t }: Scene, field: Field, soldier: Piece): string {
  const { rank = 0, isMedic = false } = field.roster.soldiers[soldier] ?? {};
  const weapon = weaponOfUser(field, soldier);
  const words = [
    speech.noun('soldier', soldier),
    rank > 0 ? t('cv.spoken.leader', { rank }) : '',
    isMedic ? t('cv.spoken.medic') : '',
    weapon === undefined ? '' : speech.noun('weapon', weapon),
    speech.text.t(`stance.${field.game.stance[soldier] ?? 'walking'}`),
  ];
  return words.filter((word) => word !== '').join(', ');
}

/** A stack in words: how many men of which side, then each of them. */
function stackWords(scene: Scene, field: Field, { seat, soldiers }: HexStack): string {
  const men = soldiers.map((soldier) => manWords(scene, field, soldier)).join('; ');
  return scene.t('cv.spoken.stack', { count: soldiers.length, side: scene.speech.noun('seat', seat), men });
}

/** Everything in a hex, in words; nothing if it is empty. */
export function piecesWords(scene: Scene, field: Field, hex: Hex): readonly string[] {
  const { game, roster } = field;
  const bunkers = roster.bunkers
    .map((_, index) => roster.firstBunker + index)
    .filter((bunker) => game.at[bunker] === hex)
    .map((bunker) => bunkerWords(scene, field, bunker));
  return [
    ...stacksOf(field)
      .filter((stack) => stack.hex === hex)
      .map((stack) => stackWords(scene, field, stack)),
    ...bunkers,
    ...(game.smoke.some((smoke) => smoke.hex === hex) ? [scene.t('cv.spoken.smoke')] : []),
    ...(game.contests.some((contest) => contest.hex === hex) ? [scene.t('cv.spoken.contest')] : []),
  ];
}

function bunkerWords({ speech, t }: Scene, { game }: Field, bunker: Piece): string {
  const name = speech.noun('bunker', bunker);
  return game.isHidden[bunker] ? t('cv.spoken.hidden', { name }) : name;
}
