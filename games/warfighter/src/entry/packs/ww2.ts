import europeActions from '../../../../../content/ww2-europe/actions.json' with { type: 'json' };
import europeCampaigns from '../../../../../content/ww2-europe/campaigns.json' with { type: 'json' };
import europeEquipment from '../../../../../content/ww2-europe/equipment.json' with { type: 'json' };
import europeEvents from '../../../../../content/ww2-europe/events.json' with { type: 'json' };
import europeHostiles from '../../../../../content/ww2-europe/hostiles.json' with { type: 'json' };
import europeLocations from '../../../../../content/ww2-europe/locations.json' with { type: 'json' };
import europeMissions from '../../../../../content/ww2-europe/missions.json' with { type: 'json' };
import europeObjectives from '../../../../../content/ww2-europe/objectives.json' with { type: 'json' };
import europeRecords from '../../../../../content/ww2-europe/records.json' with { type: 'json' };
import europeSkills from '../../../../../content/ww2-europe/skills.json' with { type: 'json' };
import europeSoldiers from '../../../../../content/ww2-europe/soldiers.json' with { type: 'json' };
import europeTeams from '../../../../../content/ww2-europe/teams.json' with { type: 'json' };
import europeWeapons from '../../../../../content/ww2-europe/weapons.json' with { type: 'json' };
import winterCampaigns from '../../../../../content/ww2-russia-winter/campaigns.json' with { type: 'json' };
import winterEquipment from '../../../../../content/ww2-russia-winter/equipment.json' with { type: 'json' };
import winterEvents from '../../../../../content/ww2-russia-winter/events.json' with { type: 'json' };
import winterHostiles from '../../../../../content/ww2-russia-winter/hostiles.json' with { type: 'json' };
import winterLocations from '../../../../../content/ww2-russia-winter/locations.json' with { type: 'json' };
import winterMissions from '../../../../../content/ww2-russia-winter/missions.json' with { type: 'json' };
import winterObjectives from '../../../../../content/ww2-russia-winter/objectives.json' with { type: 'json' };
import winterRecords from '../../../../../content/ww2-russia-winter/records.json' with { type: 'json' };
import winterSkills from '../../../../../content/ww2-russia-winter/skills.json' with { type: 'json' };
import winterSoldiers from '../../../../../content/ww2-russia-winter/soldiers.json' with { type: 'json' };
import winterTeams from '../../../../../content/ww2-russia-winter/teams.json' with { type: 'json' };
import winterWeapons from '../../../../../content/ww2-russia-winter/weapons.json' with { type: 'json' };
import { campaigns, type Edition, pack, teams } from './edition.ts';

/** World War II: the packs of its ruleset, with the teams, one for each mission, and campaigns that they recommend. */
export const ww2: Edition = {
  ruleset: 'ww2',
  packs: [
    pack(
      'ww2-europe',
      europeMissions,
      europeObjectives,
      europeLocations,
      europeHostiles,
      europeEvents,
      europeSoldiers,
      europeWeapons,
      europeEquipment,
      europeSkills,
      europeRecords,
      europeActions,
    ),
    pack(
      'ww2-russia-winter',
      winterMissions,
      winterObjectives,
      winterLocations,
      winterHostiles,
      winterEvents,
      winterSoldiers,
      winterWeapons,
      winterEquipment,
      winterSkills,
      winterRecords,
    ),
  ],
  teams: [...teams('ww2-europe', europeTeams), ...teams('ww2-russia-winter', winterTeams)],
  campaigns: [
    ...campaigns('ww2-europe', europeCampaigns),
    ...campaigns('ww2-russia-winter', winterCampaigns),
  ],
};
