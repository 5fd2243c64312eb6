import type { TextsOf } from '@sitrep/contract/handbook';
import type { closeCombat as facts } from '../facts/close-combat.ts';

export const title = 'Close combat';

/** The entries of the handbook’s section “close-combat”, in English. */
export const entries: TextsOf<typeof facts> = {
  'unarmed-modern': {
    title: 'Unarmed attack',
    also: ['bare hands', 'knife', 'melee', 'hand to hand'],
    text: 'At Range 0 a Player or Non-Player Soldier may attack Unarmed once per Soldier Turn: one die against his Unarmed number, the normal die against Cover. A Suppress does nothing, and Structures, Vehicles and Aircraft cannot be attacked this way. A knife is an Unarmed attack with its own numbers.',
  },
  striking: {
    title: 'Striking',
    also: ['hand to hand', 'engage', 'striking range', 'melee'],
    text: 'Before fighting hand to hand, a Soldier engages one unscreened Hostile card in his Location for Actions equal to the Striking cost. Each Soldier strikes one card at a time, several may strike the same. Staying on it in later turns is free. A deployed Bipod is folded.',
  },
  'saved-actions': {
    title: 'Saving Actions for Striking',
    also: ['save action', 'striking cost 2'],
    text: 'If Striking costs 2 or more, a Soldier may save Actions towards it until his next Soldier Turn ends. Any other Action or a Move forfeits them; free Activities and free attacks do not. Leftovers are lost.',
  },
  'striking-targets': {
    title: 'Whom an engaged Hostile attacks',
    also: ['retarget in striking', 'strikers'],
    text: 'A Hostile that is engaged turns at once on the Soldier who engaged it last. It attacks him with its Range 0 chart. If its target is not among its strikers later, the players choose which of them it turns to.',
  },
  'striking-fire': {
    title: 'Firing while Striking',
    also: ['shoot in melee', 'engaged hostile'],
    text: 'The engaged Hostile can be attacked only Unarmed or with Melee weapons. All other Hostiles are attacked as usual, from Range 0 of the Location.',
  },
  'leaving-striking': {
    title: 'Leaving Striking',
    also: ['disengage', 'switch opponent'],
    text: 'Striking ends with a Move, by paying the Striking cost again, or freely when the Hostile leaves play. If another Hostile comes to screen it, or it stops screening another, the Soldier may step back or switch to that one at no cost.',
  },
  'close-quarters': {
    title: 'Close Quarters Combat',
    also: ['CQC', 'house fighting'],
    text: 'Here a Soldier strikes the whole Location: his hand-to-hand attacks may choose any unscreened Hostile in it, and he may still fire at all of them. No Hostile changes its target because of it.',
  },
  'unarmed-ww2': {
    title: 'Unarmed in WWII',
    also: ['fists', 'bare hands', 'HtH modifier'],
    text: 'In Striking, a Soldier without a usable Melee weapon rolls one die plus his HtH modifier and hits on 10 or more; the Defeat Cover die and results are normal, Suppress included. Structures, Vehicles and Aircraft cannot be attacked hand to hand.',
  },
  melee: {
    title: 'Melee weapons',
    also: ['strong', 'normal', 'fast', 'standard', 'skillful', 'finesse', 'HtH weapon'],
    text: 'Choose a printed mode, roll its dice plus the HtH modifier against the mode’s number, and add its Pen to the Defeat Cover die. Strong, Normal and Fast usually roll 1, 2 and 3 dice. Standard, Skillful and Finesse roll one and cost more XP the better they are.',
  },
  stumble: {
    title: 'Stumble',
    also: ['stum', 'slip', 'fumble'],
    text: 'If any unmodified attack die of a Melee attack is at or below the mode’s Stumble number, the attacker gets one Suppress after the attack.',
  },
  'thrown-weapon': {
    title: 'Thrown',
    also: ['throw a knife', 'grenade', 'retrieve'],
    text: 'A Thrown weapon is used at Range 0. A WWII blade can be thrown in any of its modes, without Striking and without the HtH modifier; it then lies under the Hostile and returns to its owner when that card leaves play. Grenades are simply used up.',
  },
  bayonet: {
    title: 'Bayonet',
    also: ['rifle with bayonet'],
    text: 'A bayonet changes hands like other Gear, but it can be used only by a Soldier who carries a Rifle or a Carbine.',
  },
};
