import type { Facts } from './facts.ts';

export const actions = {
  'actions-and-activities': {
    ruleset: 'both',
    rules: ['WF-ACT-01'],
    see: ['soldier-turn', 'suppressed-soldier'],
  },
  'remove-suppress': {
    ruleset: 'both',
    rules: ['WF-ACT-02'],
    see: ['suppressed-soldier', 'remove-suppress-step'],
    covers: ['command.removeSuppress', 'effect.removeSuppress'],
  },
  'suppressed-soldier': {
    ruleset: 'both',
    rules: ['WF-ACT-03', 'WF-ACT-04', 'WF-ACT-05', 'WF-RULING-110', 'WF-RULING-111', 'WF-RULING-147'],
    see: ['remove-suppress', 'free-acts', 'suppress-on-soldier'],
    covers: ['option.suppressed-activities', 'command.takeSuppress'],
  },
  'discard-and-draw': {
    ruleset: 'both',
    rules: ['WF-ACT-06'],
    see: ['hand-size', 'opening-hand'],
    covers: ['command.discardDraw', 'command.pick', 'command.enough'],
  },
  move: {
    ruleset: 'both',
    rules: ['WF-MOVE-01', 'WF-MOVE-02', 'WF-MOVE-03', 'WF-ACT-07', 'WF-RULING-45'],
    see: ['entrance-cost', 'moving-back', 'cannot-leave'],
    covers: ['command.move'],
  },
  'attack-action': {
    ruleset: 'both',
    rules: ['WF-ACT-08', 'WF-ATK-19'],
    see: ['attack-sequence', 'choosing-target', 'unarmed-modern'],
    covers: ['command.attack'],
  },
  reload: {
    ruleset: 'both',
    rules: ['WF-ACT-09', 'WF-GEAR-02', 'WF-RULING-70'],
    see: ['reload-check', 'ammo', 'weapon-jams'],
    covers: ['command.reload'],
  },
  'play-location': {
    ruleset: 'both',
    rules: ['WF-ACT-11', 'WF-LOC-02'],
    see: ['build-slot', 'location-cost', 'location-hostiles'],
    covers: ['command.playLocation'],
  },
  'activate-objective': {
    ruleset: 'both',
    rules: ['WF-OBJ-03', 'WF-OBJ-04', 'WF-ACT-12', 'WF-RULING-19'],
    see: ['inactive-objective', 'hostile-draw'],
    covers: ['command.activateObjective', 'option.activation-is-location'],
  },
  'handle-gear': {
    ruleset: 'both',
    rules: ['WF-ACT-13'],
    see: ['passing-gear', 'passing-ammo', 'dropped-gear', 'attachments'],
    covers: ['command.handleGear'],
  },
  'use-ability': {
    ruleset: 'both',
    rules: ['WF-ACT-17', 'WF-GEAR-15'],
    see: ['skills', 'equipment-uses'],
    covers: ['command.useAbility', 'cost.action'],
  },
  'free-acts': {
    ruleset: 'both',
    rules: ['WF-ACT-22', 'WF-KEY-115', 'WF-RULING-44', 'WF-HTH-28'],
    see: ['move', 'reload', 'suppressed-soldier', 'extra-actions'],
    covers: ['effect.grantAttack', 'effect.grantMove', 'effect.grantReload'],
  },
  'extra-actions': {
    ruleset: 'both',
    rules: ['WF-RULING-119', 'WF-RULING-115'],
    see: ['soldier-turn', 'free-acts'],
    covers: ['effect.gainActions', 'effect.modActions'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
