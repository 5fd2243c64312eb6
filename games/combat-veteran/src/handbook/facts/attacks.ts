import type { Facts } from './facts.ts';

export const attacks = {
  attack: {
    ruleset: 'both',
    rules: ['CV-ATK-01', 'CV-ATK-03', 'CV-ATK-05', 'CV-ATK-26', 'CV-RES-14'],
    see: ['dice-pool', 'splitting-fire', 'defensive-fire', 'die-results', 'line-of-sight'],
    covers: ['command.fire', 'command.aim'],
  },
  'dice-pool': {
    ruleset: 'both',
    rules: ['CV-ATK-15', 'CV-ATK-21', 'CV-RULING-66', 'CV-RULING-68'],
    see: ['firepower', 'terrain-dice', 'splitting-fire', 'proximity', 'range'],
  },
  'splitting-fire': {
    ruleset: 'both',
    rules: ['CV-ATK-16', 'CV-ATK-17', 'CV-ATK-18', 'CV-ATK-19', 'CV-RULING-67'],
    see: ['dice-pool', 'reserve', 'share-dice', 'circled-weapon'],
    covers: ['command.commit', 'command.holdFire'],
  },
  'share-dice': {
    ruleset: 'both',
    rules: ['CV-ATK-22', 'CV-ATK-23', 'CV-ATK-24', 'CV-ATK-25', 'CV-RULING-74', 'CV-RULING-68'],
    see: ['splitting-fire', 'die-results'],
    covers: ['command.target', 'command.share'],
  },
  'defensive-fire': {
    ruleset: 'both',
    rules: [
      'CV-DFIRE-01',
      'CV-DFIRE-02',
      'CV-DFIRE-03',
      'CV-DFIRE-06',
      'CV-DFIRE-10',
      'CV-DFIRE-12',
      'CV-RULING-44',
      'CV-RULING-45',
      'CV-RULING-50',
    ],
    see: ['reserve', 'declining', 'closed-hex', 'mover-hit'],
  },
  declining: {
    ruleset: 'both',
    rules: ['CV-DFIRE-04', 'CV-DFIRE-05', 'CV-RULING-45', 'CV-RULING-148'],
    see: ['defensive-fire', 'reserve', 'hidden-bunkers'],
  },
  reserve: {
    ruleset: 'both',
    rules: ['CV-DFIRE-07', 'CV-DFIRE-08', 'CV-RULING-49'],
    see: ['defensive-fire', 'splitting-fire'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
