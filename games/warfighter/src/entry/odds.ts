import type { Chance, Odds, OddsModifier } from '@sitrep/contract';
import { type Answer, type Distribution, derive, type Seat } from '@sitrep/kernel';
import {
  type AttackOutcome,
  attackOdds,
  effectCounts,
  type HostileResult,
  healOdds,
  hostileOdds,
  hostilePlans,
  type Read,
} from '../for-clients.ts';
import {
  type AttackPlan,
  type HealPlan,
  type HostilePlan,
  type Modifier,
  type WarPlan,
  type WarTypes,
  warfighter,
} from '../index.ts';
import { cardNoun } from './nouns/nouns.ts';

/** The chances of every roll that an option may lead to: one for each target and mode still open. */
export function oddsOf(read: Read, seat: Seat, answer: Answer<WarTypes>): readonly Odds[] {
  return warfighter.plans(read, seat, answer).flatMap((plan) => toOdds(read, plan));
}

/** The next attack of every hostile that could make one; a card that camouflage deceived makes none this turn. */
export function threatsTo(read: Read): readonly Odds[] {
  return read.game.hostiles.flatMap(({ token, target, isFooled }) =>
    isFooled ? [] : hostilePlans(read, token, target).map(threatOdds),
  );
}

/** Rolls that no answer leads to directly have no words. */
function toOdds(read: Read, plan: WarPlan): readonly Odds[] {
  switch (plan.type) {
    case 'shot':
    case 'support':
      return [shotOdds(read, plan)];
    case 'hostile':
      return [threatOdds(plan)];
    case 'heal':
      return [healOddsOf(plan)];
    default:
      return [];
  }
}

/** How much of a Wound is healed, the best first. */
function healOddsOf(plan: HealPlan): Odds {
  const { healer, soldier, rule } = plan;
  const { total, counts } = healOdds(plan);
  const chances = [...counts]
    .sort(([one], [other]) => other - one)
    .map(([points, count]) => ({ key: 'odds.healed', args: { points }, count }));
  return {
    key: 'odds.heal',
    short: 'odds.healFor',
    about: { soldier, healer },
    rule,
    total,
    chances,
    besides: [],
    modifiers: [],
  };
}

/** The chances of an attack on the enemy. */
export function shotOdds(read: Read, plan: AttackPlan): Odds {
  const odds = knownOdds(read, plan);
  const { total, counts } = odds;
  const { kills, effects } = effectCounts(odds);
  const { mode, dice, kill, cover } = plan;
  const { key, about } = aimOf(plan);
  return {
    key,
    short: 'odds.mode',
    about: { ...about, mode, dice: dice.attack.count, kill, cover },
    rule: 'WF-ATK-14',
    total,
    chances: shotChances(counts),
    besides: shotMishaps(plan, counts),
    gist: [
      { key: 'odds.kill', args: {}, count: kills },
      { key: 'odds.effect', args: {}, count: effects },
    ],
    modifiers: [...modifiers('odds.modAttack', plan.attack), ...modifiers('odds.modCover', plan.defeatCover)],
  };
}

/** Who attacks whom with what. The name of a Support card takes the place of a weapon's. */
function aimOf(plan: AttackPlan): Pick<Odds, 'key' | 'about'> {
  if (plan.type === 'support')
    return { key: 'odds.shot', about: { weapon: plan.card, hostile: plan.hostile } };
  const { soldier, weapon, hostile, target } = plan.figures;
  return hostile < 0
    ? { key: 'odds.shotAtTarget', about: { soldier, weapon, target } }
    : { key: 'odds.shot', about: { soldier, weapon, hostile } };
}

/** A page asks for the same odds again and again until something happens. */
const knownOdds = derive.game(
  (_state: Read, plan: AttackPlan) => attackOdds(plan),
  (plan) => JSON.stringify(plan),
);

type Counts<R> = Distribution<R>['counts'];

/** Results by kills and suppresses, the best first. */
function shotChances(counts: Counts<AttackOutcome>): readonly Chance[] {
  const merged = new Map<
    string,
    { key: string; args: { kills: number; suppresses: number }; count: number }
  >();
  for (const [{ kills, suppresses }, count] of counts) {
    const name = `${kills}/${suppresses}`;
    const { count: before = 0 } = merged.get(name) ?? {};
    merged.set(name, { key: 'odds.result', args: { kills, suppresses }, count: before + count });
  }
  return [...merged.values()].sort(
    ({ args: a }, { args: b }) => b.kills - a.kills || b.suppresses - a.suppresses,
  );
}

function shotMishaps(
  { reload, canJam, stumble }: AttackPlan,
  counts: Counts<AttackOutcome>,
): readonly Chance[] {
  return [
    ...(reload > 0 ? [mishap('odds.empty', counts, ({ isEmptied }) => isEmptied)] : []),
    ...(canJam ? [mishap('odds.jam', counts, ({ isJammed }) => isJammed)] : []),
    ...(stumble > 0 ? [mishap('odds.stumble', counts, ({ isStumbled }) => isStumbled)] : []),
  ];
}

function mishap(
  key: string,
  counts: Counts<AttackOutcome>,
  has: (outcome: AttackOutcome) => boolean,
): Chance {
  return { key, args: {}, count: countIf(counts, has) };
}

function countIf<R>(counts: Counts<R>, has: (result: R) => boolean): number {
  return [...counts].reduce((sum, [result, count]) => sum + (has(result) ? count : 0), 0);
}

function modifiers(key: string, list: readonly Modifier[]): readonly OddsModifier[] {
  return list.flatMap(({ source, amount }) =>
    amount === 0 ? [] : [{ key, amount, source: cardNoun(source) }],
  );
}

function threatOdds(plan: HostilePlan): Odds {
  const { hostile, soldier, cover, range, reticles, card: source, penetration: amount } = plan;
  const { total, counts } = hostileOdds(plan);
  const again = countIf(counts, (result) => rowOf(result)?.again === true);
  return {
    key: 'odds.threat',
    about: { hostile, soldier, cover, range, reticles },
    rule: 'WF-HOST-33',
    total,
    chances: rowChances(counts),
    // Anything worse than being suppressed.
    gist: [{ key: 'odds.harm', args: {}, count: countIf(counts, (result) => harmOf(result) > SUPPRESSED) }],
    besides: again === 0 ? [] : [{ key: 'odds.again', args: {}, count: again }],
    modifiers: modifiers('odds.modCover', [{ source, amount }]),
  };
}

/** The row that takes effect; none if cover holds. */
function rowOf({ verdict, row }: HostileResult): HostileResult['row'] {
  return verdict === 'row' ? row : undefined;
}

/** The rows of a chart by what they do, the worst first. */
function rowChances(counts: Counts<HostileResult>): readonly Chance[] {
  return [...counts]
    .sort(([one], [other]) => harmOf(other) - harmOf(one))
    .map(([result, count]) => ({ key: 'odds.row', args: rowArguments(result), count }));
}

const SUPPRESSED = 2;

/** How bad a result is for whoever it hits. A malfunction hurts nobody. */
function harmOf(result: HostileResult): number {
  if (result.verdict !== 'row') return result.verdict === 'suppress' ? SUPPRESSED : 1;
  const { wounds = 0, kill, malfunction } = result.row ?? {};
  return malfunction ? 0 : 3 + wounds + (kill ? 99 : 0);
}

const ROW_WORDS = ['kill', 'all', 'again', 'destroy', 'discard', 'malfunction'] as const;

/** A result as arguments: the wounds, and `true` or `false` for every word of the row. */
function rowArguments(result: HostileResult): Readonly<Record<string, string | number>> {
  const row = rowOf(result);
  const words = Object.fromEntries(ROW_WORDS.map((word) => [word, String(row?.[word] === true)]));
  return { ...words, verdict: result.verdict, wounds: row?.wounds ?? 0 };
}
