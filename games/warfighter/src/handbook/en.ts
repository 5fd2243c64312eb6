import { actions } from './en/actions.ts';
import { attacks } from './en/attacks.ts';
import { basics } from './en/basics.ts';
import { campaign } from './en/campaign.ts';
import { cards } from './en/cards.ts';
import { closeCombat } from './en/close-combat.ts';
import { cooperative } from './en/cooperative.ts';
import { gear } from './en/gear.ts';
import { hostiles } from './en/hostiles.ts';
import { keywords } from './en/keywords.ts';
import { movement } from './en/movement.ts';
import { objectives } from './en/objectives.ts';
import { options } from './en/options.ts';
import { phases } from './en/phases.ts';
import { rulings } from './en/rulings.ts';
import { team } from './en/team.ts';
import { wounds } from './en/wounds.ts';
import { ww2 } from './en/ww2.ts';
import type { HandbookTexts } from './facts/texts.ts';

export const en: HandbookTexts = {
  titles: {
    basics: 'Basics',
    phases: 'Turn and phases',
    team: 'The team',
    actions: 'Actions',
    cards: 'Cards and Experience',
    movement: 'Locations and movement',
    attacks: 'Attacks',
    'close-combat': 'Close combat',
    hostiles: 'Hostiles',
    wounds: 'Wounds and losses',
    gear: 'Gear',
    objectives: 'Objectives',
    ww2: 'World War II',
    keywords: 'Keywords',
    campaign: 'Campaign',
    cooperative: 'Playing together',
    options: 'Options',
    rulings: 'Rulings',
  },
  texts: {
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
  },
};
