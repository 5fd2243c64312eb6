import type { Facts } from './facts.ts';

export const campaign = {
  campaign: {
    ruleset: 'both',
    rules: ['WF-CAMP-01', 'WF-CAMP-02', 'WF-CAMP-11', 'WF-CAMP-13'],
    see: ['own-campaign', 'campaign-team', 'campaign-score'],
  },
  'own-campaign': {
    ruleset: 'both',
    rules: ['WF-CAMP-16', 'WF-CAMP-17', 'WF-RULING-165'],
    see: ['campaign', 'random-mission'],
  },
  'campaign-team': {
    ruleset: 'both',
    rules: ['WF-CAMP-03', 'WF-CAMP-04', 'WF-CAMP-05', 'WF-CAMP-06', 'WF-RULING-134'],
    see: ['campaign', 'campaign-points'],
  },
  'campaign-points': {
    ruleset: 'both',
    rules: ['WF-CAMP-07', 'WF-CAMP-08'],
    see: ['campaign-team', 'skills'],
    covers: ['command.givePoints', 'command.learnSkill'],
  },
  'between-missions': {
    ruleset: 'both',
    rules: ['WF-CAMP-09', 'WF-CAMP-12', 'WF-RULING-135'],
    see: ['campaign', 'outcome-roll'],
  },
  'campaign-losses': {
    ruleset: 'both',
    rules: ['WF-CAMP-10', 'WF-CAMP-14', 'WF-RULING-133'],
    see: ['outcome-roll', 'campaign-score'],
  },
  'campaign-score': {
    ruleset: 'both',
    rules: ['WF-CAMP-15', 'WF-CAMP-14'],
    see: ['campaign-losses', 'campaign'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
