import type { CardFace, FaceBlock, FaceFigure } from '@sitrep/contract';
import type { TextPart } from '../parts/text-part.ts';

/** A face without what all types of cards share: the name, and the abilities between `above` and `below`. */
export interface FaceParts extends Pick<CardFace, 'variant'> {
  readonly line: readonly TextPart[];
  readonly badges?: readonly FaceFigure[];
  readonly above?: readonly FaceBlock[];
  readonly below?: readonly FaceBlock[];
  readonly foot?: readonly FaceFigure[];
}
