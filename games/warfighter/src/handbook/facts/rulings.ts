import type { Facts } from './facts.ts';

export const rulings = {
  rulings: { ruleset: 'both', rules: ['WF-RULING-151'], see: ['golden-rule', 'keywords'] },
  simultaneous: { ruleset: 'both', rules: ['WF-RULING-143'], see: ['team-decisions', 'one-at-a-time'] },
  'ruling-open-slots': {
    ruleset: 'both',
    rules: ['WF-RULING-99', 'WF-RULING-145', 'WF-HOST-16'],
    see: ['range', 'close-range-step'],
  },
  'ruling-new-attackers': {
    ruleset: 'both',
    rules: ['WF-RULING-82'],
    see: ['attack-step', 'reinforcement-step'],
  },
  'ruling-free-move': { ruleset: 'both', rules: ['WF-RULING-44'], see: ['free-acts', 'entrance-cost'] },
  'ruling-two-sixes': { ruleset: 'both', rules: ['WF-RULING-56'], see: ['stealth-attack', 'penetration'] },
  'ruling-kill-choice': {
    ruleset: 'both',
    rules: ['WF-RULING-53', 'WF-RULING-54'],
    see: ['placing-results', 'explosion'],
  },
  'ruling-empty-cup': { ruleset: 'both', rules: ['WF-RULING-35'], see: ['target'] },
  'ruling-dropped-value': {
    ruleset: 'both',
    rules: ['WF-RULING-103'],
    see: ['team-value', 'dropped-gear', 'lighten-load'],
  },
  'ruling-next-location': { ruleset: 'both', rules: ['WF-RULING-142'], see: ['events', 'build-slot'] },
  'ruling-objective-in-hostile-turn': {
    ruleset: 'both',
    rules: ['WF-RULING-114'],
    see: ['mission-end', 'eliminate-hostiles'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
