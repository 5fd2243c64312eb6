import { pick } from '@sitrep/kernel';
import type { PackProblemCode } from '../src/packs/index.ts';
import { type Data, knownFor, type Spoiler, spoilEntry, textOf, withText } from './packs-files.ts';

/** Ways to break the recommended teams and campaigns of a pack. */

interface TeamData extends Data {
  soldiers: { card: string; gear: Data[]; skills: string[] }[];
}

const spoilTeam = (spoil: (team: TeamData) => readonly [path: string, code: PackProblemCode]) =>
  spoilEntry('teams.json', (team) => spoil(team as TeamData));

export const teamUnknown = spoilTeam(({ soldiers: [first] }) => {
  if (first !== undefined) first.card = 'modern-core/nobody';
  return ['soldiers.0.card', 'PACK_REFERENCE_UNKNOWN'];
});

export const teamType = spoilTeam(({ soldiers: [first] }) => {
  first?.skills.unshift('modern-core/m4');
  return ['soldiers.0.skills.0', 'PACK_REFERENCE_TYPE'];
});

export const teamPoor = spoilTeam(({ soldiers: [first] }) => {
  first?.gear.push({ card: 'modern-core/m67', units: 20 });
  return ['soldiers', 'PACK_TEAM_ILLEGAL'];
});

const spoilCampaign = (
  spoil: (campaign: Data, missions: string[]) => readonly [path: string, code: PackProblemCode],
) => spoilEntry('campaigns.json', (campaign) => spoil(campaign, campaign.missions as string[]));

export const campaignUnknown = spoilCampaign((_campaign, missions) => {
  missions[1] = 'picnic';
  return ['missions.1', 'PACK_REFERENCE_UNKNOWN'];
});

export const campaignTwice = spoilCampaign((_campaign, missions) => {
  missions[1] = missions[0] ?? '';
  return ['missions.1', 'PACK_CAMPAIGN_ILLEGAL'];
});

export const campaignEnemy = spoilCampaign((campaign) => {
  campaign.enemy = 'martians';
  return ['enemy', 'PACK_CAMPAIGN_ILLEGAL'];
});

export const campaignNameless: Spoiler = (random) => {
  const [id, file] = [
    pick(['modern-jungle', 'modern-middle-east'] as const, random),
    `locales/${pick(['en', 'hu', 'it'], random)}.json`,
  ];
  const data = JSON.parse(textOf(id, file)) as { campaigns: Data };
  const name = pick(Object.keys(data.campaigns), random);
  delete data.campaigns[name];
  return {
    files: withText(id, file, JSON.stringify(data)),
    known: knownFor(id),
    file,
    path: `campaigns.${name}`,
    code: 'PACK_NAME_MISSING',
  };
};
