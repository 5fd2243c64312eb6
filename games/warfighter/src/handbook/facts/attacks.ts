import type { Facts } from './facts.ts';

export const attacks = {
  'attack-sequence': {
    ruleset: 'both',
    rules: ['WF-ATK-01'],
    see: [
      'choosing-target',
      'attack-cards',
      'fire-modes',
      'attack-dice',
      'reload-check',
      'cover-check',
      'attack-result',
    ],
  },
  'choosing-target': {
    ruleset: 'both',
    rules: ['WF-ATK-02', 'WF-ATK-04', 'WF-ATK-05', 'WF-ATK-06'],
    see: ['usable-weapon', 'screening', 'collateral-damage', 'objective-target'],
    covers: ['command.onHostile', 'command.onTarget'],
  },
  'usable-weapon': {
    ruleset: 'both',
    rules: ['WF-ATK-03'],
    see: ['reload', 'weapon-jams', 'single-shot', 'deploy'],
    covers: ['command.ammoFrom'],
  },
  'attack-cards': {
    ruleset: 'both',
    rules: ['WF-ATK-07', 'WF-RULING-58', 'WF-CARD-15'],
    see: ['attack-sequence', 'traits', 'upgun'],
    covers: ['when.declareAttack', 'effect.modAttack', 'effect.modDefeatCover', 'effect.automaticHit'],
  },
  'fire-modes': {
    ruleset: 'both',
    rules: ['WF-ATK-08', 'WF-ATK-21', 'WF-KEY-93', 'WF-KEY-116'],
    see: ['explosion', 'spray', 'melee'],
    covers: ['command.mode', 'mode.semi', 'mode.burst', 'mode.auto'],
  },
  'attack-dice': {
    ruleset: 'both',
    rules: ['WF-ATK-09', 'WF-ATK-11'],
    see: ['dice', 'hit-check', 'cover-check'],
  },
  'reload-check': { ruleset: 'both', rules: ['WF-ATK-10'], see: ['reload', 'weapon-jams', 'ammo'] },
  'cover-check': {
    ruleset: 'both',
    rules: ['WF-ATK-12', 'WF-KEY-13'],
    see: ['penetration', 'attack-result'],
    covers: ['effect.modCover', 'effect.setDefeatCover'],
  },
  'hit-check': { ruleset: 'both', rules: ['WF-ATK-13'], see: ['attack-result', 'dice'] },
  'attack-result': {
    ruleset: 'both',
    rules: ['WF-ATK-14', 'WF-ATK-15', 'WF-ATK-20'],
    see: ['placing-results', 'explosion'],
  },
  'placing-results': {
    ruleset: 'both',
    rules: ['WF-ATK-16', 'WF-ATK-17', 'WF-RULING-53', 'WF-KEY-104'],
    see: ['attack-result', 'elimination', 'suppress-hostile'],
    covers: ['command.killUncovered', 'command.killSuppressed'],
  },
  elimination: { ruleset: 'both', rules: ['WF-ATK-18'], see: ['experience', 'target'] },
  explosion: {
    ruleset: 'both',
    rules: ['WF-ATK-22', 'WF-KEY-31', 'WF-RULING-54', 'WF-KEY-32'],
    see: ['grenade-launcher', 'collateral-damage', 'objective-target'],
    covers: ['mode.explosion'],
  },
  'stealth-attack': {
    ruleset: 'both',
    rules: ['WF-ATK-27', 'WF-CARD-23', 'WF-KEY-99', 'WF-RULING-56', 'WF-RULING-57'],
    see: ['discard-cost', 'traits', 'unarmed-modern'],
    covers: ['trait.Stealth', 'option.stealth-window'],
  },
  penetration: { ruleset: 'both', rules: ['WF-ATK-26', 'WF-KEY-73'], see: ['cover-check', 'attack-dice'] },
  'grenade-launcher': {
    ruleset: 'both',
    rules: ['WF-ATK-25', 'WF-GEAR-07', 'WF-RULING-55'],
    see: ['explosion', 'extra-ammo', 'ammo'],
  },
  'single-shot': {
    ruleset: 'both',
    rules: ['WF-ATK-30', 'WF-KEY-94', 'WF-KEY-69', 'WF-RULING-65'],
    see: ['usable-weapon', 'uses-per-turn'],
  },
  triggered: {
    ruleset: 'both',
    rules: ['WF-ATK-31', 'WF-RULING-154', 'WF-RULING-66', 'WF-KEY-110'],
    see: ['close-range-step', 'expended'],
  },
  'self-defense': {
    ruleset: 'both',
    rules: ['WF-ATK-32', 'WF-KEY-92', 'WF-RULING-67'],
    see: ['reaction-windows', 'cancelled-attack', 'ammo'],
  },
  'suppress-card': {
    ruleset: 'both',
    rules: ['WF-ATK-33', 'WF-RULING-59'],
    see: ['reaction-windows', 'cancelled-attack', 'ammo'],
    covers: ['cost.ammo'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
