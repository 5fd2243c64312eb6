import type { TableBlock } from '@sitrep/contract';
import { head } from './face-figure.ts';
import { facesText } from './figures.ts';
import { part, type TextPart } from './text-part.ts';

/** A row of a roll table: from which face on, and what it does. */
interface Rolled {
  readonly from: number;
  readonly result: TextPart;
}

/** One die, read off a row of results; `most` is its last face, or absent if modifiers may go beyond it. */
export function rollTable(rows: readonly Rolled[], most?: number): TableBlock {
  const faces = facesText(rows, most);
  return {
    kind: 'table',
    columns: rows.map((_row, index) =>
      head(faces[index] ?? '', part('face.roll', { faces: faces[index] ?? '' })),
    ),
    rows: [{ cells: rows.map(({ result }) => result) }],
  };
}
