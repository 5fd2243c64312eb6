import type { Facts } from './facts.ts';

export const terrain = {
  terrain: {
    ruleset: 'both',
    rules: ['CV-MOVE-03', 'CV-MOVE-04', 'CV-ATK-20', 'CV-RULING-73'],
    see: ['movement-points', 'terrain-dice', 'line-of-sight', 'open-ground'],
  },
  'open-ground': {
    ruleset: 'both',
    rules: ['CV-MOVE-03', 'CV-ATK-20'],
    see: ['terrain', 'terrain-dice'],
    covers: ['terrain.clear', 'terrain.rocky-ground', 'terrain.path'],
  },
  'rice-paddies': {
    ruleset: 'both',
    rules: ['CV-MOVE-03', 'CV-MOVE-04', 'CV-ATK-20'],
    see: ['terrain', 'rice-paddy-victory'],
    covers: ['terrain.rice-paddy', 'barrier.dike'],
  },
  shellholes: {
    ruleset: 'both',
    rules: ['CV-MOVE-03', 'CV-ATK-20', 'CV-S1-05'],
    see: ['terrain', 'rice-paddy-setup'],
    covers: ['terrain.shellhole'],
  },
  woods: {
    ruleset: 'both',
    rules: ['CV-MOVE-03', 'CV-ATK-20', 'CV-LOS-04'],
    see: ['terrain', 'obstructions'],
    covers: ['terrain.plants-trees', 'terrain.jungle'],
  },
  buildings: {
    ruleset: 'both',
    rules: ['CV-MOVE-03', 'CV-ATK-20', 'CV-LOS-04'],
    see: ['terrain', 'obstructions'],
    covers: ['terrain.buildings'],
  },
  river: {
    ruleset: 'both',
    rules: ['CV-MOVE-32', 'CV-MOVE-33', 'CV-LOS-07', 'CV-RULING-29', 'CV-RULING-61', 'CV-RULING-146'],
    see: ['movement-points', 'bridge', 'heights'],
    covers: ['terrain.river', 'terrain.river-trees', 'terrain.river-buildings'],
  },
  bridge: {
    ruleset: 'both',
    rules: ['CV-S2-15', 'CV-RULING-132'],
    see: ['river', 'movement-points'],
    covers: ['terrain.bridge'],
  },
  mountains: {
    ruleset: 'both',
    rules: ['CV-LOS-05', 'CV-MOVE-03', 'CV-ATK-20', 'CV-RULING-58', 'CV-S2-14'],
    see: ['heights', 'switchback', 'peak'],
    covers: ['terrain.mountain', 'terrain.mountain-vegetation'],
  },
  peak: {
    ruleset: 'both',
    rules: ['CV-LOS-06', 'CV-MOVE-03', 'CV-ATK-20'],
    see: ['heights', 'dshk'],
    covers: ['terrain.peak'],
  },
  switchback: {
    ruleset: 'both',
    rules: ['CV-S2-14'],
    see: ['mountains', 'movement-points'],
    covers: ['terrain.switchback'],
  },
  'wall-and-wire': {
    ruleset: 'both',
    rules: ['CV-S2-16', 'CV-MOVE-04', 'CV-RULING-21', 'CV-RULING-64'],
    see: ['terrain-dice', 'outpost'],
    covers: ['barrier.wall', 'barrier.barbed-wire'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
