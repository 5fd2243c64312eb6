import { actions } from './actions.ts';
import { attacks } from './attacks.ts';
import { basics } from './basics.ts';
import { campaign } from './campaign.ts';
import { cards } from './cards.ts';
import { closeCombat } from './close-combat.ts';
import { cooperative } from './cooperative.ts';
import { gear } from './gear.ts';
import { hostiles } from './hostiles.ts';
import { keywords } from './keywords.ts';
import { movement } from './movement.ts';
import { objectives } from './objectives.ts';
import { options } from './options.ts';
import { phases } from './phases.ts';
import { rulings } from './rulings.ts';
import { team } from './team.ts';
import { wounds } from './wounds.ts';
import { ww2 } from './ww2.ts';

/** The facts of all entries by section, in the order of the handbook. */
export const FACTS = {
  basics,
  phases,
  team,
  actions,
  cards,
  movement,
  attacks,
  'close-combat': closeCombat,
  hostiles,
  wounds,
  gear,
  objectives,
  ww2,
  keywords,
  campaign,
  cooperative,
  options,
  rulings,
} as const;
