import type { FaceSituation, GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useMemo } from 'react';
import { Face } from './face.tsx';
import type { FaceSize } from './fit.ts';

interface CardProps {
  readonly id: string;
  readonly entry: GameEntry;
  readonly content: object;
  readonly speech: Speech;
  readonly size?: FaceSize;
  /** What is in force, which the face lights up; absent outside a match. */
  readonly situation?: FaceSituation | undefined;
}

/** A card by its id; nothing for one that does not exist. */
export function Card({ id, entry, content, speech, size, situation }: CardProps) {
  const { state, piece } = situation ?? {};
  const face = useMemo(
    () => entry.faceOf(content, id, state && { state, ...(piece !== undefined && { piece }) }),
    [entry, content, id, state, piece],
  );
  if (face === undefined) return undefined;
  return <Face face={face} content={content} speech={speech} {...(size !== undefined && { size })} />;
}
