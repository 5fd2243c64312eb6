import type { TextsOf } from '@sitrep/contract/handbook';
import type { attacks as facts } from '../facts/attacks.ts';

export const title = 'Attacks';

/** The entries of the handbook’s section “attacks”, in English. */
export const entries: TextsOf<typeof facts> = {
  'attack-sequence': {
    title: 'Attack, step by step',
    also: ['sequence', 'order of an attack', 'how to attack'],
    text: 'Name weapon and target, play attack cards, choose the fire mode, roll. Then check for Reload, add modifiers, compare cover and hit, and place the result.',
  },
  'choosing-target': {
    title: 'Choosing a target',
    also: ['declare', 'target', 'legal target', 'out of range'],
    text: 'A target is one Hostile card, one Objective target or one Event that can be attacked. It must be at a printed Range, not Screened, and at least one fire mode must be allowed against it.',
  },
  'usable-weapon': {
    title: 'Which weapon can be used',
    also: ['loaded', 'usable weapon', 'out of ammo'],
    text: 'A weapon works if its top Ammo counter is loaded, if it has expendable counters left, or if it needs no Ammo. Jammed, spent Single Shot or thrown weapons do not, nor those that must be deployed first.',
  },
  'attack-cards': {
    title: 'Cards that help an attack',
    also: ['booster', 'bonus', 'aim', 'declare an attack'],
    text: 'They are played after weapon and target are named and before the fire mode is chosen, never after the roll. Any number may be played and all their bonuses add up.',
  },
  'fire-modes': {
    title: 'Fire modes',
    also: ['semi', 'burst', 'auto', 'mode', 'how many dice'],
    text: 'Choose one printed mode freely: Semi rolls 1 attack die, Burst 2, Auto 3. A mode with an XP price must be paid when you choose it.',
  },
  'attack-dice': {
    title: 'Attack dice',
    also: ['bullet dice', 'roll', 'modifiers'],
    text: 'The attack dice and exactly one Defeat Cover die are rolled together. Attack bonuses are added to every attack die, Penetration and other cover bonuses to the Defeat Cover die.',
  },
  'reload-check': {
    title: 'Reload check',
    also: ['reload number', 'weapon empty', 'out of ammo'],
    text: 'If any attack die, before bonuses, is at or below the Reload number of that Range, the weapon is Empty after the attack. The attack itself still counts.',
  },
  'cover-check': {
    title: 'Cover and Defeat Cover',
    also: ['cover', 'defeat cover', 'DC die', 'd6'],
    text: 'Cover is defeated if the d6 with its bonuses reaches the target’s Cover value. The same number protects Soldiers against Hostiles.',
  },
  'hit-check': {
    title: 'Kill number, Hit number',
    also: ['to hit', 'kill number', 'hit'],
    text: 'An attack die hits if it reaches the weapon’s number for that Range, bonuses included. The modern game calls it the Kill number, the WWII game the Hit number.',
  },
  'attack-result': {
    title: 'Kill, Suppress or nothing',
    also: ['result', 'matrix', 'hit and cover'],
    text: 'Hit and Cover defeated: one Kill. Only one of the two: one Suppress. Neither: nothing. However many dice hit, it stays a single result on that one card, except for Explosion and Spray.',
  },
  'placing-results': {
    title: 'Placing Kills and Suppresses',
    also: ['EKIA counter', 'suppress counter', 'which reticle'],
    text: 'A Suppress covers one uncovered reticle; if there is none, it is wasted. For a Kill the attacker chooses: cover an uncovered reticle, or turn a Suppress counter into an EKIA.',
  },
  elimination: {
    title: 'Eliminating a Hostile card',
    also: ['eliminated', 'dead', 'discard hostile card'],
    text: 'When every reticle carries an EKIA counter the card is discarded at once. Its Targeting counter goes back into the cup and the XP are awarded.',
  },
  explosion: {
    title: 'Explosion',
    also: ['grenade', 'blast', 'area', 'rocket'],
    text: 'Each attack die is paired with the one Defeat Cover die as an attack of its own on the same target, so several Kills and Suppresses are possible. Kills are placed first. Some targets can be harmed by Explosions only.',
  },
  'stealth-attack': {
    title: 'Stealth attack',
    also: ['silent', 'knife', 'suppressor', 'automatic six'],
    text: 'A Soldier’s first attack with a Stealth weapon in a turn counts a 6 for Defeat Cover without a roll, Penetration added as usual. It is used up even if the 6 was not needed. The modern turn is the game turn, the WWII one the Soldier Turn.',
  },
  penetration: {
    title: 'Penetration (Pen)',
    also: ['pen', 'armour piercing'],
    text: 'Add the number to the Defeat Cover die of that attack; it may be negative. Hostiles with Penetration add it to theirs.',
  },
  'grenade-launcher': {
    title: 'Launcher on a weapon',
    also: ['m203', '40 mm', 'under-barrel', 'several ammo types'],
    text: 'Each kind of Ammo on a weapon is a stack of its own with its own Ranges and Reload number; an Empty in one does not block the other. A launched grenade keeps the weapon’s traits and bonuses, a hand-thrown one does not.',
  },
  'single-shot': {
    title: 'Single Shot, One Shot',
    also: ['once per game turn', 'rocket launcher'],
    text: 'The weapon, or that mode of it, fires once per game turn and is ready again when the turn ends, without an Action. Passing it on does not make it ready sooner.',
  },
  triggered: {
    title: 'Triggered',
    also: ['mine', 'claymore', 'trap'],
    text: 'When a Hostile card appears in or moves into the owner’s Location in the Hostile Turn, he may set off any number of these weapons at it without an Action, even suppressed and past Screening. In the Soldier Turn they cost an Action and work only on Vehicles and Structures.',
  },
  'self-defense': {
    title: 'Self-Defense',
    also: ['pistol', 'cancel attack at range 0', 'sidearm'],
    text: 'When a Hostile at Range 0 has rolled its attack on you, you may discard one Ammo counter of such a usable weapon and cancel the whole attack. Each Soldier can do so once per Hostile Attack step, even suppressed.',
  },
  'suppress-card': {
    title: 'Reactions that need a possible attack',
    also: ['suppress card', 'covering fire', 'cancel with ammo'],
    text: 'The Soldier needs a loaded weapon that could legally hit that Hostile now: right Range, not Screened. He discards one of its Ammo counters, the Hostile’s attack is cancelled, and no Suppress counter is placed.',
  },
};
