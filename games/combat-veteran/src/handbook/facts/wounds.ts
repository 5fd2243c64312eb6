import type { Facts } from './facts.ts';

export const wounds = {
  wounded: {
    ruleset: 'both',
    rules: ['CV-STANCE-05', 'CV-RES-11', 'CV-STANCE-16', 'CV-STACK-11'],
    see: ['wounded-alone', 'treatment', 'wounded-move', 'carrying-wounded', 'wounded-target'],
    covers: ['stance.wounded', 'effect.wounded'],
  },
  killed: {
    ruleset: 'both',
    rules: ['CV-RES-06', 'CV-RES-12', 'CV-RULING-86', 'CV-RULING-74'],
    see: ['severely-wounded', 'taliban-wounds', 'collateral-damage'],
    covers: ['effect.killed'],
  },
  'taliban-wounds': { ruleset: 'both', rules: ['CV-S2-20', 'CV-RULING-90'], see: ['groups', 'killed'] },
  'wounded-move': {
    ruleset: 'both',
    rules: ['CV-MOVE-22', 'CV-MOVE-23', 'CV-RULING-30', 'CV-RULING-38', 'CV-RULING-37'],
    see: ['wounded', 'discipline-check', 'defensive-fire'],
    covers: ['command.tryMove', 'purpose.move'],
  },
  lifting: {
    ruleset: 'both',
    rules: ['CV-MOVE-25', 'CV-MOVE-26', 'CV-MOVE-27', 'CV-MOVE-28', 'CV-RULING-35'],
    see: ['carrying-wounded', 'wounded', 'overheating'],
    covers: ['command.lift', 'purpose.lift'],
  },
  'carrying-wounded': {
    ruleset: 'both',
    rules: [
      'CV-MOVE-29',
      'CV-MOVE-30',
      'CV-MOVE-31',
      'CV-RULING-36',
      'CV-RULING-37',
      'CV-RULING-91',
      'CV-RULING-46',
    ],
    see: ['lifting', 'load', 'carrying-target'],
    covers: ['command.carryOn', 'command.setDown', 'purpose.carry'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
