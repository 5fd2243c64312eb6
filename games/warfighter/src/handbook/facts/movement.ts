import type { Facts } from './facts.ts';

export const movement = {
  'location-cards': {
    ruleset: 'both',
    rules: ['WF-LOC-01', 'WF-LOC-08', 'WF-KEY-66'],
    see: ['play-location', 'entrance-cost', 'reinforcement-step', 'location-text'],
  },
  'build-slot': {
    ruleset: 'both',
    rules: ['WF-LOC-03', 'WF-LOC-04', 'WF-RULING-16', 'WF-RULING-17', 'WF-RULING-18'],
    see: ['play-location', 'mission-path', 'escape'],
  },
  'location-cost': {
    ruleset: 'both',
    rules: ['WF-LOC-05', 'WF-KEY-36', 'WF-RULING-21'],
    see: ['play-location', 'paying-xp'],
  },
  'location-hostiles': {
    ruleset: 'both',
    rules: ['WF-LOC-06', 'WF-LOC-07'],
    see: ['hostile-draw', 'entry-order', 'play-location'],
  },
  'location-text': {
    ruleset: 'both',
    rules: ['WF-CORE-12', 'WF-LOC-11', 'WF-LOC-12', 'WF-LOC-13', 'WF-RULING-22'],
    see: ['traits', 'pay-or-suffer', 'location-cards'],
    covers: ['when.locationPlayed'],
  },
  'entrance-cost': {
    ruleset: 'both',
    rules: ['WF-MOVE-04', 'WF-MOVE-09', 'WF-RULING-46'],
    see: ['paying-entrance', 'entrance-penalty', 'first-entry'],
    covers: ['effect.modEntrance'],
  },
  'paying-entrance': {
    ruleset: 'both',
    rules: ['WF-MOVE-05', 'WF-MOVE-06', 'WF-RULING-47'],
    see: ['entrance-cost', 'saved-cards'],
    covers: ['effect.modMovement', 'effect.ignoreEntrancePenalties', 'when.payEntrance'],
  },
  'entrance-penalty': {
    ruleset: 'both',
    rules: ['WF-MOVE-08', 'WF-KEY-26', 'WF-RULING-43', 'WF-HOST-23'],
    see: ['entrance-cost', 'covered-hostile'],
  },
  'first-entry': {
    ruleset: 'both',
    rules: ['WF-MOVE-13', 'WF-RULING-52'],
    see: ['entrance-cost'],
    covers: ['when.firstEntry', 'option.on-point-legacy'],
  },
  'saved-cards': {
    ruleset: 'both',
    rules: ['WF-MOVE-11', 'WF-MOVE-10', 'WF-OPT-02', 'WF-OPT-03', 'WF-RULING-49'],
    see: ['paying-entrance', 'options'],
    covers: ['command.setAside', 'option.save-cards'],
  },
  'moving-back': { ruleset: 'both', rules: ['WF-MOVE-07', 'WF-RULING-48'], see: ['move', 'entrance-cost'] },
  'cannot-leave': {
    ruleset: 'both',
    rules: ['WF-KEY-96', 'WF-RULING-51', 'WF-RULING-164'],
    see: ['move', 'covered-hostile'],
    covers: ['effect.forbid'],
  },
  'front-and-rear': {
    ruleset: 'both',
    rules: ['WF-KEY-38', 'WF-KEY-82', 'WF-KEY-06', 'WF-MISSIONTYPE-06'],
    see: ['placement', 'escape'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
