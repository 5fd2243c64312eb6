import type { Facts } from './facts.ts';

export const cards = {
  'action-cards': {
    ruleset: 'both',
    rules: ['WF-CARD-01', 'WF-ACT-10', 'WF-CARD-02', 'WF-CARD-03', 'WF-CARD-04'],
    see: ['discard-cost', 'upgun', 'support-card', 'reaction-windows'],
    covers: ['command.playCard', 'effect.choice', 'command.branch'],
  },
  'you-any-soldier': {
    ruleset: 'both',
    rules: ['WF-CARD-05', 'WF-CARD-06', 'WF-KEY-118'],
    see: ['upgun', 'action-cards'],
    covers: ['command.forSoldier'],
  },
  'discard-cost': {
    ruleset: 'both',
    rules: ['WF-CARD-07', 'WF-CARD-21', 'WF-CARD-22', 'WF-KEY-14', 'WF-KEY-121', 'WF-RULING-157'],
    see: ['support-card', 'record-abilities'],
    covers: ['effect.payDiscard', 'when.payDiscards', 'cost.discard'],
  },
  upgun: {
    ruleset: 'both',
    rules: ['WF-CARD-12', 'WF-CARD-13', 'WF-CARD-14', 'WF-KEY-113', 'WF-RULING-120'],
    see: ['paying-xp', 'you-any-soldier'],
    covers: ['command.upgun'],
  },
  'support-card': {
    ruleset: 'both',
    rules: ['WF-CARD-16', 'WF-CARD-17', 'WF-KEY-103', 'WF-RULING-64'],
    see: ['discard-cost', 'retain', 'xp-without-attack'],
    covers: ['effect.supportAttack', 'effect.hit'],
  },
  retain: {
    ruleset: 'both',
    rules: ['WF-CARD-19', 'WF-ACT-16', 'WF-CARD-20', 'WF-KEY-89'],
    see: ['support-card', 'end-of-soldier-turn', 'paying-xp'],
    covers: ['command.retain', 'command.release', 'option.retain-support-only'],
  },
  'location-in-hand': {
    ruleset: 'both',
    rules: ['WF-CARD-24', 'WF-CARD-25', 'WF-RULING-15'],
    see: ['location-marker', 'discard-cost'],
  },
  'cards-on-objectives': {
    ruleset: 'both',
    rules: ['WF-CARD-10', 'WF-OBJ-21', 'WF-RULING-129'],
    see: ['objective-target', 'support-card'],
  },
  'hand-size': {
    ruleset: 'both',
    rules: ['WF-SOLD-03', 'WF-SOLD-04', 'WF-WOUND-03'],
    see: ['discard-and-draw', 'wounds'],
    covers: ['effect.modHand', 'effect.drawCards', 'effect.discardCards'],
  },
  experience: {
    ruleset: 'both',
    rules: ['WF-XP-01', 'WF-XP-02', 'WF-XP-05', 'WF-XP-07', 'WF-XP-08', 'WF-XP-11', 'WF-RULING-62'],
    see: ['paying-xp', 'xp-without-attack', 'elimination'],
    covers: ['effect.gainXp'],
  },
  'paying-xp': {
    ruleset: 'both',
    rules: ['WF-XP-03', 'WF-XP-04', 'WF-XP-06', 'WF-CARD-08', 'WF-RULING-117', 'WF-RULING-158'],
    see: ['experience', 'upgun', 'retain'],
    covers: ['command.payXp', 'command.pay', 'cost.xp'],
  },
  'xp-without-attack': {
    ruleset: 'both',
    rules: ['WF-XP-09', 'WF-XP-10', 'WF-RULING-63', 'WF-KEY-67'],
    see: ['experience', 'destroy', 'support-card'],
  },
  'starting-xp': {
    ruleset: 'both',
    rules: ['WF-XP-12', 'WF-KEY-98', 'WF-RULING-09', 'WF-SETUP-20'],
    see: ['experience', 'paying-xp'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
