import type { TextsOf } from '@sitrep/contract/handbook';
import type { hostiles as facts } from '../facts/hostiles.ts';

export const title = 'Hostiles';

/** The entries of the handbook’s section “hostiles”, in English. */
export const entries: TextsOf<typeof facts> = {
  'hostile-card': {
    title: 'What a Hostile card shows',
    also: ['enemy card', 'value', 'chart', 'cover'],
    text: 'It prints its value, reticles, Cover, attack charts with Ranges, keywords and text. The value counts for draws, Reinforcement, screening and XP. Hostile cards lie face up in their slot.',
  },
  'hostile-draw': {
    title: 'Drawing Hostiles',
    also: ['how many hostiles', 'hostile table', 'threshold', 'band'],
    text: 'Look up the team value in the card’s Hostile table, then draw until the values drawn add up to that number. A 0 means exactly one card, a dash none. A card placed elsewhere still counts for the Location it was drawn for.',
  },
  'entry-order': {
    title: 'When Hostiles enter play',
    also: ['order of entry', 'targets first', 'entry text'],
    text: 'Draw all cards first. Then, in draw order, all of them get targets, are placed and do what they do on entering; Events follow, the Location’s own text comes last. Reactions such as mines are offered when a card reaches its place.',
  },
  target: {
    title: 'Whom a Hostile targets',
    also: ['target cup', 'targeting counter', 'cup'],
    text: 'Each new Hostile card draws a Targeting counter from the cup, which holds four for each Soldier. That Soldier stays its target until one of them leaves play or an effect changes it. A Soldier may have any number of Hostiles after him.',
  },
  retargeting: {
    title: 'New target after a loss',
    also: ['retarget', 'soldier left'],
    text: 'When a Soldier leaves, all his Targeting counters are removed for good. Then every card that aimed at him draws a new counter, by slot and order of arrival.',
  },
  placement: {
    title: 'Where a Hostile is placed',
    also: ['front-most', 'rear-most', 'place in targeted', 'placement'],
    text: 'Normally in the Location it was drawn for. Some cards join the front-most or rear-most Soldiers or their target instead. In an Escape they are placed one slot ahead of the front-most or behind the rear-most, but never off the path. Reinforcements follow the same rules.',
  },
  screening: {
    title: 'Screened',
    also: ['protected', 'screens', 'screened by', 'hostiles screen', 'bodyguard'],
    text: 'A Screened Hostile or target cannot be attacked or engaged while one card of the named class in the same Location has an uncovered reticle. Suppress or kill the whole screen first. A card never screens itself or its own kind, and two cards cannot screen each other.',
  },
  'covered-hostile': {
    title: 'Hostile with all reticles covered',
    also: ['fully suppressed', 'inert', 'chart column'],
    text: 'Uncovered reticles choose the chart column. With none left the card neither attacks, moves nor screens, and its text stops; it stays in play with its target. In WWII descriptions such as Fearless, Immobile or Screened still hold, in the modern game nothing does.',
  },
  'hostile-attack': {
    title: 'Hostile attack',
    also: ['enemy attack', 'chart', 'wounds'],
    text: 'Roll a d10 on the column of the uncovered reticles and a d6, plus Penetration, against the target’s Cover. If Cover is defeated and the row is not a Miss, all of it happens; its Wounds come as one counter. If only one of the two succeeds, he takes a Suppress; if neither, nothing.',
  },
  'suppress-on-soldier': {
    title: 'Suppress on Soldiers',
    also: ['several suppress counters', 'stack'],
    text: 'A Soldier may collect any number of Suppress counters, and each costs an Action to remove.',
  },
  'suppress-hostile': {
    title: 'Suppress on Hostiles',
    also: ['pin enemies', 'suppress hostile'],
    text: 'A suppressed reticle does not fight, and one counter is enough to keep the card from moving. One counter per card goes away each Hostile Turn. Objective targets, Events and Fearless Hostiles are never suppressed.',
  },
  'reaction-windows': {
    title: 'Reacting to a Hostile attack',
    also: ['reaction', 'interrupt', 'take cover', 'window'],
    text: 'There are three moments: before the roll, after the roll but before its result, and when Wounds are about to be placed. Each card works only at the moment it names; Take Cover waits for Wounds in the modern game, for the roll in WWII. Any number may be played, by any player, until all pass.',
  },
  'cancelled-attack': {
    title: 'Cancelled attack',
    also: ['cancel', 'take cover', 'stop attack'],
    text: 'A cancelled attack has no result for anyone: no Wound, Suppress, Again, All or Destroy. The Hostile counts as having attacked.',
  },
  'redirected-attack': {
    title: 'Drawing fire, taking Wounds',
    also: ['redirect', 'draw fire', 'self sacrifice'],
    text: 'Draw Fire and Self Sacrifice spare only the Soldier who plays them; another in his Location takes his place. A redirected attack, with its Again, hits the other Soldier and checks his Cover; the Targeting counter stays. Wounds taken over need no new Cover check, and whoever takes them may be Downed by them.',
  },
  events: {
    title: 'Events',
    also: ['event card', 'banner', 'event deck'],
    text: 'Modern Events lie in the Hostile deck and count with their value. In WWII a Hostile marked “Event” draws one Event when it enters play, and stays. Lasting Events stay beside their Location until their text, or an attack it allows, removes them.',
  },
  'event-cancel': {
    title: 'Cancelling an Event',
    also: ['stop event', 'pay xp for event'],
    text: 'An Event that can be bought off is cancelled only right after its draw, once all Hostiles and Events of that draw are known. Any Soldiers may pay the XP. Each Event is decided separately.',
  },
  'event-attack': {
    title: 'Attacks printed on Events',
    also: ['artillery event', 'event wounds'],
    text: 'They are rolled like a Hostile attack against each Soldier’s Cover. But no Hostile card makes them, so cards that react to a Hostile’s attack are useless; cards that react to Wounds work, also against Wounds that an Event deals without dice.',
  },
  'pay-or-suffer': {
    title: 'Pay XP or suffer',
    also: ['pay or', 'choice', 'penalty'],
    text: 'The team decides once, when the text comes up, and pays all or nothing. If the XP cannot be paid in full, the other thing happens, even if that ends the mission.',
  },
};
