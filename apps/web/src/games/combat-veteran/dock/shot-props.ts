import type { Focus } from '@sitrep/contract';
import type { Sketched } from './use-dock.ts';

/** A shot that is planned. */
export interface ShotProps {
  readonly shot: Sketched<'shot'>;
  /** This gun with this weapon against this hex, and the parts that were changed. */
  readonly focus: Focus;
}
