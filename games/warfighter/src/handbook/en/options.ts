import type { TextsOf } from '@sitrep/contract/handbook';
import type { options as facts } from '../facts/options.ts';

export const title = 'Options';

/** The entries of the handbook’s section “options”, in English. */
export const entries: TextsOf<typeof facts> = {
  options: {
    title: 'Optional rules',
    also: ['options', 'variants', 'house rules', 'switches'],
    text: 'Options are chosen before setup and hold for the whole mission or campaign. Each ruleset starts with its own usual values.',
  },
  rulesets: {
    title: 'Modern and WWII',
    also: ['editions', 'ruleset', 'differences'],
    text: 'The two rulesets share most rules; an entry says where they part. A mission uses one of them with its own cards, and they are not mixed.',
  },
  'weapon-jams': {
    title: 'Weapon jams (option)',
    also: ['jam', 'jammed', 'clear a jam'],
    text: 'If in Burst or Auto at least two attack dice, before bonuses, show exactly the Reload number + 1, the weapon jams after the attack. One Action clears it; a Reload does not. Each Soldier who buys a weapon with Burst or Auto brings 1 extra RP.',
  },
  'random-mission': {
    title: 'Random mission (option)',
    also: ['random objective'],
    text: 'Mission and Objective are drawn at random from the region; pairs that belong together stay together.',
  },
  'war-years': {
    title: 'War years (option)',
    also: ['year', '1939', '1944', 'availability'],
    text: 'Choose the year of the mission: Weapons and Vehicles of a later year cannot be bought and do not appear, and a Soldier whose card shows such a Weapon cannot be chosen. A Hostile from the future is discarded and another one drawn. A Present one is left out, and an Objective about it cannot be chosen or drawn.',
  },
};
