/** What cards do, in English: one message or a few for each word of the vocabulary. */
export const effects = {
  'effect.modAttack.own': 'on attack dice',
  'effect.modAttack.here': 'on attack dice of Soldiers here',
  'effect.modAttack.all': 'on attack dice of all Soldiers',
  'effect.modDefeatCover.own': 'on the Defeat Cover roll',
  'effect.modDefeatCover.here': 'on Defeat Cover rolls against targets here',
  'effect.setDefeatCover': 'the Defeat Cover roll counts as {face}',
  'effect.automaticHit': 'every attack die hits',
  'effect.ignoreScreening': { base: 'ignore Screening', may: 'ignore Screening' },
  'effect.addTrait': 'the weapon gains {trait}',
  'effect.cancelAttack': { base: 'cancel the attack', may: 'cancel the attack' },
  'effect.cancelAttack.wounds': {
    base: 'cancel the attack or the Event’s Wounds',
    may: 'cancel the attack or the Event’s Wounds',
  },
  'effect.redirectAttack': '{who} is attacked instead',
  'effect.moveWounds': '{who} takes the Wound instead',

  'effect.modCover.self': 'Cover',
  'effect.modCover.self.ranged': 'Cover against Ranged attacks',
  'effect.modCover.soldiers.here': 'Cover for Soldiers here',
  'effect.modCover.soldiers.here.ranged': 'Cover for Soldiers here against Ranged attacks',
  'effect.modCover.soldiers.all': 'Cover for all Soldiers',
  'effect.modCover.soldiers.all.ranged': 'Cover for all Soldiers against Ranged attacks',
  'effect.modCover.hostiles.here': 'Cover for Hostiles here',
  'effect.modCover.hostiles.here.ranged': 'Cover for Hostiles here against Ranged attacks',
  'effect.modCover.hostiles.all': 'Cover for all Hostiles',
  'effect.modCover.hostiles.all.ranged': 'Cover for all Hostiles against Ranged attacks',
  'effect.modMovement.own': 'Movement',
  'effect.modMovement.once': 'Movement for this entrance',
  'effect.modMovement.all': 'Movement for all Soldiers',
  'effect.modLoadout': 'Loadout',
  'effect.modHand': 'hand size',
  'effect.modActions': 'Action each turn',
  'effect.modUnarmed': 'on attack dice with bare hands',
  'effect.modHth': 'on attack dice in Hand-to-Hand',
  'effect.modHealRoll': 'on heal rolls',

  'effect.grantAttack': {
    base: 'attack without spending an Action',
    may: 'attack without spending an Action',
  },
  'effect.grantAttack.strikes': {
    base: 'attack without spending an Action; Striking is free',
    may: 'attack without spending an Action; Striking is free',
  },
  'effect.grantAttack.afterMove': {
    base: 'attack after the Move without spending an Action',
    may: 'attack after the Move without spending an Action',
  },
  'effect.grantAttack.afterMove.strikes': {
    base: 'attack after the Move without spending an Action; Striking is free',
    may: 'attack after the Move without spending an Action; Striking is free',
  },
  'effect.grantMove': { base: 'move without spending an Action', may: 'move without spending an Action' },
  'effect.grantReload': {
    base: 'reload without spending an Action',
    may: 'reload without spending an Action',
  },
  'effect.gainActions': {
    base: 'gain {amount, plural, one {# Action} other {# Actions}}',
    may: 'gain {amount, plural, one {# Action} other {# Actions}}',
  },
  'effect.gainActions.next': {
    base: 'gain {amount, plural, one {# Action} other {# Actions}} in the next Soldier Turn',
    may: 'gain {amount, plural, one {# Action} other {# Actions}} in the next Soldier Turn',
  },
  'effect.drawCards': {
    base: 'draw {amount, plural, one {# card} other {# cards}}',
    may: 'draw {amount, plural, one {# card} other {# cards}}',
  },
  'effect.drawLocation': { base: 'draw a Location card', may: 'draw a Location card' },
  'effect.payDiscard.support':
    'counts as {amount, plural, one {# discarded card} other {# discarded cards}} for a Support card',
  'effect.payDiscard.stealth':
    'counts as {amount, plural, one {# discarded card} other {# discarded cards}} for a Stealth card',
  'effect.payDiscard.covert':
    'counts as {amount, plural, one {# discarded card} other {# discarded cards}} for a Covert card',
  'effect.discardCards':
    'every Player Soldier discards the {amount, plural, one {card} other {# cards}} held longest',
  'effect.gainXp': { base: 'gain {amount} XP', may: 'gain {amount} XP' },
  'effect.gainGear': { base: 'buy Gear for up to {amount} RP', may: 'buy Gear for up to {amount} RP' },
  'effect.gainGear.shared': {
    base: 'buy Gear for up to {amount} RP for the Player Soldiers here',
    may: 'buy Gear for up to {amount} RP for the Player Soldiers here',
  },
  'effect.gainHardy': { base: 'gain {amount} Hardy ({climate})', may: 'gain {amount} Hardy ({climate})' },
  'effect.removeSuppress': { base: 'remove {amount} Suppress', may: 'remove {amount} Suppress' },
  'effect.heal': { base: 'heal {amount}', may: 'heal {amount}' },
  'effect.healRoll': { base: 'roll to heal one Wound', may: 'roll to heal one Wound' },

  'effect.hit': 'inflict {amount, plural, one {# Kill} other {# Kills}} on {who}',
  'effect.hit.noXp': 'inflict {amount, plural, one {# Kill} other {# Kills}} on {who}; no XP',
  'effect.discardHostile': 'discard {who}; no XP',
  'effect.suppress': '{who_takes} {amount} Suppress',
  'effect.suppress.it': 'inflict {amount} Suppress on {who}',
  'effect.wound': '{who_takes} a {amount}-point Wound',
  'effect.supportAttack':
    'attack {who}: Explosion, {dice, plural, one {# die} other {# dice}}, Kill on {kill}+, Penetration {penetration}',
  'effect.supportAttack.noXp':
    'attack {who}: Explosion, {dice, plural, one {# die} other {# dice}}, Kill on {kill}+, Penetration {penetration}; no XP',
  'effect.chartAttack': '{who} is attacked; roll a d10 for each',

  'effect.screenedBy': 'Screened by {class}',
  'effect.screens': 'Screens {class}',
  'effect.immobile.after': 'cannot move after {after, plural, one {# Kill} other {# Kills}} on it',
  'effect.coverAtRange': 'Cover {cover} against attacks from Range {range}',
  'effect.camouflage':
    'roll a d10 for each Hostile card that targets you; on {from}+ it neither attacks nor moves this turn',
  'effect.forbid.leave': 'Soldiers cannot leave this Location',
  'effect.forbid.attack': 'Hostiles cannot attack Soldiers here',
  'effect.forbid.attack.atRange': 'Hostiles at Range {range} cannot attack Soldiers here',
  'effect.forbid.playCards':
    'Soldiers in its target’s Location cannot play Action cards, except in reaction to attacks and Wounds',
  'effect.forbid.playCards.atRange':
    'while its target is at Range {range}, Soldiers in the target’s Location cannot play Action cards, except in reaction to attacks and Wounds',
  'effect.forbid.discardDraw': 'Discard and Draw is not possible',
  'effect.forbid.discardDraw.atRange':
    'while its target is at Range {range}, Discard and Draw is not possible',

  'effect.modBudget.gain': 'gain {amount} RP',
  'effect.modBudget.pay': 'pay {amount} RP',
  'effect.modBudget.gainPerSlot': 'gain {amount} RP for each slot up to the Objective',
  'effect.modBudget.payPerSlot': 'pay {amount} RP for each slot up to the Objective',
  'effect.modTime': 'Time',
  'effect.modSlots': 'on the Objective’s slot number',
  'effect.modHostileValue': 'on the value of every Hostile draw',
  'effect.moveTimer.forward': 'the Timer moves {amount, plural, one {# space} other {# spaces}} forward',
  'effect.moveTimer.backward': 'the Timer moves {amount, plural, one {# space} other {# spaces}} back',

  'effect.modEntrance.here': 'Entrance cost here',
  'effect.modEntrance.next': 'Entrance cost there',
  'effect.modEntrance.lasting': 'Entrance cost there for the rest of the mission',
  'effect.modEntrance.all': 'Entrance cost everywhere',
  'effect.modEntrance.perHostile.here': 'Entrance cost here for each Hostile card here',
  'effect.modEntrance.perHostile.next': 'Entrance cost there for each Hostile card there',
  'effect.ignoreEntrancePenalties': {
    base: 'ignore the Hostiles’ penalties on the Entrance cost',
    may: 'ignore the Hostiles’ penalties on the Entrance cost',
  },
  'effect.placeAt': 'place it in {place}',
  'effect.placeAt.ahead': 'place it {offset, plural, one {# slot} other {# slots}} ahead of {place}',
  'effect.placeAt.behind': 'place it {offset, plural, one {# slot} other {# slots}} behind {place}',
  'effect.attach.here': 'it stays with this Location',
  'effect.attach.next': 'it stays with the next Location',
  'effect.payOr': 'pay {xp} XP, or {otherwise}',
  'effect.gainXp.start': 'start with {amount} XP',
  'effect.gainHardy.start': 'start with {amount} Hardy ({climate})',
  'effect.chartAttack.penetration': '{who} is attacked with Penetration {penetration}; roll a d10 for each',
};
