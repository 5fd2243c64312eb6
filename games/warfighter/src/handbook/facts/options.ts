import type { Facts } from './facts.ts';

export const options = {
  options: { ruleset: 'both', rules: ['WF-OPT-01'], see: ['weapon-jams', 'saved-cards', 'war-years'] },
  rulesets: { ruleset: 'both', rules: ['WF-RULING-162'], see: ['options', 'decks', 'enemy-force'] },
  'weapon-jams': {
    ruleset: 'both',
    rules: [
      'WF-OPT-04',
      'WF-OPT-05',
      'WF-OPT-06',
      'WF-OPT-07',
      'WF-OPT-08',
      'WF-ACT-21',
      'WF-ATK-37',
      'WF-KEY-52',
      'WF-RULING-68',
    ],
    see: ['reload-check', 'usable-weapon'],
    covers: ['command.clearJam', 'option.weapon-jams'],
  },
  'random-mission': {
    ruleset: 'both',
    rules: ['WF-OPT-09'],
    see: ['mission-setup', 'options'],
    covers: ['option.random-mission'],
  },
  'war-years': {
    ruleset: 'ww2',
    rules: ['WF-OPT-10', 'WF-OPT-11', 'WF-KEY-117', 'WF-RULING-167'],
    see: ['options', 'enemy-force'],
    covers: ['option.war-years'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
