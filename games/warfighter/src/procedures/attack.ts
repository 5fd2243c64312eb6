import type { Context, PickStep, Procedure } from '@sitrep/kernel';
import {
  checkEnd,
  discardEvent,
  eliminateIfDead,
  seatOf,
  spendXp,
  suppressHostile,
  type War,
} from '../acts/common.ts';
import type { FireMode } from '../content/cards.ts';
import { planAttack, resolveAttack } from '../queries/attack/attack.ts';
import { hitCounts } from '../queries/attack/hit-counts.ts';
import { openModes } from '../queries/attack/modes.ts';
import { isEngaged, isHth } from '../queries/attack/striking.ts';
import { getArm } from '../queries/gear/weapons.ts';
import { type Mark, markOf } from '../queries/in-force/marks.ts';
import { total } from '../queries/in-force/modifiers.ts';
import type { Arm } from '../queries/table/arm.ts';
import { cardOfToken, findHostile, getCard, getSoldier, option, type Read } from '../queries/table/lookup.ts';
import type { AttackFrame, ShotPlan, WarTypes } from '../types.ts';
import { boostChance, modeChoice, targetChoice } from './attack-choices.ts';
import { commitBoost, expend } from './play-costs.ts';
import { callOpened, engage, screenOf } from './striking.ts';
import { CALLER } from './unplanned.ts';

type Running = Context<WarTypes, 'attack'>;

type Ask = PickStep<WarTypes, 'attack'>;

/** WF-ATK-02: the Action is spent here, and so are the boosters that the declaration needed. */
function declare(context: Running, frame: AttackFrame): void {
  const { soldier, weapon, profile, hostile, target, isFree, boosts } = frame;
  context.pay();
  if (!isFree) context.emit({ type: 'actionSpent', rule: 'WF-ACT-08', soldier, amount: 1, act: 'attack' });
  for (const boost of boosts) commitBoost(context, boost, soldier);
  context.emit({ type: 'attackDeclared', rule: 'WF-ATK-02', soldier, weapon, profile, hostile, target });
  engageFreely(context, frame);
  context.go('boost', screenOf(context.state, hostile));
}

/** WF-HTH-28: a hand-to-hand attack that a card grants engages its target right away. */
function engageFreely(context: War, { soldier, weapon, profile, hostile }: AttackFrame): void {
  const attacker = getSoldier(context.state, soldier);
  const engaged = findHostile(context.state, hostile);
  if (engaged === undefined || isEngaged(attacker, engaged)) return;
  if (isHth(getArm(context.state, attacker, weapon, profile))) engage(context, soldier, hostile, 'WF-HTH-28');
}

/** WF-ATK-08: a mode that prints XP needs it now. */
function priceMode(context: Running, frame: AttackFrame): void {
  const xp = priceOf(context.state, frame);
  if (xp === 0) return context.go('roll');
  context.call('payXp', { amount: xp, actor: frame.soldier, payers: [], promised: [] }, 'priced');
}

function priceOf(state: Read, { soldier, weapon, profile, mode }: AttackFrame): number {
  const { figures } = getArm(state, getSoldier(state, soldier), weapon, profile);
  return figures.modes.find((printed) => printed.mode === mode)?.xp ?? 0;
}

/** Whoever should have paid may have declined: then another mode is chosen, or the attack has no effect. */
function takePrice(context: Running, frame: AttackFrame): void {
  if (frame.payers.length > 0) {
    spendXp(context, frame.payers, 'WF-ATK-08');
    return context.go('roll', { payers: [] });
  }
  const isFree = (mode: FireMode) => priceOf(context.state, { ...frame, mode }) === 0;
  context.go(openModes(context.state, frame, frame.boosts).some(isFree) ? 'modeAsk' : 'finish');
}

/** WF-ATK-09 to 14: dice, then everything they decide. */
function roll(context: Running, frame: AttackFrame): void {
  const plan = planAttack(context.state, frame, frame.mode, frame.boosts);
  const { attack: dice, cover } = context.roll(plan);
  const [defeatCover = plan.fixedCover] = cover;
  const result = resolveAttack(plan, dice, defeatCover);
  noteUse(context, frame, plan);
  context.emit({
    type: 'attackRolled',
    rule: 'WF-ATK-14',
    soldier: frame.soldier,
    mode: plan.mode,
    dice,
    modifier: total(plan.attack),
    kill: plan.kill,
    cover: plan.cover,
    defeatCover,
    coverModifier: total(plan.defeatCover),
    ...hitCounts(result),
  });
  const { kills, isEmptied, isJammed, isStumbled } = result;
  // WF-HTH-04, WF-ATK-35: some attacks and targets allow no Suppress, however many are rolled.
  const suppresses = plan.takesSuppress ? result.rolledSuppresses : 0;
  context.go('place', { kills, suppresses, isEmptied, isJammed, isStumbled });
}

/** Whatever the result, the attack uses up the Unarmed and Stealth allowances and the gear that helped. */
function noteUse(context: War, { soldier, weapon }: AttackFrame, plan: ShotPlan): void {
  if (plan.isUnarmed) context.emit({ type: 'unarmedUsed', rule: 'WF-HTH-02', soldier });
  if (plan.isStealth) context.emit({ type: 'stealthUsed', rule: 'WF-ATK-27', soldier });
  const sources = new Set([...plan.attack, ...plan.defeatCover].map(({ source }) => source));
  for (const item of getSoldier(context.state, soldier).gear) {
    const card = getCard(context.state, item.card);
    const isUsed =
      item.id === weapon || item.attachedTo === weapon || (item.attachedTo === 0 && sources.has(card.id));
    if (!isUsed || weapon <= 0 || item.helped !== 0) continue;
    const helped = item.attachedTo === 0 ? soldier : weapon;
    context.emit({ type: 'itemHelped', rule: 'WF-GEAR-12', soldier, item: item.id, helped });
  }
}

/** WF-ATK-17: the attacker chooses where a Kill goes when both are possible. */
const killPlacement: Ask = {
  kind: 'pick',
  name: 'killPlacement',
  rule: 'WF-ATK-17',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  options: () => [{ type: 'killUncovered' }, { type: 'killSuppressed' }],
  unplanned: CALLER,
  answer(context, frame, _seat, command) {
    kill(context, frame, 1, Number(command.type === 'killSuppressed'));
    context.go('place', { kills: frame.kills - 1 });
  },
};

function kill(context: War, { hostile, soldier }: AttackFrame, amount: number, suppressed: number): void {
  context.emit({ type: 'hostileKilled', rule: 'WF-ATK-17', hostile, amount, suppressed, by: soldier });
}

/** WF-ATK-36: Kills on anything but a hostile card stay until there are enough. */
function strike(context: War, { target, event, slot, printed, hits }: Mark, kills: number): void {
  if (event < 0) return void context.emit({ type: 'targetHit', rule: 'WF-OBJ-12', target, hits: kills });
  const card = cardOfToken(context.state, event).id;
  context.emit({ type: 'eventHit', rule: 'WF-ATK-36', token: event, card, hits: kills });
  if (hits + kills < (printed?.hits ?? 0)) return;
  context.emit({ type: 'cardDetached', rule: 'WF-HOST-50', slot, token: event, card });
  discardEvent(context, event);
}

function place(context: Running, frame: AttackFrame): void {
  const { kills } = frame;
  const mark = markOf(context.state, frame);
  if (mark.hostile === undefined) {
    if (kills > 0) strike(context, mark, kills);
    return context.go('finish');
  }
  if (kills === 0) return context.go('suppress');
  const plan = planAttack(context.state, frame, frame.mode, []);
  if (plan.uncovered > 0 && plan.suppressed > 0 && kills < plan.uncovered + plan.suppressed)
    return context.go('placeAsk');
  const suppressed = Math.max(0, Math.min(kills, plan.uncovered + plan.suppressed) - plan.uncovered);
  kill(context, frame, kills, suppressed);
  context.go('suppress', { kills: 0 });
}

/** WF-ATK-16, WF-RULING-54: after the Kills, on what is still uncovered. */
function placeSuppresses(context: Running, { hostile, suppresses }: AttackFrame): void {
  suppressHostile(context, hostile, suppresses, 'WF-ATK-16');
  context.go('finish');
}

/** A8, A9: elimination and XP, then what happens to the weapon. */
function finish(context: Running, frame: AttackFrame): void {
  const { soldier, weapon, profile, hostile } = frame;
  const arm = getArm(context.state, getSoldier(context.state, soldier), weapon, profile);
  if (arm.figures.thrown && arm.item !== undefined && hostile >= 0)
    context.emit({ type: 'weaponThrown', rule: 'WF-HTH-25', soldier, item: arm.item.id, hostile });
  if (hostile >= 0) eliminateIfDead(context, hostile, soldier, true);
  checkEnd(context);
  if (context.state.game.result !== undefined) return context.done();
  if (arm.item !== undefined) wear(context, frame, arm, arm.item.id);
  if (frame.isStumbled) stumble(context, frame, arm);
  context.go('end');
  callOpened(context, hostile, frame);
}

/** What happens to the weapon. */
function wear(
  context: War,
  { soldier, profile, isEmptied, isJammed }: AttackFrame,
  arm: Arm,
  item: number,
): void {
  const { stack, singleShot, spends } = arm.figures;
  if (singleShot) context.emit({ type: 'shotLocked', rule: 'WF-ATK-30', soldier, item, profile });
  if (spends && stack !== undefined)
    context.emit({ type: 'ammoSpent', rule: 'WF-ATK-29', soldier, item, stack, amount: 1 });
  if (isEmptied && stack !== undefined)
    context.emit({ type: 'weaponEmptied', rule: 'WF-ATK-10', soldier, item, stack });
  if (isJammed) context.emit({ type: 'jammed', rule: 'WF-OPT-04', soldier, item });
  if (arm.card?.expended) expend(context, soldier, item);
}

/** WF-HTH-22: a Suppress, or the weapon is out for this turn (the switch stumble). */
function stumble(context: War, { soldier }: AttackFrame, { card, item }: Arm): void {
  context.emit({ type: 'stumbled', rule: 'WF-HTH-22', soldier });
  if (option(context.state, 'stumble') === 'suppress')
    return void context.emit({ type: 'suppressed', rule: 'WF-HTH-22', soldier, amount: 1 });
  if (item === undefined) return;
  for (const profile of card?.profiles.keys() ?? [])
    context.emit({ type: 'shotLocked', rule: 'WF-HTH-22', soldier, item: item.id, profile });
}

/** ATTACK (section 12). */
export const attack: Procedure<WarTypes, 'attack'> = {
  start: targetChoice,
  opened: {
    kind: 'auto',
    run: (context, { boosts, pending }) =>
      context.go('start', { boosts: [...boosts, ...pending], pending: [] }),
  },
  declare: { kind: 'auto', run: declare },
  boost: boostChance,
  boosted: {
    kind: 'auto',
    run: (context, { boosts, pending }) =>
      context.go('boost', { boosts: [...boosts, ...pending], pending: [] }),
  },
  mode: {
    kind: 'auto',
    run(context, frame) {
      const [only, second] = openModes(context.state, frame, frame.boosts);
      if (second === undefined && only !== undefined) context.go('price', { mode: only });
      else context.go('modeAsk');
    },
  },
  modeAsk: modeChoice,
  price: { kind: 'auto', run: priceMode },
  priced: { kind: 'auto', run: takePrice },
  roll: { kind: 'auto', run: roll },
  place: { kind: 'auto', run: place },
  placeAsk: killPlacement,
  suppress: { kind: 'auto', run: placeSuppresses },
  finish: { kind: 'auto', run: finish },
  end: {
    kind: 'auto',
    run: (context, { isFree }) => context.done(isFree ? { hasAttacked: true } : undefined),
  },
};

/** An attack frame before anything is chosen. */
export function freshAttack(soldier: number, weapon: number, profile: number, isFree: boolean): AttackFrame {
  return {
    soldier,
    weapon,
    profile,
    hostile: -1,
    target: -1,
    isFree,
    boosts: [],
    pending: [],
    mode: 'semi',
    kills: 0,
    suppresses: 0,
    isEmptied: false,
    isJammed: false,
    isStumbled: false,
    mayStrike: false,
    payers: [],
    strikers: [],
    screened: [],
  };
}
