import { cardLines } from '../../../kit/cards/card-lines.ts';
import type { Scene } from '../../../kit/page/game-page.ts';
import type { Piece } from '../../../kit/page/piece.ts';
import { soldierOf } from '../pieces/pieces.ts';
import { readOf } from '../read/use-read.ts';
import { handTokens, presentSoldiers } from './drawn-pieces.ts';

/** Every card, with its text, in the hand of the Soldier pointed at, or else of the first. */
export function readHand(scene: Scene, open: Piece | undefined): readonly string[] {
  const { entry, speech, t } = scene;
  const read = readOf(scene);
  const soldier = soldierOf(open) ?? presentSoldiers(read)[0]?.number;
  if (soldier === undefined) return [];
  const tokens = handTokens(read, soldier);
  const lines = tokens.map((token) => {
    const id = read.content.instances[token] ?? '';
    return `${speech.noun('card', token)}: ${cardLines(speech, entry, read.content, id).join(' ')}`;
  });
  return [t('hand.title', { soldier: speech.noun('soldier', soldier), count: tokens.length }), ...lines];
}
