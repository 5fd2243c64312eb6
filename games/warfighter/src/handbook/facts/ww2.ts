import type { Facts } from './facts.ts';

export const ww2 = {
  'location-marker': {
    ruleset: 'ww2',
    rules: ['WF-CARD-25', 'WF-CARD-26', 'WF-RULING-15'],
    see: ['location-in-hand', 'play-location'],
    covers: ['effect.drawLocation', 'option.location-marker'],
  },
  environment: {
    ruleset: 'ww2',
    rules: ['WF-ENV-01', 'WF-ENV-02', 'WF-ENV-06', 'WF-TURN-03', 'WF-KEY-27', 'WF-RULING-131'],
    see: ['hardy', 'soldier-turn'],
    covers: ['effect.environ', 'command.useHardy'],
  },
  hardy: {
    ruleset: 'ww2',
    rules: ['WF-ENV-03', 'WF-ENV-04', 'WF-ENV-05', 'WF-KEY-41'],
    see: ['environment', 'record-abilities'],
    covers: ['effect.gainHardy'],
  },
  'service-record': {
    ruleset: 'ww2',
    rules: ['WF-SR-01', 'WF-SR-02', 'WF-SR-05', 'WF-SR-07', 'WF-SR-08', 'WF-RULING-132'],
    see: ['record-abilities', 'budget'],
  },
  'record-abilities': {
    ruleset: 'ww2',
    rules: ['WF-SR-03', 'WF-SR-04', 'WF-SR-06', 'WF-KEY-120', 'WF-KEY-121'],
    see: ['service-record', 'discard-cost', 'paying-entrance'],
  },
  'printed-gear': { ruleset: 'ww2', rules: ['WF-BUY-11', 'WF-BUY-12'], see: ['loadout', 'nation'] },
  'negative-skills': {
    ruleset: 'ww2',
    rules: ['WF-BUY-24', 'WF-KEY-65', 'WF-KEY-40', 'WF-KEY-35'],
    see: ['skills', 'panic'],
  },
  panic: { ruleset: 'ww2', rules: ['WF-KEY-71', 'WF-RULING-136'], see: ['downed', 'negative-skills'] },
  'combat-experience': { ruleset: 'ww2', rules: ['WF-KEY-15'], see: ['soldier-turn', 'hand-size'] },
  deploy: {
    ruleset: 'ww2',
    rules: ['WF-ACT-19', 'WF-KEY-07', 'WF-KEY-16', 'WF-MOVE-12'],
    see: ['usable-weapon', 'striking', 'passing-gear'],
    covers: ['command.deploy'],
  },
  spray: {
    ruleset: 'ww2',
    rules: ['WF-ATK-23', 'WF-ATK-24', 'WF-KEY-97', 'WF-RULING-60'],
    see: ['explosion', 'collateral-damage', 'fire-modes'],
    covers: ['effect.spray'],
  },
  camouflage: {
    ruleset: 'ww2',
    rules: ['WF-RULING-96'],
    see: ['attack-step', 'close-range-step'],
    covers: ['effect.camouflage'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
