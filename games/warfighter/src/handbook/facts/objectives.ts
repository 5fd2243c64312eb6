import type { Facts } from './facts.ts';

export const objectives = {
  'inactive-objective': {
    ruleset: 'both',
    rules: ['WF-OBJ-01', 'WF-OBJ-02', 'WF-OBJ-22', 'WF-RULING-50', 'WF-SETUP-08', 'WF-SETUP-09'],
    see: ['activate-objective'],
    covers: ['option.inactive-objective-shield'],
  },
  'objective-check': {
    ruleset: 'both',
    rules: ['WF-OBJ-05', 'WF-OBJ-06', 'WF-OBJ-07'],
    see: ['mission-end', 'on-site'],
  },
  'eliminate-hostiles': {
    ruleset: 'both',
    rules: ['WF-OBJ-08', 'WF-OBJ-09', 'WF-KEY-24', 'WF-KEY-124', 'WF-RULING-127'],
    see: ['activate-objective', 'objective-check'],
    covers: ['need.eliminateHostiles', 'option.eliminate-timing'],
  },
  'on-site': {
    ruleset: 'both',
    rules: ['WF-OBJ-10', 'WF-KEY-70'],
    see: ['objective-check'],
    covers: ['need.onSite'],
  },
  'keep-clear': {
    ruleset: 'ww2',
    rules: ['WF-OBJ-11', 'WF-KEY-53', 'WF-RULING-125'],
    see: ['objective-check', 'end-of-soldier-turn'],
    covers: ['need.keepClear'],
  },
  'objective-target': {
    ruleset: 'both',
    rules: ['WF-OBJ-12', 'WF-OBJ-13', 'WF-OBJ-15', 'WF-OBJ-20', 'WF-KEY-09', 'WF-KEY-44', 'WF-ATK-36'],
    see: ['size', 'screening', 'explosion', 'cards-on-objectives'],
    covers: ['need.destroyTargets'],
  },
  'several-targets': {
    ruleset: 'both',
    rules: ['WF-OBJ-14', 'WF-KEY-18'],
    see: ['objective-target', 'explosion'],
  },
  size: { ruleset: 'both', rules: ['WF-ATK-28', 'WF-KEY-95'], see: ['objective-target', 'attack-dice'] },
  'present-hostile': {
    ruleset: 'ww2',
    rules: ['WF-OBJ-17', 'WF-KEY-76', 'WF-KEY-25', 'WF-RULING-37', 'WF-RULING-128'],
    see: ['inactive-objective', 'cards-on-objectives'],
    covers: ['need.eliminateHostile'],
  },
  'time-limit': {
    ruleset: 'both',
    rules: ['WF-OBJ-18', 'WF-KEY-108', 'WF-RULING-126'],
    see: ['advance-timer', 'end-of-soldier-turn'],
    covers: ['need.timeLimit'],
  },
  'fail-text': { ruleset: 'both', rules: ['WF-OBJ-23'], see: ['mission-end'], covers: ['need.failIf'] },
  escape: {
    ruleset: 'both',
    rules: [
      'WF-MISSIONTYPE-02',
      'WF-MISSIONTYPE-03',
      'WF-MISSIONTYPE-04',
      'WF-MISSIONTYPE-05',
      'WF-MISSIONTYPE-07',
      'WF-OBJ-19',
      'WF-KEY-28',
      'WF-RULING-121',
      'WF-RULING-122',
      'WF-RULING-123',
      'WF-DOWN-08',
    ],
    see: ['build-slot', 'front-and-rear', 'raid'],
    covers: ['need.escape', 'option.escape-strict', 'option.escape-opening-draw'],
  },
  raid: {
    ruleset: 'ww2',
    rules: ['WF-MISSIONTYPE-08', 'WF-KEY-77', 'WF-RULING-124', 'WF-MISSIONTYPE-01'],
    see: ['escape'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
