import type { TextsOf } from '@sitrep/contract/handbook';
import type { keywords as facts } from '../facts/keywords.ts';

export const title = 'Keywords';

/** The entries of the handbook’s section “keywords”, in English. */
export const entries: TextsOf<typeof facts> = {
  keywords: {
    title: 'Keywords',
    also: ['keyword list', 'glossary', 'words on cards'],
    text: 'A keyword is a short name for a rule: look it up here by its name. Words without a rule of their own are traits, which only other cards refer to.',
  },
  'chart-rows': {
    title: 'Miss, Kill, Kill All',
    also: ['chart row', 'kill discard', 'instant kill'],
    text: 'Miss: the attack roll failed, but the other die may still suppress. Kill: with Cover defeated the target is Downed; Kill All does so to everyone in his Location whose Cover is defeated. Kill, Discard also discards the Hostile, without XP.',
  },
  again: {
    title: 'Again',
    also: ['second attack', 'attack again'],
    text: 'After the row has been applied, the same card attacks once more with new dice and new reactions. It does not if Cover turned the row into a Suppress or the attack was cancelled. If the target was Downed, a new one is drawn, who must be in Range.',
  },
  'all-row': {
    title: 'All',
    also: ['everyone in the location', 'area attack'],
    text: 'The row hits every Soldier in the target’s Location. The one Defeat Cover die is compared with each Soldier’s own Cover: defeated, he suffers the row; otherwise he is suppressed. On a Miss only the target is checked.',
  },
  destroy: {
    title: 'Destroy, Malfunction',
    also: ['suicide bomber', 'self-destruct'],
    text: 'Destroy: after the rest of the row the Hostile leaves play, even if Cover held; only a cancelled attack keeps it. Malfunction: the Hostile is simply eliminated and harms nobody. Either way its target gains the XP.',
  },
  'discard-hostile': {
    title: 'Discard Hostile',
    also: ['remove hostile card'],
    text: 'The card leaves play without XP and its Targeting counter returns to the cup. It counts as gone for Eliminate Hostiles.',
  },
  fearless: {
    title: 'Fearless',
    also: ['cannot be suppressed', 'brave'],
    text: 'A Fearless Hostile never takes Suppress counters; only Kills help against it.',
  },
  immobile: {
    title: 'Immobile',
    also: ['does not move', 'cannot move after hits'],
    text: 'It never moves in the Close Range step. “Cannot move after n Kills” starts when n EKIA counters lie on the card.',
  },
  inspire: {
    title: 'Inspire',
    also: ['officer', 'leader', 'rally'],
    text: 'At the start of the Hostile Attack step every Hostile card in play, itself included, loses one Suppress counter. It needs an uncovered reticle; several Inspires add up.',
  },
  'hostile-reinforce': {
    title: 'Reinforce (values) on a Hostile',
    also: ['radioman', 'extra reinforcement'],
    text: 'If it was in play before this Hostile Turn and has an uncovered reticle, one more card is drawn for its own Location in Reinforcement, even where the Location says “no Reinforcements”. If the ability is printed with a Range, its target must also be within it.',
  },
  'collateral-damage': {
    title: 'Collateral Damage',
    also: ['civilians', 'no explosions'],
    text: 'Explosion and Auto, in WWII Spray as well, cannot be used against targets in this Location. Other modes are fine.',
  },
  'cover-at-range': {
    title: 'Has Cover n at Range r',
    also: ['cover by distance'],
    text: 'Against attacks from that distance the Hostile’s Cover is the number named there, not its usual one.',
  },
};
