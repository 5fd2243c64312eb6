import type { Facts } from './facts.ts';

export const weapons = {
  'weapons-in-use': {
    ruleset: 'both',
    rules: ['CV-STACK-04', 'CV-ATK-06', 'CV-ATK-13', 'CV-ATK-14', 'CV-RULING-09'],
    see: ['taking-weapons', 'plain-weapon', 'plus-weapon', 'circled-weapon', 'crew'],
  },
  'plain-weapon': {
    ruleset: 'both',
    rules: ['CV-ATK-07', 'CV-PIECE-04'],
    see: ['plus-weapon', 'circled-weapon', 'firepower'],
    covers: ['firepower.plain'],
  },
  'plus-weapon': {
    ruleset: 'both',
    rules: ['CV-ATK-08', 'CV-PIECE-04'],
    see: ['plain-weapon', 'circled-weapon', 'range'],
    covers: ['firepower.plus'],
  },
  'circled-weapon': {
    ruleset: 'both',
    rules: ['CV-ATK-09', 'CV-PIECE-04'],
    see: ['splitting-fire', 'share-dice'],
    covers: ['firepower.circled'],
  },
  crew: {
    ruleset: 'both',
    rules: ['CV-COND-06', 'CV-PIECE-10', 'CV-STACK-06', 'CV-RULING-13', 'CV-RULING-70', 'CV-RULING-02'],
    see: ['heavy-weapons', 'groups', 'weapons-in-use'],
    covers: ['command.crew', 'command.noCrew'],
  },
  'one-use': {
    ruleset: 'both',
    rules: ['CV-ATK-10', 'CV-PIECE-12', 'CV-COLL-08', 'CV-RULING-15'],
    see: ['law-and-at4', 'claymore', 'smoke'],
  },
  'machine-guns': {
    ruleset: 'both',
    rules: ['CV-ATK-08', 'CV-COND-06'],
    see: ['plus-weapon', 'crew', 'm2', 'dshk'],
    covers: ['weapon.m60', 'weapon.fm-24-29', 'weapon.m240b', 'weapon.m249', 'weapon.pkm'],
  },
  'grenade-launchers': {
    ruleset: 'both',
    rules: ['CV-ATK-08', 'CV-ATK-09'],
    see: ['plus-weapon', 'circled-weapon'],
    covers: ['weapon.m79', 'weapon.xm148', 'weapon.m203'],
  },
  'law-and-at4': {
    ruleset: 'both',
    rules: ['CV-ATK-09', 'CV-ATK-10', 'CV-STACK-07', 'CV-RULING-15'],
    see: ['backblast', 'one-use', 'circled-weapon'],
    covers: ['weapon.law', 'weapon.at4'],
  },
  'b40-and-rpg': {
    ruleset: 'both',
    rules: ['CV-ATK-09', 'CV-ATK-10', 'CV-STACK-08'],
    see: ['one-use', 'circled-weapon'],
    covers: ['weapon.b40', 'weapon.rpg'],
  },
  backblast: {
    ruleset: 'both',
    rules: ['CV-STACK-07', 'CV-STACK-08', 'CV-RULING-81'],
    see: ['law-and-at4', 'overstacking'],
    covers: ['command.expose'],
  },
  claymore: {
    ruleset: 'both',
    rules: ['CV-S2-11', 'CV-RULING-16', 'CV-ATK-10'],
    see: ['one-use', 'plus-weapon', 'splitting-fire'],
    covers: ['weapon.claymore'],
  },
  radio: {
    ruleset: 'both',
    rules: ['CV-ATK-12', 'CV-FS-02', 'CV-RULING-144', 'CV-RULING-118'],
    see: ['fire-support', 'spotter'],
    covers: ['weapon.an-prc-25'],
  },
  m2: {
    ruleset: 'both',
    rules: ['CV-S2-17', 'CV-RULING-140'],
    see: ['armor', 'crew', 'outpost'],
    covers: ['weapon.m2'],
  },
  dshk: {
    ruleset: 'both',
    rules: ['CV-S2-10', 'CV-S2-06', 'CV-RULING-134'],
    see: ['heavy-weapons', 'peak', 'groups'],
    covers: ['weapon.dshk'],
  },
  b10: {
    ruleset: 'both',
    rules: ['CV-S2-12', 'CV-RULING-76'],
    see: ['circled-weapon', 'range', 'armor'],
    covers: ['weapon.b10'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
