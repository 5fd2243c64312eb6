import type { Facts } from './facts.ts';

export const stances = {
  stances: {
    ruleset: 'both',
    rules: ['CV-STANCE-01', 'CV-STANCE-02', 'CV-STANCE-16', 'CV-RULING-22', 'CV-RULING-04'],
    see: ['walking', 'crawling', 'running', 'sprinting', 'wounded'],
  },
  'changing-stance': {
    ruleset: 'both',
    rules: ['CV-STANCE-03', 'CV-STANCE-17', 'CV-RULING-18', 'CV-RULING-19', 'CV-RULING-24'],
    see: ['stances', 'stance-phase', 'running', 'sprinting'],
    covers: ['command.stance', 'command.removeMarker', 'command.keepMarker'],
  },
  walking: {
    ruleset: 'both',
    rules: ['CV-STANCE-04', 'CV-MOVE-02'],
    see: ['movement-points', 'stances'],
    covers: ['stance.walking'],
  },
  crawling: {
    ruleset: 'both',
    rules: [
      'CV-STANCE-06',
      'CV-STANCE-07',
      'CV-STANCE-08',
      'CV-STANCE-09',
      'CV-MOVE-36',
      'CV-RULING-25',
      'CV-RULING-24',
      'CV-RULING-30',
      'CV-RES-10',
    ],
    see: ['getting-up', 'crawling-target', 'effective'],
    covers: ['stance.crawling', 'effect.crawl'],
  },
  running: {
    ruleset: 'both',
    rules: ['CV-STANCE-10', 'CV-MOVE-34', 'CV-RULING-42', 'CV-RULING-22'],
    see: ['overheating', 'movement-points'],
    covers: ['stance.running'],
  },
  sprinting: {
    ruleset: 'both',
    rules: ['CV-STANCE-11', 'CV-STANCE-12', 'CV-MOVE-35', 'CV-RULING-28', 'CV-STANCE-15'],
    see: ['overheating', 'sprinting-target'],
    covers: ['stance.sprinting'],
  },
  overheating: {
    ruleset: 'both',
    rules: ['CV-STANCE-13', 'CV-STANCE-14', 'CV-STANCE-15', 'CV-MOVE-37', 'CV-RULING-107', 'CV-RULING-135'],
    see: ['running', 'sprinting', 'discipline-check'],
    covers: ['purpose.overheat'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
