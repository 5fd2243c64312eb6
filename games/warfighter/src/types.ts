import type { GameTypes, Immutable } from '@sitrep/kernel';
import type { Command } from './commands.ts';
import type { Content, HostileLevel } from './content/cards.ts';
import type { DecisionName } from './decisions.ts';
import type { WarEvent } from './events.ts';
import type { Frames, Results } from './frames.ts';
import type { CAMPAIGN_ORDERS, Options, Ruleset } from './options.ts';
import type { WarPlan } from './plans.ts';
import type { RefusalCode } from './refusals.ts';
import type { WarState } from './state.ts';
import type { Steps } from './steps.ts';

/** What is chosen before the match. Empty `mission` or `objective` are drawn by chance (WF-OPT-09). */
export interface Config {
  readonly ruleset: Ruleset;
  readonly options: Partial<Options>;
  readonly seats: number;
  readonly region: string;
  readonly enemy: string;
  /** Which deck of the enemy, where it has two; `mixed` shuffles both (WF-SETUP-03, 04). */
  readonly level?: HostileLevel | 'mixed';
  readonly mission: string;
  readonly objective: string;
  readonly report: string;
  readonly maxSoldiers: number;
  /** With a campaign, `mission`, `objective` and `report` are empty: they are found mission by mission. */
  readonly campaign?: CampaignConfig;
}

/** The Missions of a campaign: one that a pack recommends, or one of the players' own (WF-CAMP-16). */
export interface CampaignConfig {
  /** What it is called: `campaign.ID` among the messages; `own` for one of the players' own. */
  readonly id: string;
  readonly missions: readonly string[];
  /** By rising Resources (WF-CAMP-01), the default, or as listed (WF-CAMP-17). */
  readonly order?: CampaignOrder;
}

export type CampaignOrder = (typeof CAMPAIGN_ORDERS)[number];

export interface WarTypes extends GameTypes {
  readonly config: Config;
  readonly content: Content;
  readonly game: WarState;
  readonly frames: Frames;
  readonly steps: Steps;
  readonly results: Results;
  readonly command: Command;
  readonly event: WarEvent;
  readonly plan: WarPlan;
  readonly view: Immutable<WarState>;
  readonly decision: DecisionName;
  readonly refusal: RefusalCode;
}

export * from './commands.ts';
export * from './decisions.ts';
export type * from './events.ts';
export type * from './frames.ts';
export type * from './plans.ts';
export * from './refusals.ts';
