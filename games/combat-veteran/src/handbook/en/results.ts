import type { TextsOf } from '@sitrep/contract/handbook';
import type { results as facts } from '../facts/results.ts';

export const title = 'Results';

/** The entries of the handbook’s section “results”, in English. */
export const entries: TextsOf<typeof facts> = {
  'die-results': {
    title: 'Reading the dice',
    also: ['results', 'chart', 'combat results', 'miss'],
    text: '1 takes cover, 2 misses, 3 is a check, 4 pins, 5 wounds lightly, 6 severely. First heroes roll again, then the defender cancels, then the rest applies from low to high. Beside a wound, threes and fours no longer matter.',
  },
  'take-cover': {
    title: 'Take Cover',
    also: ['one', 'cancel', 'cancel a die'],
    text: 'Each 1 does the target no harm and lets the defender cancel one 3, 4, 5 or 6 of the same attack, whichever he likes. He need not. A 1 in a check is not Take Cover.',
  },
  nerve: {
    title: 'Three: check under fire',
    also: ['discipline check result', 'nerve', '3'],
    text: 'The target checks for each 3 that counts; if he fails he crawls, and no more checks are needed. On a crawling man it does nothing.',
  },
  pinned: {
    title: 'Four: pinned',
    also: ['pin', 'pinned down', '4'],
    text: 'The target goes down and crawls without any check. Whoever already crawls is not affected.',
  },
  'lightly-wounded': {
    title: 'Five: lightly wounded',
    also: ['light wound', '5'],
    text: 'The target is wounded, which takes any other marker off him. Several fives, or one on a wounded man, do no more than that.',
  },
  'severely-wounded': {
    title: 'Six: severely wounded',
    also: ['severe wound', '6', 'kill'],
    text: 'A six wounds like a five. It kills a man who is already wounded, even by another die of the same attack.',
  },
  'hero-reroll': {
    title: 'Rolling a die again',
    also: ['re-roll', 'hero re-roll'],
    text: 'A hero’s owner may have one attack die rolled again, when the hero attacks or is attacked; the new roll stands. The attacker decides first, and no die is rolled again twice. Checks and fire support are never rolled again.',
  },
  'collateral-damage': {
    title: 'Collateral damage',
    also: ['spare sixes', 'excess', 'damage weapon'],
    text: 'When the target has died, each six that was not needed damages a weapon or bunker in the hex, as the attacker likes. A working weapon malfunctions, a broken one or a bunker is gone; men in that bunker stay, unprotected.',
  },
  malfunction: {
    title: 'Malfunction',
    also: ['broken weapon', 'jam', 'out of order'],
    text: 'A malfunctioned weapon cannot be used but is carried as usual, and may be repaired. Weapons for one use and captured ones are lost instead.',
  },
};
