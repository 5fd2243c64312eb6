import type { GameTypes } from '@sitrep/kernel';
import type { Command } from './commands.ts';
import type { Content } from './content/content.ts';
import type { DecisionName } from './decisions.ts';
import type { CvEvent } from './events.ts';
import type { Frames, Steps } from './frames.ts';
import type { CvPlan } from './plans.ts';
import type { RefusalCode } from './refusals.ts';
import type { CvState, CvView } from './state.ts';

/** What players choose before a match. */
export interface Config {
  /** CV-TURN-01: ten, or fewer for a short game. */
  readonly turns: number;
  /** CV-RULING-152: whether a soldier that has left the map keeps the Taliban from winning. */
  readonly exitBlocksTaliban: boolean;
}

export interface CvTypes extends GameTypes {
  readonly config: Config;
  readonly content: Content;
  readonly game: CvState;
  readonly frames: Frames;
  readonly steps: Steps;
  readonly results: Record<never, never>;
  readonly command: Command;
  readonly event: CvEvent;
  readonly plan: CvPlan;
  readonly view: CvView;
  readonly decision: DecisionName;
  readonly refusal: RefusalCode;
}
