import type { TextsOf } from '@sitrep/contract/handbook';
import type { attacks as facts } from '../facts/attacks.ts';

export const title = 'Attacks';

/** The entries of the handbook’s section “attacks”, in English. */
export const entries: TextsOf<typeof facts> = {
  attack: {
    title: 'Attack',
    also: ['fire', 'shoot', 'shooting', 'attacking'],
    text: 'A soldier may attack once in his own Combat Phase and once as defensive fire. Choose man and weapon, hex, and how much firepower to use, then the targets. Crawling men do not attack in their own phase, wounded men never.',
  },
  'dice-pool': {
    title: 'Number of dice',
    also: ['dice pool', 'how many dice', 'modifiers'],
    text: 'The dice are the firepower used, plus or minus terrain and every condition that holds. What concerns the hex counts once for the whole volley, what concerns a man only for him. Without a single die left there is no attack.',
  },
  'splitting-fire': {
    title: 'Splitting fire',
    also: ['divide dice', 'part of the firepower', 'several hexes'],
    text: 'You may use only part of a man’s firepower against one hex and the rest against others, one after another, knowing the results. In a Combat Phase one firer attacks the same man only once, in defensive fire once for each hex he enters. Nothing is kept for another phase.',
  },
  'share-dice': {
    title: 'Targets',
    also: ['choose target', 'share dice', 'whom to hit'],
    text: 'Name one enemy soldier in the hex and his dice before rolling; neither changes afterwards. Further men there get dice from what is left, each in an attack of his own. Weapons and bunkers are never aimed at.',
  },
  'defensive-fire': {
    title: 'Defensive fire',
    also: ['reaction fire', 'opportunity fire', 'overwatch'],
    text: 'Whenever enemies step into a hex, your soldiers who see it may fire at those who just entered, one attack after another. Men already there are no targets. Pieces in close combat and fire support take no part.',
  },
  declining: {
    title: 'Letting them pass',
    also: ['pass', 'hold fire', 'decline'],
    text: 'The mover waits for your answer after each step and need not say where he is going. Once you pass, that step is over for good. A chance is offered also where only a hidden bunker might see, so that it gives nothing away.',
  },
  reserve: {
    title: 'Firepower in reserve',
    also: ['hold back', 'keep dice', 'later movers'],
    text: 'In defensive fire you may spend part of a man’s firepower and keep the rest for later steps of the same phase. His first shot settles whether he uses his own rating or a weapon. Conditions are judged afresh each time.',
  },
};
