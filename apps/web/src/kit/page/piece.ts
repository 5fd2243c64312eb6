/** A thing on the table that can be pointed at, by kind and id: `card:40`. The game decides which kinds there are. */
export type Piece = string;

/** Finds the pieces that an option, a blocked command, an event or a roll is about, the most telling first. */
export type PieceFinder = (data: object) => readonly Piece[];

/** The kind and the id of a piece. */
export function partsOf(piece: Piece): readonly [kind: string, id: string] {
  const at = piece.indexOf(':');
  return [piece.slice(0, at), piece.slice(at + 1)];
}
