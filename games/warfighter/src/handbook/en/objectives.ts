import type { TextsOf } from '@sitrep/contract/handbook';
import type { objectives as facts } from '../facts/objectives.ts';

export const title = 'Objectives';

/** The entries of the handbook’s section “objectives”, in English. */
export const entries: TextsOf<typeof facts> = {
  'inactive-objective': {
    title: 'Inactive Objective',
    also: ['objective not active', 'shoot into objective'],
    text: 'Until it is activated an Objective cannot be entered, and its targets, text and cards lying with it do not exist. Hostile cards may stand there and fight, so you may shoot at them.',
  },
  'objective-check': {
    title: 'When an Objective is fulfilled',
    also: ['objective complete', 'conditions', 'win condition'],
    text: 'From activation on it is checked all the time, and all its conditions must hold at the same moment. Nobody needs to be there unless it says On Site.',
  },
  'eliminate-hostiles': {
    title: 'Eliminate Hostiles',
    also: ['kill all', 'clear the objective'],
    text: 'Every Hostile drawn for the Objective must go, wherever it walked. Modern: also every Hostile that ever entered it, and you win at once. WWII: the Objective must also be empty of Hostiles, checked at the end of the Soldier Turn. How it was removed does not matter.',
  },
  'on-site': {
    title: 'On Site',
    also: ['soldier in the objective', 'be there'],
    text: 'At least one Soldier of any kind must stand in the Objective at the moment its other conditions are met.',
  },
  'keep-clear': {
    title: 'Keep Clear n',
    also: ['hold the objective', 'clear counters'],
    text: 'If no Hostile card is in the Objective when a Soldier Turn ends, it gains a counter; otherwise it loses them all. A fully suppressed Hostile is still there. You win with n counters.',
  },
  'objective-target': {
    title: 'Target on an Objective',
    also: ['destroy the', 'clear the', 'kills', 'hits', 'boss'],
    text: 'Attack it like a Hostile until the printed number of Kills or Hits lies on it; of an Explosion every Kill counts. It cannot be suppressed and gives no XP. “Explosion attacks only” and “attacks from Range 0 only” limit how it may be attacked.',
  },
  'several-targets': {
    title: 'Several targets',
    also: ['destroy n', 'multiple objectives'],
    text: 'Each target has its own Hits. One attack is aimed at one of them and can destroy only that one; surplus Kills are lost.',
  },
  size: {
    title: 'Size +n',
    also: ['big target', 'large'],
    text: 'Add the number to every attack die against that target.',
  },
  'present-hostile': {
    title: 'Present and Embedded cards',
    also: ['named hostile', 'tank', 'embedded objective'],
    text: 'A Present Hostile lies in the Objective from the start and comes alive with it: it gets a target then and does not count for the draw. If the Objective names it, you win by eliminating it. An Embedded Objective adds its text and conditions at activation and is never drawn by itself.',
  },
  'time-limit': {
    title: 'Time Limit n',
    also: ['turns after activation', 'deadline'],
    text: 'From the turn of activation on, one counter is placed at the end of each Soldier Turn, after the check for success. With n counters and no success the mission fails. The Timer runs on as usual.',
  },
  'fail-text': {
    title: 'An Objective that can be failed',
    also: ['fail if', 'lose condition'],
    text: 'Some Objectives print a way to lose, such as too many lost Soldiers or too many Hostiles standing in it. When it comes true, the mission is over at once.',
  },
  escape: {
    title: 'Escape Mission',
    also: ['escape', 'way home', 'reverse'],
    text: 'You start in the active Objective and build Locations towards the Mission card; you win when all Soldiers left stand on it. In the modern game Hostiles are drawn at the start, nobody can be medevaced, whoever is Downed is killed, and no Hostile is placed on the Mission card.',
  },
  raid: {
    title: 'Raid',
    also: ['strike and return', 'get out'],
    text: 'Play as usual until the Objective is done. Then the mission goes on as an Escape: all Soldiers left must get back to the Mission card. Nothing is rebuilt and the Timer runs on.',
  },
};
