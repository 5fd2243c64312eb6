import type { TextsOf } from '@sitrep/contract/handbook';
import type { phases as facts } from '../facts/phases.ts';

export const title = 'Turn and phases';

/** The entries of the handbook’s section “phases”, in English. */
export const entries: TextsOf<typeof facts> = {
  'game-turn': {
    title: 'Game turn',
    also: ['ten turns', 'round', 'turn track'],
    text: 'A firefight lasts ten turns, unless a shorter one was agreed. In each turn one side plays all its phases, then the other; the US side begins at the Rice Paddy Angle, the Taliban at Keating.',
  },
  'player-turn': {
    title: 'Phases',
    also: ['order of play', 'sequence', 'player turn', 'end phase'],
    text: 'A side’s turn has four phases, always in this order: Discipline, Stance, Movement, Combat. Most of what a phase offers is voluntary; end it when you have done enough.',
  },
  'first-turn': {
    title: 'First turn',
    also: ['turn 1', 'opening', 'start'],
    text: 'The side that begins opens turn 1 with its Movement Phase. From then on every turn of a side has all four phases.',
  },
  'discipline-phase': {
    title: 'Discipline Phase',
    also: ['rally phase', 'recovery', 'first phase'],
    text: 'Try to get crawling men up, roll for the wounded, repair weapons, hand weapons over and change who is inside bunkers, in any order. Crawling men may roll; wounded men who are alone must. Nobody rolls twice.',
  },
  'stance-phase': {
    title: 'Stance Phase',
    also: ['second phase', 'markers'],
    text: 'Every unwounded soldier may place a Crawl, Run or Sprint marker, or take Run or Sprint off. It uses up his one change of the turn; whoever waits may still change while he moves.',
  },
  'movement-phase': {
    title: 'Movement Phase',
    also: ['third phase', 'move'],
    text: 'First, whoever carries a wounded man checks or sets him down. Then move your soldiers hex by hex, one group after another; the enemy may fire at every step. You may leave anybody where he is.',
  },
  'end-of-movement': {
    title: 'End of the Movement Phase',
    also: ['after moving', 'overheat order'],
    text: 'Runners and sprinters who did not move now check for overheating, in the order you choose. Then one round is fought in every hex where both sides still have soldiers, and smoke clears.',
  },
  'combat-phase': {
    title: 'Combat Phase',
    also: ['fourth phase', 'fire', 'shooting'],
    text: 'Fire with your soldiers one after another, and call fire support between them as you like. The enemy may lay smoke before it begins. Nobody has to attack.',
  },
};
