import { actions } from './facts/actions.ts';
import { attacks } from './facts/attacks.ts';
import { basics } from './facts/basics.ts';
import { campaign } from './facts/campaign.ts';
import { cards } from './facts/cards.ts';
import { closeCombat } from './facts/close-combat.ts';
import { cooperative } from './facts/cooperative.ts';
import { gear } from './facts/gear.ts';
import { hostiles } from './facts/hostiles.ts';
import { keywords } from './facts/keywords.ts';
import { movement } from './facts/movement.ts';
import { objectives } from './facts/objectives.ts';
import { options } from './facts/options.ts';
import { phases } from './facts/phases.ts';
import { rulings } from './facts/rulings.ts';
import { team } from './facts/team.ts';
import { wounds } from './facts/wounds.ts';
import { ww2 } from './facts/ww2.ts';

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

export type Section = keyof typeof FACTS;

/** Every entry's own name, which never changes. */
export type EntryId = { [S in Section]: keyof (typeof FACTS)[S] }[Section];
