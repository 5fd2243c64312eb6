import { type Field, isAllPoints, type ReachedHex, watchersOf } from '@sitrep/combat-veteran';
import { formatHex, type Hex } from '@sitrep/hex';
import { shareText } from '@sitrep/speech';
import type { Scene } from '../../../kit/page/game-page.ts';
import { piecesWords } from './man-words.ts';

/** What is known of a hex besides what lies in it. */
export interface HexContext {
  /** Where the chosen squad can get to; absent if none is chosen. */
  readonly reach?: readonly ReachedHex[] | undefined;
  /** The best shot at it, if it is a target. */
  /** Whether it is said where bunkers may hide. */
  readonly areHidingPlacesSaid?: boolean;
  readonly shot?: { readonly firer: string; readonly chance: number } | undefined;
}

/** A hex in words: number, ground, cost, danger, who sees it, who is there. */
export function hexWords(scene: Scene, field: Field, hex: Hex, context: HexContext): string {
  const { reach, shot } = context;
  const { speech, t } = scene;
  const ground = speech.text.t(`terrain.${field.board.terrain[hex]?.id}`);
  const place = [
    labelOf(field, hex),
    ground.toLocaleLowerCase(speech.text.language),
    ...(context.areHidingPlacesSaid && field.game.possible.includes(hex) ? [t('cv.spoken.mayHide')] : []),
    ...(reach === undefined
      ? []
      : reachWords(
          scene,
          reach.find((each) => each.hex === hex),
        )),
    ...(shot === undefined ? [] : [t('cv.spoken.best', { ...shot, chance: percent(scene, shot.chance) })]),
    seenWords(scene, field, hex),
  ];
  const pieces = piecesWords(scene, field, hex);
  if (pieces.length === 0) return [...place, t('cv.empty')].join(', ');
  return `${place.join(', ')}. ${pieces.join('. ')}`;
}

export function labelOf(field: Field, hex: Hex): string {
  return formatHex(field.board.grid, hex);
}

/** Thousandths as a percentage. */
export function percent({ speech }: Scene, share: number): string {
  return shareText(speech.text.language, share, 0);
}

/** Movement points, or that it takes all of them. */
export function pointsWords({ t }: Scene, points: number): string {
  return isAllPoints(points) ? t('cv.spoken.allPoints') : t('cv.spoken.points', { points });
}

/** What it takes to get to a hex, and what awaits the squad there. */
function reachWords(scene: Scene, reached: ReachedHex | undefined): readonly string[] {
  const { t } = scene;
  if (reached === undefined) return [t('cv.spoken.beyond')];
  const { points, isRun } = reached;
  return [
    pointsWords(scene, points),
    ...(isRun ? [t('cv.spoken.run')] : []),
    dangerWords(scene, reached.chance),
  ];
}

/** The chance that known enemies hit somebody. */
function dangerWords(scene: Scene, chance: number): string {
  if (chance === 0) return scene.t('cv.spoken.safe');
  return scene.t('cv.spoken.danger', { chance: percent(scene, chance) });
}

/** So many hexes are named; more are counted. */
const MOST_NAMED = 3;

function seenWords(scene: Scene, field: Field, hex: Hex): string {
  const { now, t, speech } = scene;
  const posts = watchersOf(field, 1 - now.seat, hex);
  if (posts.length === 0) return t('cv.spoken.unseen');
  const named = posts.slice(0, MOST_NAMED).map((post) => labelOf(field, post));
  const more = posts.length - named.length;
  const words = more === 0 ? named : [...named, t('cv.spoken.more', { count: more })];
  return t('cv.spoken.seen', { hexes: new Intl.ListFormat(speech.text.language).format(words) });
}
