import type { Facts } from './facts.ts';

export const basics = {
  firefight: {
    ruleset: 'both',
    rules: ['CV-PIECE-02', 'CV-PIECE-19', 'CV-TURN-01'],
    see: ['game-turn', 'scenarios', 'pieces'],
  },
  pieces: {
    ruleset: 'both',
    rules: ['CV-PIECE-01', 'CV-PIECE-03', 'CV-PIECE-13'],
    see: ['soldiers', 'weapons-in-use', 'bunkers', 'fire-support', 'stances'],
  },
  soldiers: {
    ruleset: 'both',
    rules: ['CV-PIECE-15', 'CV-PIECE-04', 'CV-PIECE-05'],
    see: ['firepower', 'discipline', 'rank-dots', 'heroes', 'medics', 'groups'],
  },
  firepower: {
    ruleset: 'both',
    rules: ['CV-PIECE-04', 'CV-ATK-02', 'CV-RULING-143'],
    see: ['attack', 'dice-pool', 'plain-weapon', 'plus-weapon', 'circled-weapon', 'range'],
  },
  discipline: {
    ruleset: 'both',
    rules: ['CV-PIECE-05', 'CV-PIECE-18', 'CV-RULING-01'],
    see: ['discipline-check', 'discipline-phase', 'overheating'],
  },
  'discipline-check': {
    ruleset: 'both',
    rules: ['CV-PIECE-18', 'CV-RULING-01', 'CV-RULING-03'],
    see: ['discipline', 'getting-up', 'overheating', 'nerve', 'lifting'],
  },
  'rank-dots': {
    ruleset: 'both',
    rules: ['CV-PIECE-07', 'CV-COND-11'],
    see: ['leader-help', 'rank-dice', 'spotter'],
  },
  heroes: {
    ruleset: 'both',
    rules: ['CV-PIECE-08', 'CV-HERO-01', 'CV-HERO-04'],
    see: ['hero-reroll', 'close-combat-total'],
  },
  medics: {
    ruleset: 'both',
    rules: ['CV-PIECE-09', 'CV-DISC-06', 'CV-DISC-07', 'CV-RULING-92'],
    see: ['treatment', 'self-treatment', 'wounded'],
  },
  groups: {
    ruleset: 'both',
    rules: ['CV-PIECE-11', 'CV-PIECE-15', 'CV-S2-24', 'CV-S2-20', 'CV-RULING-14'],
    see: ['soldiers', 'crew', 'taliban-wounds'],
  },
  effective: {
    ruleset: 'both',
    rules: ['CV-PIECE-14', 'CV-RULING-06'],
    see: ['crawling', 'wounded', 'attack'],
  },
  stacking: {
    ruleset: 'both',
    rules: ['CV-STACK-01', 'CV-STACK-03', 'CV-STACK-02', 'CV-RULING-07'],
    see: ['overstacking', 'backblast', 'groups-moving'],
  },
  'set-up': {
    ruleset: 'both',
    rules: ['CV-RULING-126', 'CV-S1-03', 'CV-S1-05', 'CV-S2-01'],
    see: ['rice-paddy-setup', 'keating-setup'],
    covers: ['command.deploy'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
