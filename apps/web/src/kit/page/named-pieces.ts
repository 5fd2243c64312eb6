import type { GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import type { Piece, PieceFinder } from './piece.ts';

/** The kind of every piece that is a token of a zone, whatever the name of the field that holds it. */
export const TOKEN = 'token';

/** The kind of every piece that is a zone. */
const ZONE = 'zone';

/** Fields of the kernel's events that name a zone. */
const ZONE_FIELDS = ['from', 'into', 'zone'];

/** Fields that say who or how, and never name a piece. */
const NO_PIECES = ['type', 'seat', 'n', 'rule', 'cause'];

/** The pieces of any game: tokens, and whatever else the game has a name for. */
export function namedPieces({ hints: { tokens = [] } }: GameEntry, { nouns }: Speech): PieceFinder {
  const pieceOf = (field: string, value: unknown, data: object): readonly Piece[] => {
    if (NO_PIECES.includes(field)) return [];
    if (Array.isArray(value)) return value.flatMap((each) => pieceOf(field, each, data));
    if (typeof value !== 'number' && typeof value !== 'string') return [];
    if (ZONE_FIELDS.includes(field)) return [`${ZONE}:${value}`];
    if (field === 'tokens' || tokens.includes(field)) return [`${TOKEN}:${value}`];
    return nouns(field, value, data) === undefined ? [] : [`${field}:${value}`];
  };
  return (data) => [
    ...new Set(Object.entries(data).flatMap(([field, value]) => pieceOf(field, value, data))),
  ];
}
