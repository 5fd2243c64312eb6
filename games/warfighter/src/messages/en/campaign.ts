/** Campaigns: what is asked, answered, refused and told, in English. */
export const campaign = {
  'decision.reportChoice': 'Next: {mission}, Objective {objective}. Take a Situation Report?',
  'decision.pointShare': 'Divide the Campaign Points: {left} left.',
  'decision.skillChoice': 'Buy Skills with Campaign Points, or save them.',

  'command.takeReport': '{report}',
  'command.noReport': 'No Situation Report',
  'command.givePoints': '{points, plural, one {# point} other {# points}} for {member}',
  'command.learnSkill': '{member}: {card}',

  'event.memberEnlisted': '{member} joins the campaign.',
  'event.soldierLost':
    '{card} is out of the campaign: {fate, select, discharge {Medical Discharge} other {KIA}}, {victoryPoints, plural, one {# Victory Point} other {# Victory Points}} lost.',
  'event.missionBooked':
    '{mission}, {objective} in slot {slots}: {isSuccess, select, true {success} other {failure}}. Campaign Points {points, number, ::sign-always}, Victory Points {victoryPoints, number, ::sign-always}; {total} in all.',
  'event.missionCleared': '',
  'event.pointsGiven': '{member} gets {points, plural, one {# Campaign Point} other {# Campaign Points}}.',
  'event.skillLearned':
    '{member} learns {card} for {points, plural, one {# Campaign Point} other {# Campaign Points}}.',
  'event.adjustmentRolled':
    '{die} on the d10. All remaining missions: {adjustment, select, further {the Objective is one slot further away} skillCost {Skills cost 1 more} time {Time −1} loadout {the Loadout of Player Soldiers −1} other {the Hostile value of the Objective +3}}.',
  'event.campaignEnded':
    'The campaign is over with {victoryPoints, plural, one {# Victory Point} other {# Victory Points}}: {level}.',

  'refusal.REPORT_TOO_DEAR': 'There are not enough Resources for this Situation Report and a Player Soldier.',
  'refusal.NOT_ENOUGH_POINTS': 'It costs {price}, and the Soldier has {points}.',
  'refusal.PREREQ_MISSING': 'It needs {card} first.',
  'refusal.WRONG_NATION': 'It is for this nation only: {nation}.',
  'refusal.OVER_LIMIT': '{card}: at most {most}.',

  'problem.NO_SKILLS_NOW': 'In a campaign Skills are bought between missions, with Campaign Points.',
  'problem.SOLDIER_LOST': '{card} is out of the campaign.',
  'problem.MEMBER_ABSENT':
    '{most, plural, =0 {{member} is fit for duty and must take part.} other {{member} is missing: no more than # may stay behind.}}',
  'problem.CAMPAIGN_MISSION': 'The Missions of a campaign are all different and all of its region.',
  'problem.CAMPAIGN_LENGTH': 'In this region a campaign has 1 to {most} Missions.',
  'problem.CAMPAIGN_ORDER': 'Missions are played in order of rising Resources, or as listed.',
  'problem.CAMPAIGN_CARD': 'A campaign picks this card itself, mission by mission.',

  'outcome.noEffect': 'The campaign had no effect.',
  'outcome.tactical': 'The campaign was a tactical success.',
  'outcome.operational': 'The campaign was an operational success.',
  'outcome.theatre': 'The campaign was a success for the whole theater.',
  'outcome.strategic': 'The campaign was a strategic success.',

  'level.noEffect': { base: 'no effect' },
  'level.tactical': { base: 'tactical' },
  'level.operational': { base: 'operational' },
  'level.theatre': { base: 'theater' },
  'level.strategic': { base: 'strategic' },

  'adjustment.further': { base: 'Objective {count} further' },
  'adjustment.skillCost': { base: 'Skills +{count}' },
  'adjustment.time': { base: 'Time −{count}' },
  'adjustment.loadout': { base: 'Loadout −{count}' },
  'adjustment.hostiles': { base: 'Objective’s Hostiles +{count}' },

  'die.adjustment': { base: 'Adjustment' },
  'setup.campaign': 'campaign',
  'setup.missions': 'Missions',
  'setup.order': 'order of the Missions',
  'order.rising': 'in order of rising Resources',
  'order.listed': 'as listed',
  'campaign.own': { base: 'Your own campaign' },
};
