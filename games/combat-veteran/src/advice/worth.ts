import { derive } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import type { Piece } from '../content/roster.ts';
import type { Target } from '../plans.ts';
import { modifiersFor } from '../queries/aiming.ts';
import { atLeast, attackOdds } from '../queries/attack-odds.ts';
import { modified } from '../queries/conditions.ts';
import { type Field, get, soldierOf, weaponOf } from '../queries/field.ts';
import { isBroken, isWounded, weaponsOf } from '../queries/pieces.ts';
import { targetOf } from '../queries/planned-attack.ts';

/** The measure of all advice: a thousand is a soldier put out of action. */
export const MAN = 1000;

/** More dice than this bring little more, and their odds take long to compute. */
const MOST_DICE = 12;

/** What each effect on a target is worth to its enemy. */
interface Effects {
  readonly crawl: number;
  readonly wounded: number;
  readonly killed: number;
}

/** CV-S1-17: in the paddies a US soldier killed scores three, and one wounded may still die. */
const PADDY_US: Effects = { crawl: 250, wounded: 1300, killed: 3000 };
const PADDY_VC: Effects = { crawl: 250, wounded: 1000, killed: 1150 };
const KEATING_US: Effects = { crawl: 250, wounded: 1000, killed: 1250 };
/** Groups die of any wound, and few of them get up again. */
const TALIBAN: Effects = { crawl: 350, wounded: MAN, killed: MAN };

function effectsOn({ content }: Field, seat: number): Effects {
  if (content.scenario === 'keating') return seat === 0 ? KEATING_US : TALIBAN;
  return seat === 0 ? PADDY_US : PADDY_VC;
}

/** What a soldier killed is worth to the other side. */
export function worthOf(field: Field, soldier: Piece): number {
  const { killed, wounded } = effectsOn(field, soldierOf(field, soldier).seat);
  return (isWounded(field, soldier) ? killed - wounded + 100 : killed) + weaponWorth(field, soldier);
}

/** A heavy or plus weapon makes its user worth more. */
function weaponWorth(field: Field, soldier: Piece): number {
  const values = weaponsOf(field, soldier)
    .filter((weapon) => !isBroken(field, weapon))
    .map((weapon) => 40 * (weaponOf(field, weapon).type.firepower?.value ?? 2));
  return Math.max(0, ...values) + 60 * soldierOf(field, soldier).rank;
}

type Chances = readonly [crawl: number, wounded: number, killed: number];

/** The odds from the engine's own resolver, in thousandths. Cached: they are the same in every match and slow to compute. */
const chancesOf = derive.content(
  (_content: Content, { dice, target }: { readonly dice: number; readonly target: Target }): Chances => {
    const odds = attackOdds(dice, target);
    const [crawl, wounded, killed] = [
      atLeast(odds, 'crawl'),
      atLeast(odds, 'wounded'),
      atLeast(odds, 'killed'),
    ];
    return [crawl - wounded, wounded - killed, killed];
  },
  ({ dice, target: { discipline, isWounded: down, isCrawling: low, diesOfWounds } }) =>
    [dice, discipline, Number(down), Number(low), Number(diesOfWounds)].join(),
);

/** What an attack with this many dice, all modifiers counted, is worth. */
export function attackWorth(field: Field, target: Piece, dice: number): number {
  if (dice < 1) return 0;
  const facts = targetOf(field, target);
  const [crawl, wounded, killed] = chancesOf(field.content, {
    dice: Math.min(dice, MOST_DICE),
    target: facts,
  });
  const effects = effectsOn(field, soldierOf(field, target).seat);
  const extra = weaponWorth(field, target);
  const wound = facts.isWounded ? 0 : effects.wounded + (extra >> 1);
  const sum = crawl * effects.crawl + wounded * wound + killed * worthOf(field, target);
  return Math.floor(sum / 1000);
}

/** What dice against an average soldier are worth, for places where nobody is yet. */
export function roughWorth(field: Field, seat: number, dice: number): number {
  if (dice < 1) return 0;
  const isGroup = field.content.scenario === 'keating' && seat === 1;
  const target = {
    discipline: isGroup ? 4 : 5,
    isWounded: false,
    isCrawling: false,
    diesOfWounds: isGroup,
  };
  const [crawl, wounded, killed] = chancesOf(field.content, { dice: Math.min(dice, MOST_DICE), target });
  const effects = effectsOn(field, seat);
  return Math.floor((crawl * effects.crawl + wounded * effects.wounded + killed * effects.killed) / 1000);
}

/** Dice that the target's own conditions add or take away. */
export function ownDice(field: Field, target: Piece, isArmorIgnored: boolean): number {
  return modified(0, modifiersFor(field, target, isArmorIgnored));
}

/** The most targets that share the dice of a volley. */
const MOST_TARGETS = 4;

/** What a pool of dice in one hex is worth when it is dealt out well; without a die of its own it is for one target that adds some. */
export function volleyWorth(
  field: Field,
  targets: readonly Piece[],
  pool: number,
  isArmorIgnored: boolean,
): number {
  let best = 0;
  for (let count = 1; count <= Math.min(MOST_TARGETS, targets.length, Math.max(1, pool)); count += 1) {
    const share = Math.floor(pool / count);
    const worths = targets
      .map((target) => attackWorth(field, target, share + ownDice(field, target, isArmorIgnored)))
      .sort((one, other) => other - one);
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += get(worths, index);
    best = Math.max(best, sum);
  }
  return best;
}
