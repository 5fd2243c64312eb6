import type { Rationale } from '@sitrep/contract';
import type { Answer } from '@sitrep/kernel';
import type { ShotPlan, WarTypes } from '../types.ts';
import type { WarSketch } from './sketches.ts';

/** Answers that can be given as one act: a proposal without the words for its odds. */
export interface Bundle {
  readonly id: string;
  readonly title: Rationale;
  readonly answers: readonly Answer<WarTypes>[];
  readonly costs: readonly Rationale[];
  /** What it rolls. */
  readonly plan?: ShotPlan;
  readonly sketch: WarSketch;
}
