import type { TextsOf } from '@sitrep/contract/handbook';
import type { cards as facts } from '../facts/cards.ts';

export const title = 'Cards and Experience';

/** The entries of the handbook’s section “cards”, in English. */
export const entries: TextsOf<typeof facts> = {
  'action-cards': {
    title: 'Action cards',
    also: ['play a card', 'cards', 'hand'],
    text: 'A Player Soldier may play any number of cards, one after the other, at their printed cost. They belong to the Soldier Turn unless they name another moment; then they can be played whenever it occurs, several on the same occasion.',
  },
  'you-any-soldier': {
    title: '“You” and “You [any Soldier]”',
    also: ['any soldier', 'beneficiary', 'who benefits'],
    text: '“You” is the Player Soldier who plays the card, and only he. “You [any Soldier]” lets an Upgun give the effect to any Soldier of any kind instead, wherever he is.',
  },
  'discard-cost': {
    title: 'Discard cost',
    also: ['support n', 'stealth n', 'covert n', 'corner number', 'typed cards'],
    text: 'Support, Stealth (modern) and Covert (WWII) cards print a number: the Player Soldier discards that many other cards from his own hand to play it. Nobody else can discard for him. The number on a Location is its Entrance cost.',
  },
  upgun: {
    title: 'Upgun [ ]',
    also: ['square brackets', 'boost', 'improve', '1 XP'],
    text: 'For 1 XP, paid by any Soldiers, use all the text in square brackets instead of the plain text. Pay for each use; permanent cards such as Skills can be upgunned too.',
  },
  'support-card': {
    title: 'Support card',
    also: ['support', 'air strike', 'mortar', 'helicopter', 'in play'],
    text: 'It stays in front of the Player Soldier who played it and works at once. Skills and other cards do not change it. Its attack has no Range limit unless printed, uses no weapon, and still cannot hit a Screened target.',
  },
  retain: {
    title: 'Retain',
    also: ['keep a card', 'retain cost', 'upkeep'],
    text: 'At the end of each Soldier Turn pay the Retain XP to keep the card in play, or discard it. The discard cost is not paid again. A card without a Retain cost always goes.',
  },
  'location-in-hand': {
    title: 'Location cards in hand',
    also: ['discard a location', 'spare location'],
    text: 'A Location in your hand is worth a card like any other: discard it for an Entrance, for a card’s cost or with Discard and Draw.',
  },
  'cards-on-objectives': {
    title: 'Cards against the Objective',
    also: ['support on objective', 'mortar on target'],
    text: 'A card that acts on Hostile cards cannot be used on the target printed on an Objective, nor on a Hostile whose death is the Objective. It may strike other Hostile cards standing there. Your own attacks with bonus cards are fine.',
  },
  'hand-size': {
    title: 'Hand size',
    also: ['hand limit', 'max cards', 'health'],
    text: 'Hand size is current Health and matters only for Discard and Draw. You never discard because you hold too many, not even after a Wound, and card effects may draw beyond it.',
  },
  experience: {
    title: 'Experience (XP)',
    also: ['experience points', 'gain xp', 'kill reward'],
    text: 'The Soldier whose attack kills the last reticle of a Hostile card gains its value in XP at once; earlier kills on it give nothing. Discarded cards, Events and Objective targets give none.',
  },
  'paying-xp': {
    title: 'Paying with XP',
    also: ['spend xp', 'share xp', 'contribute'],
    text: 'XP stay with the Soldier who earned them and cannot be handed over, but any Soldiers may chip in for any payment, wherever they are and even if suppressed. Their players must agree. A Soldier who leaves takes his XP with him.',
  },
  'xp-without-attack': {
    title: 'XP without a Soldier’s attack',
    also: ['no xp', 'support kill', 'event kill', 'who gets xp'],
    text: 'A kill by a Support attack earns XP for its owner, unless it says No XP. If an Event or another effect finishes a card, the Soldier whose attack last put an EKIA there gets them. If the Hostile destroys itself, its target does.',
  },
  'starting-xp': {
    title: 'Start with n XP',
    also: ['starting xp', 'printed xp'],
    text: 'The Soldier begins the mission with that many XP. Gear that arrives later gives them once, to the Soldier who first receives it, and not again when it is passed on.',
  },
};
