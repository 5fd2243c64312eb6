import type { Facts } from './facts.ts';

export const scenarios = {
  scenarios: {
    ruleset: 'both',
    rules: ['CV-TURN-02', 'CV-TURN-01'],
    see: ['rice-paddy-setup', 'keating-setup', 'rice-paddy-victory', 'keating-victory'],
  },
  'rice-paddy-setup': {
    ruleset: 'both',
    rules: ['CV-S1-01', 'CV-S1-02', 'CV-S1-03', 'CV-S1-04', 'CV-S1-05', 'CV-S1-06', 'CV-RULING-131'],
    see: ['hidden-bunkers', 'set-up', 'rice-paddy-victory'],
    covers: ['area.north-of-path'],
  },
  'rice-paddy-victory': {
    ruleset: 'both',
    rules: [
      'CV-S1-17',
      'CV-S1-18',
      'CV-S1-19',
      'CV-RULING-127',
      'CV-RULING-128',
      'CV-RULING-129',
      'CV-RULING-142',
    ],
    see: ['victory', 'rice-paddies'],
    covers: ['area.victory-paddies'],
  },
  'keating-setup': {
    ruleset: 'both',
    rules: ['CV-S2-01', 'CV-S2-02', 'CV-S2-03', 'CV-S2-06', 'CV-RULING-141'],
    see: ['outpost', 'mortar', 'arrival', 'set-up'],
  },
  arrival: {
    ruleset: 'both',
    rules: ['CV-S2-07', 'CV-RULING-133', 'CV-RULING-126'],
    see: ['keating-setup', 'first-turn', 'defensive-fire'],
  },
  outpost: {
    ruleset: 'both',
    rules: ['CV-S2-13', 'CV-S2-01'],
    see: ['outpost-ban', 'wall-and-wire', 'm2'],
    covers: ['area.cop'],
  },
  exit: {
    ruleset: 'both',
    rules: ['CV-S2-18', 'CV-RULING-135', 'CV-RULING-138'],
    see: ['keating-victory', 'map-edge'],
    covers: ['command.exit'],
  },
  'keating-victory': {
    ruleset: 'both',
    rules: [
      'CV-S2-21',
      'CV-S2-22',
      'CV-S2-23',
      'CV-RULING-136',
      'CV-RULING-137',
      'CV-RULING-138',
      'CV-RULING-152',
    ],
    see: ['victory', 'exit'],
    covers: ['option.exitBlocksTaliban'],
  },
  victory: {
    ruleset: 'both',
    rules: ['CV-TURN-05', 'CV-S1-19', 'CV-S2-23'],
    see: ['rice-paddy-victory', 'keating-victory', 'game-turn'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
