import type { Facts } from './facts.ts';

export const closeCombat = {
  'close-combat': {
    ruleset: 'both',
    rules: ['CV-CC-01', 'CV-STACK-10', 'CV-CC-03', 'CV-STANCE-18', 'CV-RULING-47', 'CV-RULING-107'],
    see: ['close-combat-total', 'close-combat-result', 'close-combat-goes-on', 'close-combat-wounded'],
  },
  'close-combat-total': {
    ruleset: 'both',
    rules: [
      'CV-CC-04',
      'CV-CC-05',
      'CV-CC-06',
      'CV-CC-07',
      'CV-CC-08',
      'CV-RULING-98',
      'CV-RULING-99',
      'CV-RULING-102',
      'CV-RULING-105',
    ],
    see: ['close-combat-result', 'heroes', 'crew', 'bunker-armor'],
  },
  'close-combat-result': {
    ruleset: 'both',
    rules: ['CV-CC-09', 'CV-CC-10', 'CV-CC-11', 'CV-RULING-100', 'CV-RULING-101'],
    see: ['close-combat-total', 'close-combat-goes-on'],
    covers: ['command.lose'],
  },
  'close-combat-goes-on': {
    ruleset: 'both',
    rules: ['CV-CC-12', 'CV-RULING-97', 'CV-RULING-103'],
    see: ['close-combat', 'leaving-close-combat', 'end-of-movement'],
    covers: ['command.fight'],
  },
  'leaving-close-combat': {
    ruleset: 'both',
    rules: ['CV-CC-13', 'CV-RULING-108'],
    see: ['close-combat-goes-on', 'defensive-fire'],
  },
  'close-combat-wounded': {
    ruleset: 'both',
    rules: ['CV-CC-02', 'CV-STACK-11', 'CV-RULING-39', 'CV-RULING-40', 'CV-RULING-104'],
    see: ['wounded', 'close-combat'],
  },
  'contested-hex': {
    ruleset: 'both',
    rules: ['CV-ATK-04', 'CV-COND-04', 'CV-RULING-106', 'CV-RULING-115', 'CV-RULING-149'],
    see: ['close-combat', 'fire-support'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
