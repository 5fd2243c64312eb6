import { part, type TextPart } from '../describe/index.ts';
import type { CampaignView } from '../queries/campaign/campaign.ts';
import { ADJUSTMENTS, type Adjustment } from '../state.ts';

/** WF-CAMP-12: by how much one roll changes what it changes. */
const AMOUNTS: Readonly<Record<Adjustment, number>> = {
  further: 1,
  skillCost: 1,
  time: 1,
  loadout: 1,
  hostiles: 3,
};

/** WF-CAMP-12: what the rolls so far change in all missions to come; repeated ones add up (WF-RULING-135). */
export function adjustmentsOf({ adjustments }: CampaignView): readonly TextPart[] {
  return ADJUSTMENTS.flatMap((kind) => {
    const times = adjustments.filter((each) => each === kind).length;
    return times === 0 ? [] : [adjustmentPart(kind, times)];
  });
}

/** What an adjustment changes, rolled once or several times. */
export function adjustmentPart(kind: Adjustment, times = 1): TextPart {
  return part(`adjustment.${kind}`, { count: times * AMOUNTS[kind] });
}

/** The number of the mission that is under way or comes next, and of how many. */
export function stageOf({ records, missions }: CampaignView): {
  readonly number: number;
  readonly count: number;
} {
  return { number: Math.min(records.length + 1, missions.length), count: missions.length };
}
