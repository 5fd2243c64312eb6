import type { Facts } from './facts.ts';

export const wounds = {
  wounds: {
    ruleset: 'both',
    rules: ['WF-WOUND-01', 'WF-WOUND-02', 'WF-WOUND-10'],
    see: ['hand-size', 'healing', 'downed'],
    covers: ['effect.wound', 'command.takeWound'],
  },
  healing: {
    ruleset: 'both',
    rules: [
      'WF-WOUND-04',
      'WF-WOUND-05',
      'WF-WOUND-07',
      'WF-WOUND-09',
      'WF-KEY-43',
      'WF-RULING-101',
      'WF-ACT-18',
    ],
    see: ['first-aid', 'treated-wound'],
    covers: ['command.healWound', 'effect.heal'],
  },
  'first-aid': {
    ruleset: 'both',
    rules: ['WF-WOUND-06', 'WF-KEY-12'],
    see: ['healing', 'equipment-uses'],
    covers: ['effect.healRoll', 'effect.modHealRoll'],
  },
  'treated-wound': { ruleset: 'both', rules: ['WF-WOUND-08', 'WF-KEY-109'], see: ['healing'] },
  downed: {
    ruleset: 'both',
    rules: ['WF-WOUND-11', 'WF-DOWN-01', 'WF-DOWN-02', 'WF-DOWN-03', 'WF-KEY-21', 'WF-RULING-107'],
    see: ['exit-order', 'retargeting', 'dropped-gear', 'outcome-roll'],
  },
  'exit-order': {
    ruleset: 'both',
    rules: ['WF-DOWN-05', 'WF-RULING-141', 'WF-RULING-149'],
    see: ['downed', 'retargeting', 'team-value', 'panic'],
    covers: ['when.soldierDowned'],
  },
  medevac: {
    ruleset: 'both',
    rules: ['WF-DOWN-06', 'WF-DOWN-07', 'WF-DOWN-09', 'WF-ACT-15', 'WF-RULING-102', 'WF-RULING-163'],
    see: ['outcome-roll', 'escape', 'downed'],
    covers: ['command.medevac'],
  },
  'outcome-roll': {
    ruleset: 'both',
    rules: ['WF-DOWN-18', 'WF-DOWN-19', 'WF-END-07'],
    see: ['medevac', 'campaign-losses'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
