import type { Facts } from './facts.ts';

export const movement = {
  movement: {
    ruleset: 'both',
    rules: ['CV-MOVE-01', 'CV-MOVE-05', 'CV-MOVE-06', 'CV-MOVE-07', 'CV-RULING-29'],
    see: ['movement-points', 'groups-moving', 'closed-hex', 'defensive-fire'],
    covers: ['command.step', 'command.stop'],
  },
  'movement-points': {
    ruleset: 'both',
    rules: ['CV-MOVE-02', 'CV-MOVE-03', 'CV-MOVE-04', 'CV-MOVE-06', 'CV-RULING-27', 'CV-RULING-146'],
    see: ['terrain', 'load', 'running'],
  },
  'groups-moving': {
    ruleset: 'both',
    rules: ['CV-MOVE-09', 'CV-MOVE-10', 'CV-RULING-31', 'CV-RULING-33'],
    see: ['detach-and-join', 'movement'],
    covers: ['command.activate', 'command.join', 'command.leave'],
  },
  'detach-and-join': {
    ruleset: 'both',
    rules: ['CV-MOVE-11', 'CV-MOVE-12', 'CV-RULING-32'],
    see: ['groups-moving', 'movement'],
    covers: ['command.detach'],
  },
  'closed-hex': {
    ruleset: 'both',
    rules: ['CV-MOVE-08', 'CV-DFIRE-09', 'CV-RULING-34'],
    see: ['defensive-fire', 'movement'],
  },
  'mover-hit': {
    ruleset: 'both',
    rules: ['CV-RULING-26', 'CV-DFIRE-11', 'CV-MOVE-38', 'CV-CC-14'],
    see: ['defensive-fire', 'crawling', 'wounded', 'close-combat'],
  },
  load: {
    ruleset: 'both',
    rules: ['CV-MOVE-15', 'CV-MOVE-17', 'CV-MOVE-18', 'CV-RULING-27'],
    see: ['carrying-weapons', 'carrying-wounded', 'sprinting'],
  },
  'carrying-weapons': {
    ruleset: 'both',
    rules: ['CV-MOVE-13', 'CV-MOVE-20', 'CV-MOVE-24', 'CV-ATK-14', 'CV-RULING-11'],
    see: ['load', 'heavy-weapons', 'taking-weapons'],
    covers: ['command.drop'],
  },
  'heavy-weapons': {
    ruleset: 'both',
    rules: ['CV-MOVE-14', 'CV-MOVE-16', 'CV-MOVE-19', 'CV-RULING-12'],
    see: ['crew', 'load', 'groups'],
  },
  'map-edge': { ruleset: 'both', rules: ['CV-RULING-41', 'CV-RULING-55'], see: ['exit', 'line-of-sight'] },
} as const satisfies Readonly<Record<string, Facts>>;
