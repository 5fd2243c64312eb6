import coreActions from '../../../../../content/modern-core/actions.json' with { type: 'json' };
import coreEquipment from '../../../../../content/modern-core/equipment.json' with { type: 'json' };
import coreReports from '../../../../../content/modern-core/reports.json' with { type: 'json' };
import coreSkills from '../../../../../content/modern-core/skills.json' with { type: 'json' };
import coreSoldiers from '../../../../../content/modern-core/soldiers.json' with { type: 'json' };
import coreWeapons from '../../../../../content/modern-core/weapons.json' with { type: 'json' };
import jungleCampaigns from '../../../../../content/modern-jungle/campaigns.json' with { type: 'json' };
import jungleEvents from '../../../../../content/modern-jungle/events.json' with { type: 'json' };
import jungleHostiles from '../../../../../content/modern-jungle/hostiles.json' with { type: 'json' };
import jungleLocations from '../../../../../content/modern-jungle/locations.json' with { type: 'json' };
import jungleMissions from '../../../../../content/modern-jungle/missions.json' with { type: 'json' };
import jungleObjectives from '../../../../../content/modern-jungle/objectives.json' with { type: 'json' };
import jungleTeams from '../../../../../content/modern-jungle/teams.json' with { type: 'json' };
import desertCampaigns from '../../../../../content/modern-middle-east/campaigns.json' with { type: 'json' };
import desertEvents from '../../../../../content/modern-middle-east/events.json' with { type: 'json' };
import desertHostiles from '../../../../../content/modern-middle-east/hostiles.json' with { type: 'json' };
import desertLocations from '../../../../../content/modern-middle-east/locations.json' with { type: 'json' };
import desertMissions from '../../../../../content/modern-middle-east/missions.json' with { type: 'json' };
import desertObjectives from '../../../../../content/modern-middle-east/objectives.json' with {
  type: 'json',
};
import desertTeams from '../../../../../content/modern-middle-east/teams.json' with { type: 'json' };

import { campaigns, type Edition, pack, teams } from './edition.ts';

/** Today's wars: the packs of the modern ruleset, with the teams, one for each mission, and campaigns that they recommend. */
export const modern: Edition = {
  ruleset: 'modern',
  packs: [
    pack('modern-core', coreSoldiers, coreWeapons, coreEquipment, coreSkills, coreActions, coreReports),
    pack('modern-jungle', jungleMissions, jungleObjectives, jungleLocations, jungleHostiles, jungleEvents),
    pack(
      'modern-middle-east',
      desertMissions,
      desertObjectives,
      desertLocations,
      desertHostiles,
      desertEvents,
    ),
  ],
  teams: [...teams('modern-jungle', jungleTeams), ...teams('modern-middle-east', desertTeams)],
  campaigns: [
    ...campaigns('modern-jungle', jungleCampaigns),
    ...campaigns('modern-middle-east', desertCampaigns),
  ],
};
