import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { ShotFrame } from '../frames.ts';
import { dotsLeft, dotsSpent, whyNoCrew, whyNoLeader } from '../queries/able.ts';
import { bestTarget, findShot, isEnough, leastDice, poolOf } from '../queries/aiming.ts';
import { modified } from '../queries/conditions.ts';
import { planOf } from '../queries/feasible.ts';
import { type Field, get, soldierOf } from '../queries/field.ts';
import { occupiedHexes } from '../queries/line-of-sight.ts';
import { soldiersIn } from '../queries/pieces.ts';
import { type Order, type Refused, refusedOf, type Why } from '../queries/reason.ts';
import { NONE } from '../state.ts';
import { whyNoDice } from './no-dice.ts';
import { blockedAims, whyInfeasible, whyNoAimAt } from './shots.ts';

/** The choices that make up an attack, by the steps of the procedure. */
export type ShotChoice = 'aim' | 'crew' | 'bonus' | 'rank' | 'dice';

/** Why a choice in an attack is refused; `undefined` if it is legal, or not what is asked. */
export function whyNoChoice(field: Field, shot: ShotFrame, choice: Command): Why | undefined {
  if (choice.type === 'aim') return whyNoAimAt(field, shot.firer, shot.weapon, choice.hex);
  // CV-ATK-03: before the first shot, an attack is called off instead
  if (choice.type === 'holdFire')
    return findShot(field, shot.firer) ? undefined : { code: 'NOT_FIRED', rule: 'CV-ATK-03' };
  return shot.hex === NONE ? undefined : whyNotWith(field, shot, choice);
}

/** Why an aimed attack cannot use this crew, bonus, rank or number of dice. */
function whyNotWith(field: Field, shot: ShotFrame, choice: Command): Why | undefined {
  switch (choice.type) {
    case 'crew':
      return whyNoCrew(field, shot, choice.soldier) ?? whyInfeasible(field, manned(shot, choice.soldier));
    case 'noCrew':
      return whyInfeasible(field, { ...shot, isCrewed: true });
    case 'bonus':
      return whyInfeasible(field, { ...shot, bonus: Number(choice.isUsed) });
    case 'rank':
      return whyNoDots(field, shot, choice) ?? whyInfeasible(field, { ...shot, dots: choice.dots });
    case 'commit':
      return whyNoCommitment(field, shot, choice.dice);
    default:
      return undefined;
  }
}

function manned(shot: ShotFrame, soldier: Piece): ShotFrame {
  return { ...shot, crew: [...shot.crew, soldier] };
}

/** Why these dots of a leader cannot be used; without a leader there are none. */
function whyNoDots(field: Field, { firer }: ShotFrame, { leader, dots }: Order<'rank'>): Why | undefined {
  const why = leader === NONE ? undefined : whyNoLeader(field, firer, leader);
  if (why !== undefined) return why;
  if (leader === NONE ? dots !== 0 : dots < 1) return { code: 'NO_DOTS', rule: 'CV-COND-11' };
  return leader !== NONE && dots > dotsLeft(field, leader) ? dotsSpent(field, leader) : undefined;
}

/** CV-ATK-09, CV-ATK-16, CV-RULING-16: why this much firepower cannot be committed. */
function whyNoCommitment(field: Field, shot: ShotFrame, dice: number): Why | undefined {
  const occupied = occupiedHexes(field);
  const pool = poolOf(field, shot, occupied);
  const plan = planOf(field, shot);
  if (pool === undefined || plan === undefined) return whyInfeasible(field, shot);
  const { dice: most, isCircled } = pool.budget;
  if (dice > most) return { code: 'TOO_MANY_DICE', rule: 'CV-ATK-16', args: { most } };
  if (isCircled && dice < most) return { code: 'ALL_DICE', rule: 'CV-ATK-09', args: { most } };
  const least = leastDice(field, shot);
  if (dice < least)
    return { code: 'TOO_FEW_DICE', rule: least > 1 ? 'CV-RULING-16' : 'CV-ATK-16', args: { least } };
  if (isEnough(modified(dice, pool.modifiers), bestTarget(field, shot))) return undefined;
  return whyNoDice(field, { ...plan, budget: { ...plan.budget, dice } }, [shot.hex], occupied);
}

/** What an attack cannot be made with. */
export function blockedChoices(field: Field, step: ShotChoice, shot: ShotFrame): readonly Refused[] {
  if (step === 'aim') return blockedAims(field, shot.firer, shot.weapon);
  return refusedOf(CANDIDATES[step](field, shot), (choice) => whyNoChoice(field, shot, choice));
}

const CANDIDATES: Readonly<
  Record<Exclude<ShotChoice, 'aim'>, (field: Field, shot: ShotFrame) => readonly Command[]>
> = {
  crew: (field, shot) => [
    ...comrades(field, shot)
      .filter((soldier) => !shot.crew.includes(soldier))
      .map((soldier) => ({ type: 'crew', soldier }) as const),
    { type: 'noCrew' },
  ],
  bonus: () => [
    { type: 'bonus', isUsed: true },
    { type: 'bonus', isUsed: false },
  ],
  rank: (field, shot) => [
    ...[shot.firer, ...comrades(field, shot)].flatMap((leader) =>
      upTo(soldierOf(field, leader).rank).map((dots) => ({ type: 'rank', leader, dots }) as const),
    ),
    { type: 'rank', leader: NONE, dots: 0 },
  ],
  dice: (field, shot) =>
    upTo(poolOf(field, shot, occupiedHexes(field))?.budget.dice ?? 0).map((dice) => ({
      type: 'commit',
      dice,
    })),
};

/** The other soldiers in the firer's hex. */
function comrades(field: Field, { firer }: ShotFrame): readonly Piece[] {
  const { seat } = soldierOf(field, firer);
  return soldiersIn(field, get(field.game.at, firer), seat).filter((soldier) => soldier !== firer);
}

/** The numbers from 1 to `most`. */
export function upTo(most: number): readonly number[] {
  return Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);
}
