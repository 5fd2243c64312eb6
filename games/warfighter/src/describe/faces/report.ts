import { part } from '../parts/text-part.ts';
import type { FaceParts } from './face-parts.ts';

export function reportFace(): FaceParts {
  return { line: [part('type.report')] };
}
