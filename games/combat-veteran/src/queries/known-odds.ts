import { derive } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import type { Target } from '../plans.ts';
import { type AttackOdds, attackOdds } from './attack-odds.ts';

/** The odds of a number of dice against a kind of target. They are the same in every match, and take a while. */
export const knownOdds: (content: Content, shot: Shot) => AttackOdds = derive.content(
  (_content: Content, { dice, target }: Shot) => attackOdds(dice, target),
  ({ dice, target: { discipline, isWounded, isCrawling, diesOfWounds } }) =>
    [dice, discipline, Number(isWounded), Number(isCrawling), Number(diesOfWounds)].join(),
);

interface Shot {
  readonly dice: number;
  readonly target: Target;
}

/** Parts of a whole in which chances are compared: plenty to tell ways apart, and the product of two is still a plain number. */
export const WHOLE = 1_000_000;

/** The chance to be wounded or worse, in parts of `WHOLE`. */
export const hitChance: (content: Content, shot: Shot) => number = derive.content(
  (content: Content, shot: Shot) => {
    const { total, counts } = knownOdds(content, shot);
    return Number(((counts.wounded + counts.killed) * BigInt(WHOLE)) / total);
  },
  ({ dice, target: { discipline, isWounded, isCrawling, diesOfWounds } }) =>
    [dice, discipline, Number(isWounded), Number(isCrawling), Number(diesOfWounds)].join(),
);
