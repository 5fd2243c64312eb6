import type { TextsOf } from '@sitrep/contract/handbook';
import type { basics as facts } from '../facts/basics.ts';

export const title = 'Basics';

/** The entries of the handbook’s section “basics”, in English. */
export const entries: TextsOf<typeof facts> = {
  'golden-rule': {
    title: 'Card text comes first',
    also: ['golden rule', 'conflict', 'override', 'precedence', 'exception'],
    text: 'What a card says beats the rules. When two texts disagree, follow the card, then the keyword, then the general rule.',
  },
  dice: {
    title: 'Dice and bonuses',
    also: ['d10', 'd6', 'die', 'roll', 'bonus', 'penalty', 'modifier', 'natural roll', 'zero counts as ten'],
    text: 'Everything is rolled on a d10, except Defeat Cover, which is rolled on a d6. Bonuses change the die and never the number needed, and no face hits or misses by itself. Reload, Jam and Stumble alone look at the die as it fell.',
  },
  'mission-path': {
    title: 'Mission path',
    also: ['slots', 'row', 'path', 'map', 'display'],
    text: 'The path is a row of numbered slots. The Mission card lies in slot 1 and the Objective in the last one; you fill the gap with Locations as you go. Mission and Objective count as Locations too.',
  },
  range: {
    title: 'Range and adjacent',
    also: ['distance', 'in range', 'out of range', 'adjacent', 'range 0'],
    text: 'Range is the difference between two slot numbers; the same slot is Range 0, the next one is adjacent. Empty slots count too. Only the distances printed on a weapon or chart can be used.',
  },
  decks: {
    title: 'Decks and discard piles',
    also: ['empty deck', 'shuffle', 'reshuffle', 'draw pile', 'discard pile'],
    text: 'In the modern game Locations are shuffled into the Action deck and Events into the Hostile deck; in WWII all four have decks of their own. An empty deck is rebuilt from its discard pile, even in the middle of a draw. If that is empty too, you draw fewer cards. Discard piles are open to everybody.',
  },
  'one-at-a-time': {
    title: 'One thing at a time',
    also: ['order', 'interrupt', 'undo', 'take back', 'finish'],
    text: 'Finish one Action, Activity or card before the next begins; only cards that name a step inside an Action may interrupt it. What is done cannot be taken back once a die has been rolled or something hidden has been seen.',
  },
  costs: {
    title: 'Paying costs',
    also: ['cost', 'price', 'pay', 'afford'],
    text: 'Every cost is paid in full or the thing cannot be done at all. Nothing is paid on credit and nothing is half used.',
  },
  reticle: {
    title: 'Hostile, reticle, EKIA',
    also: ['enemy', 'hostile', 'killed', 'crosshair', 'figure', 'uncovered'],
    text: 'Each reticle on a Hostile card is one enemy. A Suppress or EKIA counter covers it; only uncovered reticles fight. On card effects, “Hostile” means one reticle and “Hostile card” the whole card.',
  },
  traits: {
    title: 'Traits',
    also: [
      'reference words',
      'ranged',
      'nature',
      'structure',
      'vehicle',
      'aircraft',
      'urban',
      'desert',
      'water',
      'mountain',
      'edged',
      'pointed',
      'suppressed weapon',
      'keyword matching',
    ],
    text: 'A trait such as Ranged, Nature or Edged does nothing on its own; other cards refer to it. A bonus that names a trait or a word of the title helps only a weapon that has it. Structures, Vehicles and Aircraft cannot be fought with bare hands or in hand-to-hand combat.',
  },
  'uses-per-turn': {
    title: 'Once per turn',
    also: ['limit', 'per turn', 'once each soldier turn', 'reset', 'times'],
    text: 'A limit counts per card or Soldier that has it. “Soldier Turn” limits reset at the next refresh, “game turn” limits after the Timer has moved. An effect marked once each Soldier Turn works in the turn the card is played too.',
  },
  chance: {
    title: 'Where luck comes from',
    also: ['random', 'randomness', 'luck', 'seed', 'fair dice'],
    text: 'Only shuffles, draws and dice are random, and no player and no program can know a result in advance. The same game replayed from its seed gives the same rolls.',
  },
};
