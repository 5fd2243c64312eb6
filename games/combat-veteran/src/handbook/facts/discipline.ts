import type { Facts } from './facts.ts';

export const discipline = {
  'getting-up': {
    ruleset: 'both',
    rules: ['CV-DISC-03', 'CV-STANCE-09', 'CV-DISC-10'],
    see: ['crawling', 'leader-help', 'discipline-check'],
    covers: ['command.rally', 'purpose.rally'],
  },
  'leader-help': {
    ruleset: 'both',
    rules: ['CV-DISC-11', 'CV-DISC-12', 'CV-DISC-13', 'CV-DISC-14', 'CV-RULING-147', 'CV-RULING-95'],
    see: ['rank-dots', 'getting-up'],
  },
  'wounded-alone': {
    ruleset: 'both',
    rules: ['CV-DISC-04', 'CV-DISC-05', 'CV-DISC-08', 'CV-RULING-94'],
    see: ['wounded', 'treatment', 'medics'],
    covers: ['command.treat', 'purpose.survive'],
  },
  treatment: {
    ruleset: 'both',
    rules: ['CV-DISC-06', 'CV-DISC-07', 'CV-DISC-05', 'CV-RULING-92'],
    see: ['medics', 'wounded', 'wounded-alone'],
    covers: ['purpose.treat'],
  },
  'self-treatment': {
    ruleset: 'both',
    rules: ['CV-DISC-09', 'CV-RULING-93'],
    see: ['medics', 'treatment'],
    covers: ['command.selfTreat', 'purpose.selfTreat'],
  },
  repair: {
    ruleset: 'both',
    rules: ['CV-COLL-05', 'CV-COLL-06', 'CV-COLL-07', 'CV-COLL-04', 'CV-RULING-96'],
    see: ['malfunction', 'discipline-check'],
    covers: ['command.repair', 'purpose.repair'],
  },
  'taking-weapons': {
    ruleset: 'both',
    rules: ['CV-DISC-15', 'CV-MOVE-21', 'CV-RULING-10', 'CV-STACK-05', 'CV-RULING-141'],
    see: ['weapons-in-use', 'carrying-weapons', 'heavy-weapons', 'captured-weapon'],
    covers: ['command.assign'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
