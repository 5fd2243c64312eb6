import type { Facts } from './facts.ts';

export const bunkers = {
  bunkers: {
    ruleset: 'both',
    rules: ['CV-PIECE-17', 'CV-S1-15', 'CV-STACK-12'],
    see: ['bunker-room', 'bunker-armor', 'bunker-firepower', 'hidden-bunkers'],
  },
  'bunker-room': {
    ruleset: 'both',
    rules: ['CV-STACK-13', 'CV-RULING-79'],
    see: ['bunkers', 'in-and-out'],
    covers: ['command.takeShelter', 'command.stayOut'],
  },
  'in-and-out': {
    ruleset: 'both',
    rules: ['CV-RULING-79'],
    see: ['bunker-room', 'discipline-phase'],
    covers: ['command.shelter'],
  },
  'bunker-firepower': {
    ruleset: 'both',
    rules: ['CV-RULING-78', 'CV-S1-15'],
    see: ['bunkers', 'firepower', 'range'],
    covers: ['command.bonus'],
  },
  'hidden-bunkers': {
    ruleset: 'both',
    rules: ['CV-S1-01', 'CV-S1-10', 'CV-RULING-124', 'CV-RULING-123', 'CV-RULING-125'],
    see: ['discovery', 'declining', 'rice-paddy-setup'],
  },
  discovery: {
    ruleset: 'both',
    rules: ['CV-S1-11', 'CV-S1-12', 'CV-S1-13', 'CV-S1-14', 'CV-RULING-48', 'CV-RULING-116', 'CV-RULING-122'],
    see: ['hidden-bunkers', 'skulls'],
  },
  'bunker-lost': {
    ruleset: 'both',
    rules: ['CV-S1-11', 'CV-RULING-130', 'CV-RULING-123', 'CV-RULING-40'],
    see: ['discovery', 'collateral-damage'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
