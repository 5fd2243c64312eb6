import type { Read } from '@sitrep/warfighter/queries';
import type { Piece } from '../pieces.ts';

/** The card behind a piece, by id; `undefined` where there is none. */
export function cardOfPiece({ game, content }: Read, piece: Piece | undefined): string | undefined {
  if (piece === undefined) return undefined;
  const at = piece.indexOf(':');
  const [kind, id] = [piece.slice(0, at), piece.slice(at + 1)];
  const number = Number(id);
  if (kind === 'card' || kind === 'hostile') return content.instances[number];
  if (kind === 'soldier') return game.soldiers[number - 1]?.card;
  if (kind === 'slot') return game.path[number - 1]?.card || undefined;
  if (kind === 'face') return id;
  const gear = [...game.soldiers, ...game.path].flatMap((owner) => owner.gear);
  return kind === 'item' ? gear.find((item) => item.id === number)?.card : undefined;
}
