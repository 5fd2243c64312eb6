import type { MatchHere } from './match-context.tsx';
import { TOKEN } from './named-pieces.ts';
import { type Piece, partsOf } from './piece.ts';

/** The name of a piece. */
export function pieceName(match: MatchHere, piece: Piece): string {
  const { page, speech, entry } = match;
  const own = page.pieceName?.(match, piece);
  if (own !== undefined) return own;
  const [kind, id] = partsOf(piece);
  const [field = kind] = kind === TOKEN ? (entry.hints.tokens ?? []) : [];
  return speech.noun(field, /^\d+$/.test(id) ? Number(id) : id);
}
