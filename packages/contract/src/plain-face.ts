import type { CardFace } from './face.ts';
import type { NounRef } from './named.ts';

interface Plain extends Pick<CardFace, 'id' | 'name' | 'type'> {
  /** The type line first; none for a card that does not exist. */
  readonly lines: readonly NounRef[];
}

/** The face of a card that has nothing but sentences. */
export function plainFace({ lines: [line, ...notes], ...card }: Plain): CardFace | undefined {
  if (line === undefined) return undefined;
  return {
    ...card,
    line,
    badges: [],
    blocks: notes.map((text) => ({ kind: 'note', text })),
    foot: [],
  };
}
