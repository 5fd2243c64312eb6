import type { Piece } from '../../games/warfighter/pieces.ts';
import type { useMatch } from '../match/match-context.tsx';

/** What a piece is called. */
export function pieceName(
  { speech, t }: Pick<ReturnType<typeof useMatch>, 'speech' | 't'>,
  piece: Piece,
): string {
  const at = piece.indexOf(':');
  const [kind, id] = [piece.slice(0, at), piece.slice(at + 1)];
  if (kind === 'target') return t('board.targetName', { number: Number(id) + 1 });
  return kind === 'face' ? speech.noun('card', id) : speech.noun(kind, Number(id));
}
