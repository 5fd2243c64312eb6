import type { TextsOf } from '@sitrep/contract/handbook';
import type { campaign as facts } from '../facts/campaign.ts';

export const title = 'Campaign';

/** The entries of the handbook’s section “campaign”, in English. */
export const entries: TextsOf<typeof facts> = {
  campaign: {
    title: 'Campaign',
    also: ['series of missions'],
    text: 'A campaign is a row of Missions of one region against one enemy, from the smallest Resources to the largest. Each Objective is drawn at random among those not yet used. One failed mission ends it.',
  },
  'own-campaign': {
    title: 'Your own campaign',
    also: ['own campaign', 'choose the missions', 'order of missions'],
    text: 'You may put together a campaign of your own: any Missions of the region, each once, at most as many as there are Objectives to draw. Play them in order of rising Resources, or agree on an order of your own.',
  },
  'campaign-team': {
    title: 'The campaign team',
    also: ['who takes part', 'soldiers between missions'],
    text: 'Player Soldiers are hired for the whole campaign; every one fit for duty takes part, and his price is paid in each mission. If Resources run short, as few as possible sit out. Gear, Non-Player and Squad Soldiers are bought again each time.',
  },
  'campaign-points': {
    title: 'Campaign Points',
    also: ['mission points', 'buy skills', 'learn'],
    text: 'After a success the team earns the Objective’s slot number in points, shared freely among Player Soldiers. They buy Skills only, 1 point for 1 RP, and may be saved. Such Skills do not count against a Mission’s Resources.',
  },
  'between-missions': {
    title: 'Between missions',
    also: ['setback', 'adjustment', 'heal between missions'],
    text: 'All Wounds are healed; XP and hands do not carry over. Then a d10 makes all remaining missions harder, adding up: Objective one slot further, Skills 1 dearer, Time one less, Loadout one less, or 3 more Hostile value at the Objective.',
  },
  'campaign-losses': {
    title: 'Losses in a campaign',
    also: ['victory points', 'KIA', 'discharge'],
    text: 'Whoever is killed or medically discharged is out of the campaign. A discharge costs 1 Victory Point for a Non-Player or Squad Soldier and 2 for a Player Soldier, a death 2 and 3. Losses count even if the mission failed.',
  },
  'campaign-score': {
    title: 'Result of the campaign',
    also: ['level of success', 'tactical', 'operational', 'theater', 'theatre', 'strategic'],
    text: 'Each success adds the Objective’s slot number in Victory Points. In the end 7 to 15 is a tactical success, 16 to 26 operational, 27 to 34 theater-wide, 35 or more strategic; less has no effect.',
  },
};
