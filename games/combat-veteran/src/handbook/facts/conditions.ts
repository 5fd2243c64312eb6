import type { Facts } from './facts.ts';

export const conditions = {
  'terrain-dice': {
    ruleset: 'both',
    rules: ['CV-ATK-20', 'CV-RULING-64', 'CV-RULING-73', 'CV-ATK-21'],
    see: ['terrain', 'dice-pool'],
    covers: ['condition.terrain'],
  },
  armor: {
    ruleset: 'both',
    rules: ['CV-COND-01', 'CV-PIECE-06', 'CV-COND-19', 'CV-RULING-76'],
    see: ['bunker-armor', 'smoke', 'm2', 'b10'],
    covers: ['condition.armor'],
  },
  'bunker-armor': {
    ruleset: 'both',
    rules: ['CV-COND-01', 'CV-S1-15', 'CV-STACK-13'],
    see: ['bunkers', 'armor', 'bunker-room'],
    covers: ['condition.bunker'],
  },
  'captured-weapon': {
    ruleset: 'both',
    rules: ['CV-COND-02', 'CV-RULING-75', 'CV-COLL-09'],
    see: ['taking-weapons', 'repair'],
    covers: ['condition.captured'],
  },
  'carrying-target': {
    ruleset: 'both',
    rules: ['CV-COND-03', 'CV-RULING-66', 'CV-RULING-46'],
    see: ['carrying-wounded'],
    covers: ['condition.carrying'],
  },
  'crawling-target': {
    ruleset: 'both',
    rules: ['CV-COND-05', 'CV-COND-18'],
    see: ['crawling'],
    covers: ['condition.crawling'],
  },
  misadventure: {
    ruleset: 'both',
    rules: ['CV-COND-07', 'CV-COND-14', 'CV-RULING-65', 'CV-RULING-77'],
    see: ['line-of-sight'],
    covers: ['condition.misadventure'],
  },
  overstacking: {
    ruleset: 'both',
    rules: ['CV-COND-08', 'CV-STACK-02', 'CV-STACK-09', 'CV-RULING-08'],
    see: ['stacking', 'backblast'],
    covers: ['condition.overstacking'],
  },
  proximity: {
    ruleset: 'both',
    rules: ['CV-COND-09'],
    see: ['range', 'dice-pool'],
    covers: ['condition.proximity'],
  },
  range: {
    ruleset: 'both',
    rules: ['CV-COND-10', 'CV-COND-15', 'CV-RULING-69'],
    see: ['firepower', 'proximity', 'b10'],
    covers: ['condition.range'],
  },
  'rank-dice': {
    ruleset: 'both',
    rules: ['CV-COND-11', 'CV-COND-16', 'CV-COND-17', 'CV-RULING-71', 'CV-RULING-72'],
    see: ['rank-dots', 'attack'],
    covers: ['condition.rank', 'command.rank'],
  },
  'sprinting-target': {
    ruleset: 'both',
    rules: ['CV-COND-12'],
    see: ['sprinting'],
    covers: ['condition.sprinting'],
  },
  'wounded-target': {
    ruleset: 'both',
    rules: ['CV-COND-13'],
    see: ['wounded', 'killed'],
    covers: ['condition.wounded'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
