import type { Facts } from './facts.ts';

export const support = {
  'fire-support': {
    ruleset: 'both',
    rules: ['CV-FS-01', 'CV-FS-02', 'CV-FS-04', 'CV-FS-09', 'CV-FS-10', 'CV-PIECE-16', 'CV-DFIRE-12'],
    see: ['spotter', 'accuracy', 'support-dice', 'skulls', 'vietnam-chits', 'afghan-chits'],
    covers: ['command.support'],
  },
  spotter: {
    ruleset: 'both',
    rules: ['CV-FS-02', 'CV-FS-03', 'CV-FS-11', 'CV-RULING-109', 'CV-RULING-144', 'CV-RULING-149'],
    see: ['radio', 'rank-dots', 'accuracy'],
    covers: ['command.spotter'],
  },
  accuracy: {
    ruleset: 'both',
    rules: ['CV-FS-05', 'CV-FS-06', 'CV-RULING-110'],
    see: ['spotter', 'support-dice'],
    covers: ['command.callOn'],
  },
  'support-dice': {
    ruleset: 'both',
    rules: ['CV-FS-07', 'CV-RULING-113', 'CV-RULING-112'],
    see: ['accuracy', 'share-dice', 'skulls'],
  },
  skulls: {
    ruleset: 'both',
    rules: ['CV-FS-08', 'CV-RULING-112', 'CV-RULING-115', 'CV-RULING-116'],
    see: ['accuracy', 'discovery'],
  },
  'support-lock': {
    ruleset: 'both',
    rules: ['CV-S1-08', 'CV-RULING-145', 'CV-RULING-120', 'CV-RULING-121'],
    see: ['fire-support', 'vietnam-chits'],
  },
  'vietnam-chits': {
    ruleset: 'both',
    rules: ['CV-S1-07', 'CV-S1-09', 'CV-FS-12'],
    see: ['support-lock', 'support-dice', 'skulls'],
    covers: ['chit.105mm', 'chit.gunship', 'chit.bombs', 'chit.heavy-bombs'],
  },
  'afghan-chits': {
    ruleset: 'both',
    rules: ['CV-S2-04', 'CV-S2-05', 'CV-RULING-111', 'CV-S2-19'],
    see: ['fire-support', 'mortar', 'outpost-ban'],
    covers: [
      'command.supportBlind',
      'chit.155mm',
      'chit.ah-64',
      'chit.a-10',
      'chit.hellfire',
      'chit.jdam',
      'chit.b-1b',
    ],
  },
  mortar: {
    ruleset: 'both',
    rules: ['CV-S2-09', 'CV-S2-03', 'CV-RULING-119'],
    see: ['afghan-chits', 'outpost-ban'],
    covers: ['chit.120mm', 'area.mortar-pit'],
  },
  'outpost-ban': { ruleset: 'both', rules: ['CV-S2-13', 'CV-RULING-139'], see: ['outpost', 'accuracy'] },
} as const satisfies Readonly<Record<string, Facts>>;
