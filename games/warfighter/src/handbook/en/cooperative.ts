import type { TextsOf } from '@sitrep/contract/handbook';
import type { cooperative as facts } from '../facts/cooperative.ts';

export const title = 'Playing together';

/** The entries of the handbook’s section “cooperative”, in English. */
export const entries: TextsOf<typeof facts> = {
  together: {
    title: 'Playing together',
    also: ['co-op', 'cooperative', 'solo', 'talk', 'players'],
    text: 'All players win or lose together, and the rules run the Hostiles. Any number may share the team, one player included, and you may always talk about everything.',
  },
  controllers: {
    title: 'Who runs a Soldier',
    also: ['control', 'whose turn', 'order of players'],
    text: 'Each Soldier has one player, who alone gives him orders. There is no player order: in the Soldier Turn anyone may act at any time. Whoever gives Gear, discards or XP decides; receiving needs no consent.',
  },
  hands: {
    title: 'Hands of cards',
    also: ['hidden cards', 'show hand', 'share cards', 'give a card'],
    text: 'Each Player Soldier has his own hand; cards never change hands, not even between two Soldiers of one player. You decide what you show to the others. Non-Player and Squad Soldiers hide nothing.',
  },
  'team-decisions': {
    title: 'Decisions of the team',
    also: ['who decides', 'team lead'],
    text: 'A choice that concerns the team is made by the player whose Soldier caused it, for example by playing the Location; otherwise by the player of the targeted Soldier, otherwise by the team lead. The others may advise and contribute.',
  },
  'handing-over': {
    title: 'Handing over a Soldier',
    also: ['give control', 'player leaves'],
    text: 'A player may offer a Soldier to another player, who accepts or declines. It cannot be done in the middle of an open question.',
  },
};
