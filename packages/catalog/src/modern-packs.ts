import type { Card, Pack, Purchase } from '@sitrep/warfighter';
import coreActions from '../../../content/modern-core/actions.json' with { type: 'json' };
import coreEquipment from '../../../content/modern-core/equipment.json' with { type: 'json' };
import coreReports from '../../../content/modern-core/reports.json' with { type: 'json' };
import coreSkills from '../../../content/modern-core/skills.json' with { type: 'json' };
import coreSoldiers from '../../../content/modern-core/soldiers.json' with { type: 'json' };
import coreWeapons from '../../../content/modern-core/weapons.json' with { type: 'json' };
import jungleCampaigns from '../../../content/modern-jungle/campaigns.json' with { type: 'json' };
import jungleEvents from '../../../content/modern-jungle/events.json' with { type: 'json' };
import jungleHostiles from '../../../content/modern-jungle/hostiles.json' with { type: 'json' };
import jungleLocations from '../../../content/modern-jungle/locations.json' with { type: 'json' };
import jungleMissions from '../../../content/modern-jungle/missions.json' with { type: 'json' };
import jungleObjectives from '../../../content/modern-jungle/objectives.json' with { type: 'json' };
import jungleTeams from '../../../content/modern-jungle/teams.json' with { type: 'json' };
import desertCampaigns from '../../../content/modern-middle-east/campaigns.json' with { type: 'json' };
import desertEvents from '../../../content/modern-middle-east/events.json' with { type: 'json' };
import desertHostiles from '../../../content/modern-middle-east/hostiles.json' with { type: 'json' };
import desertLocations from '../../../content/modern-middle-east/locations.json' with { type: 'json' };
import desertMissions from '../../../content/modern-middle-east/missions.json' with { type: 'json' };
import desertObjectives from '../../../content/modern-middle-east/objectives.json' with { type: 'json' };
import desertTeams from '../../../content/modern-middle-east/teams.json' with { type: 'json' };

/** JSON knows no unions of words: that the cards are such is what the pack checker tests. */
function pack(id: string, ...files: readonly unknown[]): Pack {
  return { id, cards: files.flat() as Card[] };
}

/** The packs of the modern ruleset. */
export const modernPacks: readonly Pack[] = [
  pack('modern-core', coreSoldiers, coreWeapons, coreEquipment, coreSkills, coreActions, coreReports),
  pack('modern-jungle', jungleMissions, jungleObjectives, jungleLocations, jungleHostiles, jungleEvents),
  pack('modern-middle-east', desertMissions, desertObjectives, desertLocations, desertHostiles, desertEvents),
];

/** A team that a pack recommends for a mission, with the Objective it was thought out for. */
export interface Team {
  readonly mission: string;
  readonly objective: string;
  readonly soldiers: readonly Omit<Purchase, 'seat'>[];
}

function teams(id: string, list: readonly Team[]): readonly Team[] {
  return list.map(({ mission, objective, soldiers }) => ({
    mission: `${id}/${mission}`,
    objective: `${id}/${objective}`,
    soldiers,
  }));
}

/** The recommended teams, one for each mission. */
export const modernTeams: readonly Team[] = [
  ...teams('modern-jungle', jungleTeams),
  ...teams('modern-middle-east', desertTeams),
];

/** Missions that a pack recommends as a campaign. */
export interface CampaignPlan {
  readonly id: string;
  readonly enemy: string;
  readonly missions: readonly string[];
}

function campaigns(pack: string, list: readonly CampaignPlan[]): readonly CampaignPlan[] {
  return list.map(({ id, enemy, missions }) => ({
    id: `${pack}/${id}`,
    enemy,
    missions: missions.map((mission) => `${pack}/${mission}`),
  }));
}

/** The recommended campaigns. */
export const modernCampaigns: readonly CampaignPlan[] = [
  ...campaigns('modern-jungle', jungleCampaigns),
  ...campaigns('modern-middle-east', desertCampaigns),
];
