import type { Facts } from './facts.ts';

export const phases = {
  'game-turn': {
    ruleset: 'both',
    rules: ['CV-TURN-01', 'CV-TURN-02', 'CV-TURN-05'],
    see: ['player-turn', 'first-turn', 'victory'],
    covers: ['option.turns'],
  },
  'player-turn': {
    ruleset: 'both',
    rules: ['CV-TURN-03'],
    see: ['discipline-phase', 'stance-phase', 'movement-phase', 'combat-phase'],
    covers: ['command.endPhase'],
  },
  'first-turn': {
    ruleset: 'both',
    rules: ['CV-TURN-04', 'CV-S1-16', 'CV-S2-08', 'CV-RULING-17'],
    see: ['player-turn', 'arrival'],
  },
  'discipline-phase': {
    ruleset: 'both',
    rules: ['CV-DISC-01', 'CV-DISC-02', 'CV-DISC-10', 'CV-RULING-151'],
    see: ['getting-up', 'wounded-alone', 'treatment', 'repair', 'taking-weapons', 'in-and-out'],
    covers: ['phase.discipline'],
  },
  'stance-phase': {
    ruleset: 'both',
    rules: ['CV-RULING-18', 'CV-STANCE-03'],
    see: ['changing-stance', 'crawling', 'running', 'sprinting'],
    covers: ['phase.stance'],
  },
  'movement-phase': {
    ruleset: 'both',
    rules: ['CV-MOVE-01', 'CV-RULING-43', 'CV-RULING-36'],
    see: ['movement', 'groups-moving', 'defensive-fire', 'overheating', 'end-of-movement'],
    covers: ['phase.movement'],
  },
  'end-of-movement': {
    ruleset: 'both',
    rules: ['CV-RULING-23', 'CV-RULING-97', 'CV-STANCE-13', 'CV-MOVE-37'],
    see: ['overheating', 'close-combat-goes-on', 'smoke'],
    covers: ['command.overheat'],
  },
  'combat-phase': {
    ruleset: 'both',
    rules: ['CV-ATK-03', 'CV-FS-01', 'CV-RULING-114', 'CV-RULING-150'],
    see: ['attack', 'fire-support', 'smoke'],
    covers: ['phase.combat'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
