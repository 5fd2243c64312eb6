import type { Facts } from './facts.ts';

export const gear = {
  gear: { ruleset: 'both', rules: ['WF-CORE-17', 'WF-KEY-39'], see: ['handle-gear', 'ammo', 'expended'] },
  ammo: {
    ruleset: 'both',
    rules: ['WF-GEAR-01', 'WF-GEAR-03', 'WF-GEAR-04', 'WF-SETUP-19'],
    see: ['reload', 'reload-check', 'extra-ammo', 'passing-ammo'],
  },
  'extra-ammo': {
    ruleset: 'both',
    rules: ['WF-BUY-17', 'WF-BUY-18', 'WF-RULING-104'],
    see: ['ammo', 'loadout'],
    covers: ['command.buyAmmo', 'command.discardAmmo'],
  },
  attachments: {
    ruleset: 'both',
    rules: ['WF-BUY-22', 'WF-KEY-05', 'WF-KEY-78', 'WF-RULING-108'],
    see: ['handle-gear', 'loadout'],
    covers: ['command.attach', 'command.detach', 'effect.addTrait', 'option.acog-legacy'],
  },
  'passing-gear': {
    ruleset: 'both',
    rules: ['WF-GEAR-08', 'WF-GEAR-09', 'WF-RULING-146', 'WF-COOP-08'],
    see: ['handle-gear', 'used-gear', 'loadout'],
    covers: ['command.passGear'],
  },
  'passing-ammo': {
    ruleset: 'both',
    rules: ['WF-GEAR-05', 'WF-GEAR-06', 'WF-RULING-105', 'WF-SOLD-08'],
    see: ['ammo', 'passing-gear'],
    covers: ['command.giveAmmo', 'command.dropAmmo', 'command.takeAmmo', 'command.pickUpAmmo'],
  },
  'dropped-gear': {
    ruleset: 'both',
    rules: ['WF-GEAR-10', 'WF-GEAR-11', 'WF-DOWN-02'],
    see: ['handle-gear', 'downed', 'passing-gear'],
    covers: ['command.dropGear', 'command.pickUp'],
  },
  'used-gear': {
    ruleset: 'both',
    rules: ['WF-GEAR-12', 'WF-GEAR-13', 'WF-GEAR-14'],
    see: ['passing-gear', 'attachments'],
    covers: ['option.gear-use-lock'],
  },
  expended: {
    ruleset: 'both',
    rules: [
      'WF-ATK-29',
      'WF-BUY-19',
      'WF-KEY-30',
      'WF-GEAR-17',
      'WF-GEAR-18',
      'WF-RULING-109',
      'WF-RULING-161',
    ],
    see: ['equipment-uses', 'team-value'],
    covers: ['cost.expend'],
  },
  'equipment-uses': {
    ruleset: 'both',
    rules: ['WF-GEAR-15', 'WF-BUY-21'],
    see: ['use-ability', 'expended', 'first-aid'],
  },
  'gear-in-mission': {
    ruleset: 'both',
    rules: ['WF-BUY-25', 'WF-BUY-26', 'WF-KEY-20', 'WF-RULING-10', 'WF-RULING-130', 'WF-RULING-155'],
    see: ['budget', 'loadout'],
    covers: [
      'effect.gainGear',
      'command.buyGear',
      'command.claimReward',
      'when.locationCleared',
      'command.enough',
    ],
  },
  'lighten-load': {
    ruleset: 'both',
    rules: ['WF-DOWN-14', 'WF-DOWN-15', 'WF-DOWN-16', 'WF-DOWN-17', 'WF-ACT-14'],
    see: ['team-value', 'exit-order'],
    covers: ['command.lighten', 'command.discardGear', 'option.lighten-anytime'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
