import type { Facts } from './facts.ts';

export const sight = {
  'line-of-sight': {
    ruleset: 'both',
    rules: ['CV-LOS-01', 'CV-LOS-02', 'CV-LOS-03', 'CV-LOS-12', 'CV-RULING-53', 'CV-RULING-54'],
    see: ['obstructions', 'heights', 'leeward', 'smoke'],
  },
  obstructions: {
    ruleset: 'both',
    rules: ['CV-LOS-03', 'CV-LOS-04', 'CV-RULING-52', 'CV-RULING-53', 'CV-RULING-60'],
    see: ['line-of-sight', 'woods', 'buildings', 'heights'],
  },
  heights: {
    ruleset: 'both',
    rules: ['CV-LOS-06', 'CV-LOS-08', 'CV-LOS-05', 'CV-RULING-56', 'CV-RULING-57', 'CV-RULING-60'],
    see: ['leeward', 'mountains', 'peak'],
  },
  leeward: {
    ruleset: 'both',
    rules: ['CV-LOS-09', 'CV-LOS-10', 'CV-RULING-59', 'CV-RULING-63'],
    see: ['heights', 'obstructions'],
  },
  smoke: {
    ruleset: 'both',
    rules: ['CV-ATK-11', 'CV-LOS-11', 'CV-RULING-80', 'CV-RULING-62', 'CV-RULING-51'],
    see: ['line-of-sight', 'armor', 'one-use'],
    covers: ['command.smoke', 'weapon.smoke'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
