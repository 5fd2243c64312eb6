import type { Facts } from './facts.ts';

export const results = {
  'die-results': {
    ruleset: 'both',
    rules: ['CV-RES-02', 'CV-RES-13', 'CV-RES-07', 'CV-RULING-82', 'CV-RULING-85'],
    see: ['take-cover', 'nerve', 'pinned', 'lightly-wounded', 'severely-wounded', 'hero-reroll'],
    covers: ['effect.none'],
  },
  'take-cover': {
    ruleset: 'both',
    rules: ['CV-RES-01', 'CV-RES-08', 'CV-RES-09', 'CV-RULING-83', 'CV-RES-07'],
    see: ['die-results'],
    covers: ['command.cover', 'command.noCover'],
  },
  nerve: {
    ruleset: 'both',
    rules: ['CV-RES-03', 'CV-RES-09'],
    see: ['pinned', 'discipline-check', 'crawling'],
    covers: ['hit.checks', 'purpose.nerve'],
  },
  pinned: {
    ruleset: 'both',
    rules: ['CV-RES-04', 'CV-RES-10'],
    see: ['crawling', 'nerve'],
    covers: ['hit.pins'],
  },
  'lightly-wounded': {
    ruleset: 'both',
    rules: ['CV-RES-05', 'CV-RULING-90'],
    see: ['wounded', 'severely-wounded'],
    covers: ['hit.lights'],
  },
  'severely-wounded': {
    ruleset: 'both',
    rules: ['CV-RES-06', 'CV-RULING-86'],
    see: ['killed', 'lightly-wounded'],
    covers: ['hit.severes'],
  },
  'hero-reroll': {
    ruleset: 'both',
    rules: ['CV-HERO-01', 'CV-HERO-02', 'CV-HERO-03', 'CV-RULING-84', 'CV-RULING-117'],
    see: ['heroes', 'die-results'],
    covers: ['command.reroll', 'command.keepDice'],
  },
  'collateral-damage': {
    ruleset: 'both',
    rules: ['CV-COLL-01', 'CV-COLL-02', 'CV-COLL-03', 'CV-RULING-87', 'CV-RULING-88', 'CV-RULING-89'],
    see: ['killed', 'malfunction', 'bunkers'],
    covers: ['command.damage'],
  },
  malfunction: {
    ruleset: 'both',
    rules: ['CV-COLL-04', 'CV-COLL-08', 'CV-COLL-09', 'CV-PIECE-12'],
    see: ['repair', 'collateral-damage', 'captured-weapon'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
