import type { TextsOf } from '@sitrep/contract/handbook';
import type { phases as facts } from '../facts/phases.ts';

export const title = 'Turn and phases';

/** The entries of the handbook’s section “phases”, in English. */
export const entries: TextsOf<typeof facts> = {
  'game-turn': {
    title: 'Game turn',
    also: ['round', 'turn order', 'sequence of play'],
    text: 'A game turn is a Soldier Turn followed by a Hostile Turn. Turns repeat until the mission ends, and a victory ends it on the spot.',
  },
  'soldier-turn': {
    title: 'Soldier Turn',
    also: ['our turn', 'player turn', 'refresh', 'start of turn', 'action step'],
    text: 'First all Action counters are refreshed, then start-of-turn effects happen and in WWII the Environment is rolled. After that Soldiers act in any order, taking turns as often as you like. Nobody has to use all Actions, but unused ones are lost.',
  },
  'end-of-soldier-turn': {
    title: 'Ending the Soldier Turn',
    also: ['done', 'pass', 'end turn', 'stop'],
    text: 'The Soldier Turn ends when every player agrees. Then, in this order: a completed Objective wins, Retain costs are paid, end-of-turn Objectives are checked, and a Time Limit counter is placed.',
  },
  'hostile-turn': {
    title: 'Hostile Turn',
    also: ['enemy turn', 'steps'],
    text: 'It has five steps: Reinforcement draw, Hostile Attack, Close Range, Remove Suppress, Advance Timer. Soldiers may act in it only with cards, Gear or abilities that name such a moment.',
  },
  'reinforcement-step': {
    title: 'Reinforcement draw',
    also: ['reinforcements', 'rein', 'reinforce value', 'new hostiles', 'always reinforce', 'none'],
    text: 'Draw one Hostile card for each Location with a Soldier in it or with “Always Reinforce”; “no Reinforcements” is skipped. If the card’s value is among the printed Reinforce values, it enters there. If not, it is discarded and nothing replaces it. A modern Event is treated the same way.',
  },
  'attack-step': {
    title: 'Hostile Attack step',
    also: ['enemy attacks', 'order of attacks', 'who attacks'],
    text: 'Inspire and other start effects come first. Then each Hostile card with an uncovered reticle and its target within Range attacks once, newly arrived cards included. The players choose the order, one card at a time.',
  },
  'close-range-step': {
    title: 'Close Range step',
    also: ['hostile movement', 'enemies move', 'back off', 'advance'],
    text: 'A Hostile card whose target is out of Range moves one slot towards it. A single Suppress counter on the card is enough to stop it. In WWII a Hostile also backs off from a target that is too close for its weapon, and closes in when something bars its attack.',
  },
  'remove-suppress-step': {
    title: 'Remove Suppress step',
    also: ['hostiles recover', 'unsuppress'],
    text: 'Every Hostile card that has any Suppress counters loses one. Counters on Soldiers stay; those cost an Action each.',
  },
  'advance-timer': {
    title: 'Timer',
    also: ['time', 'turns left', 'timer forward', 'timer backward', 'clock', 'time track'],
    text: 'The Timer moves one space towards 1 at the end of each Hostile Turn; when it would leave 1, the mission fails. “Forward” on a card takes turns away, “back” gives turns back, without an upper limit.',
  },
  'mission-end': {
    title: 'Winning and losing',
    also: ['victory', 'defeat', 'success', 'failure', 'end of game', 'concede'],
    text: 'You win the moment the Objective is met, whoever’s turn it is. You lose when time runs out, when no Soldier is left, or when the Objective itself is failed. If both happen at once, you have won. Being stuck is not a defeat, but you may give up.',
  },
};
