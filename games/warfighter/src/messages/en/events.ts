/** The log, in English. An empty message is not worth a line. */
export const events = {
  'event.missionLaidOut':
    'Mission {mission}, Objective {objective} in slot {slots}, Time {timer}.{isActive, select, true { The Objective is active from the start.} other {}}',
  'event.phaseStarted':
    '{phase, select, soldierTurn {— Turn {turn}: Soldier Turn —} hostileTurn {— Turn {turn}: Hostile Turn —} other {}}',
  'event.soldierJoined': '{soldier} joins the team.',
  'event.teamValued': 'The team is worth {value} RP.',
  'event.teamApproved': '{seat} agrees to the team.',
  'event.teamRejected': 'The team is built again.',
  'event.timerMoved': 'The Timer moves to {to}.',
  'event.seatDone': '{isDone, select, true {{seat} is done.} other {{seat} goes on.}}',
  'event.missionEnded':
    '{isSuccess, select, true {The mission is a success.} other {The mission has failed.}}',
  'event.limitsReset': '',

  'event.soldierRefreshed': '',
  'event.actionSpent': '{soldier} spends {amount, plural, one {# Action} other {# Actions}}.',
  'event.actionsGained':
    '{soldier} gains {amount, plural, one {# Action} other {# Actions}}{isNext, select, true { for the next turn} other {}}.',
  'event.suppressed': '{soldier} takes {amount} Suppress.',
  'event.suppressRemoved': '{soldier} loses {amount} Suppress.',
  'event.wounded': '{soldier} takes a {points}-point Wound.',
  'event.woundTreated':
    '{left, plural, =0 {One of {soldier}’s Wounds is healed.} other {One of {soldier}’s Wounds is treated; # left for good.}}',
  'event.soldierMoved':
    '{soldier} Moves: {from} → {to}{cost, plural, =0 {} one {, # card discarded} other {, # cards discarded}}.',
  'event.xpGained': '{soldier} gains {amount} XP.',
  'event.xpSpent': '{soldier} pays {amount} XP.',
  'event.abilityUsed': '{soldier} uses {source}.',
  'event.cardPlayed': '{soldier} plays {card}{isUpgunned, select, true {, upgunned} other {}}.',
  'event.cardRetained': '{soldier} retains {card} for {xp} XP.',
  'event.soldierLeft':
    '{how, select, downed {{soldier} is Downed.} other {{soldier} is taken out by Medevac.}}',
  'event.handedOver': '{seat} controls {soldier} from now on.',
  'event.unarmedUsed': '',
  'event.stealthUsed': '',
  'event.selfDefended': '{soldier} fires in Self-Defense.',
  'event.strikingEntered': '{soldier} enters Striking with {hostile}.',
  'event.strikingLeft': '{soldier} goes back to Range 0.',
  'event.actionSaved': '{soldier} saves {amount, plural, one {# Action} other {# Actions}} for Striking.',
  'event.savedActionsLost': '{soldier} loses his saved Actions.',
  'event.stumbled': '{soldier} stumbles.',
  'event.environmentRolled': '{soldier} against the environment ({climate}): {die}, and {needed}+ is needed.',
  'event.hardyGained':
    '{soldier} gets {amount, plural, one {# Hardy counter} other {# Hardy counters}} ({climate}).',
  'event.hardySpent': '{soldier} uses a Hardy counter ({climate}).',
  'event.outcomeRolled':
    '{soldier}: {die} on the d10, {total} with modifiers – {outcome, select, duty {able to return to duty} discharge {Medical Discharge} other {KIA}}.',

  'event.weaponEmptied': '{soldier}’s {item} is Empty{stack, select, 0 {} other { (launcher)}}.',
  'event.reloaded': '{soldier} reloads {item}{stack, select, 0 {} other { (launcher)}}.',
  'event.jammed': '{soldier}’s {item} jams.',
  'event.jamCleared': '{soldier} clears the Jam in {item}.',
  'event.ammoSpent': '{soldier} spends {amount} Ammo from {item}.',
  'event.ammoGained': '{soldier} gets {amount} Ammo for {item}.',
  'event.ammoDropped': '{soldier} drops Ammo from {item} in {slot}.',
  'event.ammoPickedUp': '{soldier} picks up Ammo for {item} in {slot}.',
  'event.ammoTaken': '{soldier} takes Ammo for {item} from a weapon lying in {slot}.',
  'event.itemExpended': '{soldier} uses up {amount} of {item}.',
  'event.itemRemoved': '{soldier}’s {item} is out of the game.',
  'event.shotLocked': '',
  'event.itemHelped': '',
  'event.weaponDeployed': '{soldier} deploys {item}.',
  'event.weaponThrown': '{soldier}’s {item} lies under {hostile}.',
  'event.weaponReturned': '{soldier} takes {item} back.',
  'event.gearPassed': '{soldier} passes {item} to {to}.',
  'event.gearDropped':
    '{isLeft, select, true {{soldier} leaves {item} behind in {slot}.} other {{soldier} drops {item} in {slot}.}}',
  'event.gearPickedUp': '{soldier} picks up {item} in {slot}.',
  'event.attachmentMoved': '{soldier} moves the Attachment {item}.',
  'event.gearBought': '{soldier} gets {item} for {cost} RP.',

  'event.attackDeclared':
    '{target_id, plural, =-1 {{soldier} attacks {hostile} with {weapon}.} other {{soldier} attacks {target} with {weapon}.}}',
  'event.attackRolled':
    '{soldier}, {mode, select, semi {Semi} burst {Burst} auto {Auto} strong {Strong} normal {Normal} fast {Fast} thrown {Thrown} standard {Standard} skillful {Skillful} finesse {Finesse} other {Explosion}}: {dice}{modifier, plural, =0 {} other { ({modifier, number, ::sign-always})}} against {kill}+; Defeat Cover {defeatCover}{coverModifier, plural, =0 {} other { ({coverModifier, number, ::sign-always})}} against Cover {cover} – {kills, plural, =0 {{suppresses, plural, =0 {no effect} other {# Suppress}}} one {# Kill{suppresses, plural, =0 {} other {, # Suppress}}} other {# Kills{suppresses, plural, =0 {} other {, # Suppress}}}}{unplaced, plural, =0 {} other { (rolled: {rolledKills, plural, =0 {{rolledSuppresses} Suppress} one {# Kill{rolledSuppresses, plural, =0 {} other {, # Suppress}}} other {# Kills{rolledSuppresses, plural, =0 {} other {, # Suppress}}}})}}.',

  'event.locationPlaced': '{card} is played in slot {slot_id}.',
  'event.slotEntered': '',
  'event.cardAttached': '{card} stays with {slot}.',
  'event.cardDetached': '{card} leaves {slot}.',
  'event.entranceEased': '{source}: the Entrance cost of {slot} falls by {amount}.',
  'event.objectiveActivated': 'The Objective is activated: {slot}.',
  'event.targetHit': '{hits, plural, one {# Hit} other {# Hits}} on {target}.',
  'event.eventHit': '{card}: {hits, plural, one {# Hit} other {# Hits}}.',
  'event.timeCounterPlaced': 'Time Limit: {counters, plural, one {# counter} other {# counters}} now.',
  'event.clearCounterPlaced':
    '{counters, plural, =0 {The Objective is not clear.} one {The Objective is clear: # counter.} other {The Objective is clear: # counters.}}',
  'event.raidTurned': 'The Objective is done: now get back to the Mission card.',
  'event.rewardClaimed': '{soldier} takes the reward of {slot}.',
  'event.eventDrawn': 'Event: {card} – {slot}.',
  'event.eventCancelled': '{card} is cancelled.',

  'event.hostileEntered': '{isNew, select, true {Reinforcement: } other {}}{hostile} enters {slot}.',
  'event.hostileMismatched': 'No Reinforcement for {slot}: {card} is discarded.',
  'event.hostileTargeted': '{hostile} targets {soldier}.',
  'event.hostilePlaced': '{hostile} is placed in {slot}.',
  'event.hostileClosed': '{hostile} closes in: {from} → {to}.',
  'event.hostileMarked': '{hostile} counts for the Objective.',
  'event.hostileFooled': '{hostile} does nothing this turn.',
  'event.hostileSuppressed': '{hostile} takes {amount} Suppress.',
  'event.hostileUnsuppressed': '{hostile} loses {amount} Suppress.',
  'event.hostileKilled': '{hostile}: {amount, plural, one {# Kill} other {# Kills}}.',
  'event.hostileEliminated': '{hostile} is eliminated{xp, plural, =0 {} other { (# XP)}}.',
  'event.hostileRemoved':
    '{hostile} {how, select, destroyed {destroys itself} malfunctioned {malfunctions and is out} other {is discarded}}.',
  'event.hostileDeclared': '{hostile} attacks {soldier}.',
  'event.hostileRolled':
    '{hostile} against {soldier}: {die} on the d10; Defeat Cover {defeatCover} against Cover {cover} – {result, select, suppress {Suppress} nothing {no effect} malfunction {Malfunction} other {{wounds, plural, =0 {Kill} one {# Wound} other {# Wounds}}}}.',
  'event.attackCancelled': 'The attack by {hostile} on {soldier} is cancelled.',
  'event.woundsCancelled': 'The Wounds are cancelled.',
  'event.attackRedirected': '{hostile} attacks {soldier} instead.',

  'event.rolled': '{name}: {dice} (d{sides}).',
  'event.drawn':
    '{from_id, select, actionDeck {Drawn: {tokens} ({into}).} locationDeck {Drawn: {tokens} ({into}).} other {}}',
  'event.drawn.hidden':
    '{from_id, select, actionDeck {Drawn: {count, plural, one {# card} other {# cards}} ({into}).} locationDeck {Drawn: {count, plural, one {# card} other {# cards}} ({into}).} other {}}',
  'event.moved':
    '{into_id, select, actionBox {} locationBox {} actionDiscard {Discarded: {tokens} ({from}).} locationDiscard {Discarded: {tokens} ({from}).} actionDeck {{from_id, select, actionDiscard {The Action discard pile is shuffled into the deck.} other {}}} hostileDeck {{from_id, select, hostileDiscard {The Hostile discard pile is shuffled into the deck.} other {}}} locationDeck {{from_id, select, locationDiscard {The Location discard pile is shuffled into the deck.} other {}}} eventDeck {{from_id, select, eventDiscard {The Event discard pile is shuffled into the deck.} other {}}} other {{from_id, select, actionDeck {Recon: {tokens} ({into}).} locationDeck {Recon: {tokens} ({into}).} other {}}}}',
  'event.moved.hidden':
    '{into_id, select, actionDiscard {Discarded: {count, plural, one {# card} other {# cards}} ({from}).} locationDiscard {Discarded: {count, plural, one {# card} other {# cards}} ({from}).} actionDeck {{from_id, select, actionDiscard {The Action discard pile is shuffled into the deck.} other {}}} hostileDeck {{from_id, select, hostileDiscard {The Hostile discard pile is shuffled into the deck.} other {}}} locationDeck {{from_id, select, locationDiscard {The Location discard pile is shuffled into the deck.} other {}}} eventDeck {{from_id, select, eventDiscard {The Event discard pile is shuffled into the deck.} other {}}} other {}}',
  'event.zoneOpened': '',
  'event.zoneOpened.hidden': '',
};
