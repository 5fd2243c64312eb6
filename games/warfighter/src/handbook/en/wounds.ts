import type { TextsOf } from '@sitrep/contract/handbook';
import type { wounds as facts } from '../facts/wounds.ts';

export const title = 'Wounds and losses';

/** The entries of the handbook’s section “wounds”, in English. */
export const entries: TextsOf<typeof facts> = {
  wounds: {
    title: 'Wounds',
    also: ['wounded', 'health', 'damage', 'hit points'],
    text: 'Each Wound point lowers Health, and with it a Player Soldier’s hand size, by 1. Every time a Soldier is wounded he gets a separate counter with its points; counters are never merged.',
  },
  healing: {
    title: 'Healing',
    also: ['heal', 'cure', 'medic'],
    text: 'Name one untreated Wound before any roll; healer and healed must be in the same Location and may be the same Soldier. Heal n takes n points off that Wound; surplus points are lost.',
  },
  'first-aid': {
    title: 'First Aid Kit',
    also: ['bandage', 'heal roll', 'corpsman'],
    text: 'For 1 Action and 1 counter of the kit roll a d10: up to 6 heals 1 point, 7 to 10 heals 2, 11 or more heals 3. A kit holds 4 counters. A Corpsman adds 2.',
  },
  'treated-wound': {
    title: 'Treated Wound',
    also: ['bandaged', 'cannot heal again'],
    text: 'If points remain after healing, the Wound becomes treated and stays for the mission; it can never be healed again. Even an attempt that heals nothing leaves it treated.',
  },
  downed: {
    title: 'Downed',
    also: ['killed', 'out of action', 'leaves the mission'],
    text: 'A Soldier with Health 0 or less is Downed and leaves the mission at once; no healing helps. Weapons, Equipment and Ammo stay in his Location for others to pick up. Hand, XP, Skills and his cards in play are gone.',
  },
  'exit-order': {
    title: 'Several losses at once',
    also: ['order of exit', 'two soldiers downed'],
    text: 'Settle all results first, then all reactions, then the exits by Soldier number. Hostiles choose new targets and the team value is recalculated once, after the last exit. Effects such as Panic come at the very end.',
  },
  medevac: {
    title: 'Medevac',
    also: ['evacuate', 'take out', 'leave wounded'],
    text: 'A wounded Soldier with 2 or 1 Health may be taken out at any moment of the Soldier Turn between acts, for free. He leaves like a Downed Soldier, Gear left behind, but his chances afterwards are better. If he was the last, the mission fails.',
  },
  'outcome-roll': {
    title: 'Fate of lost Soldiers',
    also: ['outcome roll', 'KIA', 'medical discharge', 'return to duty'],
    text: 'After the mission roll a d10 for each lost Soldier: 8 or more back to duty, 6 or 7 medical discharge, 5 or less killed. Add 4 if he left with 2 Health, 2 with 1 Health, and 2 if the Objective was completed. Outside a campaign it changes nothing.',
  },
};
