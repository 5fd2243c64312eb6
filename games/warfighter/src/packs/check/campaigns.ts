import { isNameIn, type Problem } from '@sitrep/kernel';
import { type Fault, fault } from '@sitrep/packs';
import { configProblems } from '../../config-problems.ts';
import { RULESETS } from '../../options.ts';
import type { CampaignData } from '../schema/pack.ts';
import { findCard, fullId, isWhole, type Library, referenceFaults } from './known.ts';

/** Everything that is wrong with a campaign: what it names, then the engine's own rules of a campaign. */
export function campaignFaults(campaign: CampaignData, library: Library): readonly Fault[] {
  const references = campaign.missions.flatMap((mission, index) =>
    referenceFaults(library, mission, ['mission'], ['missions', index]),
  );
  const { ruleset } = library.content;
  if (references.length > 0 || !isWhole(library) || !isNameIn(RULESETS, ruleset)) return references;
  const [first = ''] = campaign.missions;
  const mission = findCard(library, first);
  if (mission?.type !== 'mission') return [];
  const missions = campaign.missions.map((name) => fullId(library, name));
  const problems = configProblems(
    {
      ruleset,
      options: {},
      seats: 1,
      region: mission.region,
      enemy: campaign.enemy,
      mission: '',
      objective: '',
      report: '',
      maxSoldiers: 1,
      campaign: { id: campaign.id, missions },
    },
    library.content,
  );
  // Which deck of the enemy it is fought against is for the players to say (WF-SETUP-03).
  return problems
    .filter(({ code }) => code !== 'LEVEL_UNKNOWN')
    .map((problem) => fault('PACK_CAMPAIGN_ILLEGAL', pathOf(problem), sentenceOf(problem)));
}

function pathOf({ path }: Problem): readonly string[] {
  return [path.replace('campaign.', '')];
}

const SENTENCES: Readonly<Record<string, string>> = {
  CAMPAIGN_MISSION: 'the mission is of another region or is there twice; choose another',
  CAMPAIGN_LENGTH: 'each mission needs an objective of its own, and the region has fewer; leave some out',
  NO_SUCH_ENEMY: 'the enemy has no hostile cards in this region; choose one that has',
};

function sentenceOf({ code, rule = '' }: Problem): string {
  return `${SENTENCES[code] ?? 'the rules of a campaign forbid it; change it'} (${code}, ${rule})`;
}
