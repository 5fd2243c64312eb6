import { type Dice, type Distribution, derive, distribution } from '@sitrep/kernel';
import type { ChartRow } from '../../content/vocabulary.ts';
import type { ChartPlan, HostilePlan, RefusalCode } from '../../types.ts';
import { hostileEffects } from '../in-force/abilities.ts';
import { inForce, isOfPlace } from '../in-force/in-force.ts';
import { findChart, findColumn, uncoveredReticles } from '../in-force/reticles.ts';
import { soldierCover } from '../soldiers/soldiers.ts';
import {
  getHostile,
  getSoldier,
  type HostileView,
  hostileCard,
  type Read,
  type SoldierView,
  soldiersIn,
} from '../table/lookup.ts';

export type HostileVerdict = 'row' | 'suppress' | 'nothing';

export interface HostileResult {
  readonly verdict: HostileVerdict;
  /** The row rolled; `undefined` for a miss. */
  readonly row: ChartRow | undefined;
}

/** WF-HOST-30, 39, WF-RULING-94: whether a card could attack its target now. */
export function canHostileAttack(state: Read, hostile: HostileView): boolean {
  return !hostile.hasAttacked && !hostile.isFooled && findRows(state, hostile, hostile.target) !== undefined;
}

/** Why a card cannot attack its target now. */
export function hostileAttackRefusal(state: Read, hostile: HostileView): RefusalCode | undefined {
  if (canHostileAttack(state, hostile)) return undefined;
  if (hostile.hasAttacked) return 'HAS_ATTACKED';
  if (hostile.isFooled) return 'FOOLED';
  if (uncoveredReticles(state, hostile) <= 0) return 'ALL_COVERED';
  const target = state.game.soldiers[hostile.target - 1];
  if (target?.standing !== 'in') return 'TARGET_GONE';
  return isAttackBarred(state, target) ? 'ATTACK_BARRED' : 'NOT_IN_REACH';
}

/** How far its target is, and who that is. */
export function hostileReach(state: Read, hostile: HostileView): object {
  const target = state.game.soldiers[hostile.target - 1];
  return { soldier: hostile.target, range: target === undefined ? 0 : Math.abs(hostile.slot - target.slot) };
}

/** WF-HOST-44: whether something keeps hostiles from attacking a Soldier where he is. */
export function isAttackBarred(state: Read, { slot }: SoldierView): boolean {
  return inForce(state, 'forbid').some((text) => text.effect.act === 'attack' && isOfPlace(text, slot));
}

function findRows(state: Read, hostile: HostileView, soldier: number): readonly ChartRow[] | undefined {
  const uncovered = uncoveredReticles(state, hostile);
  const target = state.game.soldiers[soldier - 1];
  if (uncovered <= 0 || target === undefined || target.standing !== 'in') return undefined;
  if (isAttackBarred(state, target)) return undefined;
  const chart = findChart(state, hostile, Math.abs(hostile.slot - target.slot));
  return chart && findColumn(chart, uncovered)?.rows;
}

/** WF-RULING-85: the Soldiers that the row rolled concerns: its target, or all who are with him. */
export function struckBy(state: Read, token: number, soldier: number, die: number): readonly SoldierView[] {
  const target = getSoldier(state, soldier);
  const rows = findRows(state, getHostile(state, token), soldier);
  return rows !== undefined && rowOf(rows, die)?.all ? soldiersIn(state, target.slot) : [target];
}

/** The plan of an attack on a Soldier, or `undefined` when it cannot be made. */
export function planHostileAttack(state: Read, token: number, soldier: number): HostilePlan | undefined {
  const hostile = getHostile(state, token);
  const rows = findRows(state, hostile, soldier);
  if (rows === undefined) return undefined;
  const target = getSoldier(state, soldier);
  return {
    type: 'hostile',
    rule: 'WF-HOST-32',
    dice: HOSTILE_DICE,
    hostile: token,
    card: hostile.card,
    soldier,
    range: Math.abs(hostile.slot - target.slot),
    reticles: uncoveredReticles(state, hostile),
    rows,
    penetration: hostileCard(state, hostile).penetration ?? 0,
    cover: soldierCover(state, target),
  };
}

const HOSTILE_DICE = { hostile: { count: 1, sides: 10 }, cover: { count: 1, sides: 6 } } as const;

/** WF-RULING-144: an attack by a printed chart, up to its dice. */
export function planChart(rows: readonly ChartRow[], penetration: number): ChartPlan {
  return { type: 'chart', rule: 'WF-RULING-144', dice: HOSTILE_DICE, rows, penetration };
}

/** The row that it rolled, `undefined` for a miss, and the die for everybody's cover. */
export function resolveChart(
  { rows }: ChartPlan,
  { hostile: [die = 1], cover: [defeatCover = 1] }: Dice<ChartPlan['dice']>,
): { readonly row: ChartRow | undefined; readonly defeatCover: number } {
  return { row: rowOf(rows, die), defeatCover };
}

/** The same as a list: empty when the attack cannot be made. */
export function hostilePlans(state: Read, token: number, soldier: number): readonly HostilePlan[] {
  const plan = planHostileAttack(state, token, soldier);
  return plan === undefined ? [] : [plan];
}

/** The row with the highest `from` that the die reaches; none for a miss (WF-KEY-62). */
function rowOf(rows: readonly ChartRow[], die: number): ChartRow | undefined {
  let found: ChartRow | undefined;
  for (const row of rows) if (die >= row.from && (found === undefined || row.from > found.from)) found = row;
  return found?.miss ? undefined : found;
}

/** What the dice do (WF-HOST-33). Play calls this after rolling, odds call it for every possible roll. */
export function resolveHostileAttack(
  { rows, penetration, cover }: HostilePlan,
  die: number,
  coverDie: number,
): HostileResult {
  const row = rowOf(rows, die);
  const isCoverDefeated = coverDie + penetration >= cover;
  // WF-RULING-87: a malfunction happens whatever the cover die shows, and suppresses nobody.
  if (row?.malfunction) return { verdict: 'row', row };
  if (row !== undefined && isCoverDefeated) return { verdict: 'row', row };
  return { verdict: row !== undefined || isCoverDefeated ? 'suppress' : 'nothing', row };
}

/** WF-HOST-36: the same cover die against another Soldier's own Cover. */
export function isHitByAll(
  state: Read,
  soldier: SoldierView,
  coverDie: number,
  penetration: number,
): boolean {
  return coverDie + penetration >= soldierCover(state, soldier);
}

/** The exact chances of one attack; rows that say the same count as one. */
export function hostileOdds(plan: HostilePlan): Distribution<HostileResult> {
  return distribution(
    plan.dice,
    ({ hostile: [die = 1], cover: [coverDie = 1] }) => resolveHostileAttack(plan, die, coverDie),
    resultName,
  );
}

/** A result as a short stable text: the row that strikes, `suppress` or `nothing`. */
export function resultName({ verdict, row }: HostileResult): string {
  return verdict === 'row' && row !== undefined ? rowName(row) : verdict;
}

/** A row as a short stable text: `2`, `1 again`, `2 all destroy`, `kill`. */
const rowName = derive.content((row: ChartRow): string => {
  const words = [
    row.kill && 'kill',
    row.all && 'all',
    row.again && 'again',
    row.destroy && 'destroy',
    row.discard && 'discard',
    row.malfunction && 'malfunction',
  ];
  return [row.wounds, ...words].filter((word) => word !== undefined).join(' ');
});

/** WF-HOST-29: the active Inspires. */
export function inspireCount(state: Read): number {
  return state.game.hostiles.filter(
    (hostile) => hostileEffects(state, hostile, 'inspire', 'attackStepStart').length > 0,
  ).length;
}
