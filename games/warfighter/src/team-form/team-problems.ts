import { isRecord, type Problem } from '@sitrep/kernel';
import type { SkillCard, SoldierCard } from '../content/cards.ts';
import { lateKit, lateProblem } from '../queries/squad/late-kit.ts';
import { printedGear } from '../queries/squad/printed.ts';
import {
  type Basket,
  isNationOpen,
  nationRule,
  prereqProblems,
  problem,
  skillProblems,
} from '../queries/squad/skill-problems.ts';
import { budgetOf, canAttach, loadOfLine, spentOn } from '../queries/squad/team.ts';
import { findCard, isOn, type Read } from '../queries/table/lookup.ts';
import type { GearPurchase, Purchase } from '../types.ts';
import { campaignProblems, withOwnSkills } from './campaign-team.ts';
import { recordProblems } from './record-problems.ts';

/** Everything that is wrong with a team draft, from outside and therefore of any shape (section 4). */
export function teamProblems(state: Read, draft: unknown): readonly Problem[] {
  const shape = shapeProblems(draft, state.config.seats);
  if (shape.length > 0) return shape;
  // The shape was checked just above.
  const { soldiers: given } = draft as { readonly soldiers: readonly Purchase[] };
  const soldiers = withOwnSkills(state, given);
  return [
    ...campaignProblems(state, given),
    ...wholeProblems(state, soldiers),
    ...soldiers.flatMap((line, index) => lineProblems(state, soldiers, line, `soldiers.${index}`)),
  ];
}

function shapeProblems(draft: unknown, seats: number): readonly Problem[] {
  if (!isRecord(draft) || draft.type !== 'buyTeam' || !Array.isArray(draft.soldiers))
    return [problem('DRAFT_SHAPE', 'soldiers', 'WF-BUY-03')];
  return draft.soldiers.flatMap((line: unknown, index) => lineShape(line, `soldiers.${index}`, seats));
}

function lineShape(line: unknown, path: string, seats: number): readonly Problem[] {
  if (!isRecord(line)) return [problem('DRAFT_SHAPE', path, 'WF-BUY-03')];
  const bad: string[] = [];
  if (typeof line.card !== 'string') bad.push(`${path}.card`);
  if (!isCount(line.seat) || line.seat >= seats) bad.push(`${path}.seat`);
  if (!isTexts(line.skills)) bad.push(`${path}.skills`);
  if (!isTexts(line.records ?? [])) bad.push(`${path}.records`);
  if (!Array.isArray(line.gear)) bad.push(`${path}.gear`);
  else for (const [at, gear] of line.gear.entries()) if (!isGearShape(gear)) bad.push(`${path}.gear.${at}`);
  return bad.map((at) => problem('DRAFT_SHAPE', at, 'WF-BUY-03'));
}

function isTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((text) => typeof text === 'string');
}

function isGearShape(gear: unknown): boolean {
  if (!isRecord(gear) || typeof gear.card !== 'string') return false;
  const isUnits = gear.units === undefined || (isCount(gear.units) && gear.units > 0);
  const isAmmo = gear.ammo === undefined || (Array.isArray(gear.ammo) && gear.ammo.every(isCount));
  return isUnits && isAmmo && (gear.attachTo === undefined || isCount(gear.attachTo));
}

/** Budget, team size, and one Player Soldier at least (WF-BUY-01, WF-SETUP-15, WF-RULING-06, WF-CORE-18). */
function wholeProblems(state: Read, soldiers: readonly Purchase[]): readonly Problem[] {
  const problems: Problem[] = [];
  const budget = budgetOf(state, soldiers);
  const spent = spentOn(state, soldiers);
  if (spent > budget) problems.push(problem('OVER_BUDGET', 'soldiers', 'WF-BUY-01', { budget, spent }));
  if (soldiers.length > state.config.maxSoldiers)
    problems.push(
      problem('TOO_MANY_SOLDIERS', 'soldiers', 'WF-RULING-06', { most: state.config.maxSoldiers }),
    );
  if (!soldiers.some(({ card }) => isKind(state, card, 'player')))
    problems.push(problem('NO_PLAYER_SOLDIER', 'soldiers', 'WF-SETUP-15'));
  soldiers.forEach(({ card }, index) => {
    if (soldiers.findIndex((other) => other.card === card) < index)
      problems.push(problem('SOLDIER_TWICE', `soldiers.${index}.card`, 'WF-CORE-18', { card }));
  });
  return problems;
}

function isKind(state: Read, id: string, kind: SoldierCard['kind']): boolean {
  const card = findCard(state, id);
  return card?.type === 'soldier' && card.kind === kind;
}

function lineProblems(
  state: Read,
  team: readonly Purchase[],
  line: Purchase,
  path: string,
): readonly Problem[] {
  const card = findCard(state, line.card);
  if (card?.type !== 'soldier')
    return [problem('NOT_A_SOLDIER', `${path}.card`, 'WF-BUY-03', { card: line.card })];
  if (card.kind !== 'player' && !isForAll(state, line))
    return [problem('FIXED_KIT', path, card.kind === 'squad' ? 'WF-BUY-06' : 'WF-BUY-05', { card: card.id })];
  return [
    ...lateKit(state, card).map((late) => lateProblem(late, `${path}.card`)),
    ...recordProblems(state, card, line, path),
    ...line.gear.flatMap((gear, at) => gearProblems(state, { team, line }, gear, `${path}.gear.${at}`)),
    // The Skills of a campaign were checked when they were bought.
    ...(state.game.campaign === undefined ? skillProblems(state, team, line, path) : []),
    ...loadProblems(state, card, line, path),
  ];
}

/** WF-BUY-07: whether all that is bought for a Soldier can be bought for any. */
function isForAll(state: Read, { gear, skills }: Purchase): boolean {
  return [...skills, ...gear.map((item) => item.card)].every((id) => {
    const card = findCard(state, id);
    const isGoods = card?.type === 'weapon' || card?.type === 'equipment' || card?.type === 'skill';
    return isGoods && card.anySoldier === true;
  });
}

/** WF-BUY-08, 11: what a Player Soldier carries, printed gear included. */
function loadProblems(state: Read, card: SoldierCard, line: Purchase, path: string): readonly Problem[] {
  if (card.kind !== 'player') return [];
  const { load, limit } = loadOfLine(state, card, line);
  const isPrinted = printedGear(state.content.cards, card).length > 0;
  const rule = isPrinted && line.gear.length === 0 ? 'WF-BUY-11' : 'WF-BUY-08';
  return load > limit ? [problem('OVERLOADED', `${path}.gear`, rule, { load, limit })] : [];
}

function gearProblems(
  state: Read,
  { team, line }: Basket,
  gear: GearPurchase,
  path: string,
): readonly Problem[] {
  const card = findCard(state, gear.card);
  if (card?.type !== 'weapon' && card?.type !== 'equipment')
    return [problem('NOT_GEAR', `${path}.card`, 'WF-BUY-03', { card: gear.card })];
  const problems: Problem[] = [];
  if (!isNationOpen(state, team, line, card.nation))
    problems.push(problem('WRONG_NATION', `${path}.card`, nationRule(state), { nation: card.nation }));
  if ((gear.units ?? 1) > 1 && !card.expended)
    problems.push(problem('ONE_UNIT', `${path}.units`, 'WF-BUY-19', { card: card.id }));
  const stacks = card.type === 'weapon' ? card.stacks.length : 0;
  if ((gear.ammo ?? []).some((sets, stack) => sets > 0 && stack >= stacks))
    problems.push(problem('NO_SUCH_AMMO', `${path}.ammo`, 'WF-BUY-17', { card: card.id }));
  if (card.limit !== undefined && isOverLimit(team, line, gear, card.limit))
    problems.push(
      problem('OVER_LIMIT', `${path}.card`, 'WF-BUY-20', { card: card.id, most: card.limit.times }),
    );
  return [
    ...problems,
    ...prereqProblems(state, { team, line }, card, `${path}.card`),
    ...attachProblems(state, line, gear, path),
  ];
}

type LimitOf = NonNullable<SkillCard['limit']>;

/** WF-BUY-20: copies or units per Soldier, per weapon they are attached to, or in the whole team. */
function isOverLimit(
  team: readonly Purchase[],
  line: Purchase,
  { card, attachTo }: GearPurchase,
  { times, per }: LimitOf,
): boolean {
  const lines = per === 'mission' ? team : [line];
  const bought = lines
    .flatMap(({ gear }) => gear)
    .filter((gear) => gear.card === card && (per !== 'weapon' || gear.attachTo === attachTo));
  return bought.reduce((sum, { units = 1 }) => sum + units, 0) > times;
}

/** WF-BUY-22: an attachment must be assigned to a weapon or a piece of equipment that it fits. */
function attachProblems(state: Read, line: Purchase, gear: GearPurchase, path: string): readonly Problem[] {
  const card = findCard(state, gear.card);
  if (card?.type !== 'equipment' || card.attachesTo === undefined) {
    return gear.attachTo === undefined
      ? []
      : [problem('NO_ATTACHMENT', `${path}.attachTo`, 'WF-BUY-22', { card: gear.card })];
  }
  const host = findCard(state, line.gear[gear.attachTo ?? -1]?.card ?? '');
  return canAttach(card, host, isOn(state, 'acog-legacy'))
    ? []
    : [problem('DOES_NOT_FIT', `${path}.attachTo`, 'WF-BUY-22', { card: gear.card })];
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
