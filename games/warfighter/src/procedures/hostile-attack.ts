import type { Context, Procedure, Seat, WindowStep } from '@sitrep/kernel';
import { areHandsOpen, removeHostile, suppressSoldiers } from '../acts/common.ts';
import type { Occasion } from '../choices/playing.ts';
import {
  answersAbout,
  answersTo,
  considerAnswers,
  considerAnswersAbout,
  ownOccasion,
  seatsToReact,
} from '../choices/reacting.ts';
import {
  hostilePlans,
  isHitByAll,
  planHostileAttack,
  resolveHostileAttack,
  resultName,
  struckBy,
} from '../queries/attack/hostile-attack.ts';
import { armsOf, weaponRefusal } from '../queries/gear/weapons.ts';
import type { Note } from '../queries/in-force/search.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { inSeatOrder, ownSoldiers } from '../queries/soldiers/coop.ts';
import { UNHARMED } from '../queries/soldiers/wounds.ts';
import {
  findHostile,
  getCardOf,
  getHostile,
  getSoldier,
  numbersOf,
  type Read,
  type SoldierView,
  soldiersIn,
  team,
} from '../queries/table/lookup.ts';
import { profileOf } from '../queries/table/profile.ts';
import type { Command, HostileAttackFrame, WarTypes } from '../types.ts';
import { playOf } from './begin.ts';
import { expend } from './play-costs.ts';
import { TURN } from './unplanned.ts';
import { applyWounds, spare, woundWindow } from './wounding.ts';

type Running = Context<WarTypes, 'hostileAttack'>;

const NONE: readonly never[] = [];

const beforeRoll: WindowStep<WarTypes, 'hostileAttack'> = {
  kind: 'window',
  name: 'beforeRollChance',
  rule: 'WF-HOST-52',
  seats: (state) => seatsToReact(state, 'hostileDeclares'),
  isOpen: areHandsOpen,
  about: (_state, { hostile, soldier }) => ({ hostile, soldier }),
  options: (state, { hostile, soldier }, seat) =>
    answersTo(state, seat, { when: 'hostileDeclares', about: soldier, hostile: hostile }),
  blocked: (state, { hostile, soldier }, seat) =>
    blockedBy((note) =>
      considerAnswers(state, seat, { when: 'hostileDeclares', about: soldier, hostile }, note),
    ),
  unplanned: TURN,
  react(context, { hostile, soldier }, _seat, command) {
    const played = playOf(context.state, command, { when: 'hostileDeclares', about: soldier, hostile });
    if (played !== undefined) context.begin('playBeforeRoll', played, 'redirected');
  },
  plans: (state, { hostile, soldier }, _seat, answer) =>
    answer.type === 'pass' ? hostilePlans(state, hostile, soldier) : [],
  passed: (context) => context.go('roll'),
};

/** WF-ATK-32, WF-RULING-67: weapons with which the owner may cancel a Range 0 attack on himself. */
function selfDefenses(
  state: Read,
  { hostile, soldier, die }: HostileAttackFrame,
): readonly Extract<Command, { type: 'attack' }>[] {
  const { slot } = getSoldier(state, soldier);
  if (getHostile(state, hostile).slot !== slot) return NONE;
  // Usually nobody is armed for it, and that is quicker to check than whom the row strikes.
  if (!team(state).some((owner) => owner.slot === slot && canDefendHimself(state, owner))) return NONE;
  return struckBy(state, hostile, soldier, die).flatMap((owner) =>
    canDefendHimself(state, owner) ? defensesOf(state, owner) : [],
  );
}

/** Once in an attack step, by a weapon made for it. */
function canDefendHimself(state: Read, soldier: SoldierView): boolean {
  const isThere = soldier.standing === 'in' && !soldier.hasDefendedHimself;
  return isThere && profileOf(state, soldier).isSelfDefender;
}

function defensesOf(state: Read, owner: SoldierView): readonly Extract<Command, { type: 'attack' }>[] {
  return armsOf(state, owner).flatMap((arm) =>
    arm.card?.selfDefense && weaponRefusal(arm, state, owner) === undefined
      ? [{ type: 'attack', soldier: owner.number, weapon: arm.weapon, profile: arm.profile } as const]
      : [],
  );
}

/** Every Self-Defense weapon of a seat, and why it does not help now. */
function considerDefenses(state: Read, frame: HostileAttackFrame, seat: Seat, note: Note): void {
  const legal = selfDefenses(state, frame);
  const struck = struckBy(state, frame.hostile, frame.soldier, frame.die);
  for (const owner of ownSoldiers(state, seat))
    for (const arm of armsOf(state, owner)) {
      if (!arm.card?.selfDefense) continue;
      const { weapon, profile } = arm;
      const command = { type: 'attack', soldier: owner.number, weapon, profile } as const;
      const isFar = getHostile(state, frame.hostile).slot !== owner.slot;
      const late = owner.hasDefendedHimself ? 'LIMIT_REACHED' : weaponRefusal(arm, state, owner);
      const barred = !struck.includes(owner) ? 'NOT_STRUCK' : isFar ? 'RANGE_ZERO_ONLY' : late;
      const isLegal = legal.some((each) => each.soldier === owner.number && each.weapon === weapon);
      note(command, 'WF-ATK-32', isLegal ? undefined : barred);
    }
}

/** Self-Defense weapons lie open, so their owners are asked too. */
function afterRollSeats(state: Read, frame: HostileAttackFrame): readonly Seat[] {
  const defenses = selfDefenses(state, frame);
  const reacting = seatsToReact(state, 'hostileRolled');
  if (defenses.length === 0) return reacting;
  return inSeatOrder([...reacting, ...defenses.map(({ soldier }) => getSoldier(state, soldier).seat)]);
}

const afterRoll: WindowStep<WarTypes, 'hostileAttack'> = {
  kind: 'window',
  name: 'afterRollChance',
  rule: 'WF-HOST-52',
  seats: afterRollSeats,
  isOpen: areHandsOpen,
  about(state, { hostile, soldier, die, defeatCover }) {
    const plan = planHostileAttack(state, hostile, soldier);
    const result = plan && resolveHostileAttack(plan, die, defeatCover);
    return {
      hostile,
      soldier,
      die,
      defeatCover,
      ...(result && { result: resultName(result), wounds: result.row?.wounds ?? 0 }),
    };
  },
  options(state, frame, seat) {
    const answers = answersAbout(state, seat, struckOccasions(state, frame));
    const defenses = selfDefenses(state, frame);
    if (defenses.length === 0) return answers;
    return [...answers, ...defenses.filter(({ soldier }) => getSoldier(state, soldier).seat === seat)];
  },
  blocked: (state, frame, seat) =>
    blockedBy((note) => {
      considerAnswersAbout(state, seat, struckOccasions(state, frame), note);
      considerDefenses(state, frame, seat, note);
    }),
  unplanned: TURN,
  react(context, frame, seat, command) {
    if (command.type === 'attack') return defend(context, command);
    const occasion = ownOccasion(context.state, seat, struckOccasions(context.state, frame), command);
    const played = occasion && playOf(context.state, command, occasion);
    if (played !== undefined) context.begin('playAfterRoll', played, 'reacted');
  },
  passed: (context) => context.go('result'),
};

/** WF-RULING-85: each Soldier whom the row strikes may be reacted for. */
function struckOccasions(state: Read, { hostile, soldier, die }: HostileAttackFrame): readonly Occasion[] {
  return struckBy(state, hostile, soldier, die).map(({ number }) => ({
    when: 'hostileRolled',
    about: number,
    hostile,
  }));
}

/** One counter of the weapon, and the attack is cancelled. */
function defend(context: Running, { soldier, weapon, profile }: Extract<Command, { type: 'attack' }>): void {
  const arm = armsOf(context.state, getSoldier(context.state, soldier)).find(
    (each) => each.weapon === weapon && each.profile === profile,
  );
  const stack = arm?.figures.stack;
  if (stack === undefined) expend(context, soldier, weapon);
  else context.emit({ type: 'ammoSpent', rule: 'WF-ATK-32', soldier, item: weapon, stack, amount: 1 });
  context.emit({ type: 'selfDefended', rule: 'WF-ATK-32', soldier });
  context.go('reacted', { isCancelled: true });
}

/** H3: both dice, for all to see. */
function roll(context: Running, { hostile, soldier }: HostileAttackFrame): void {
  const plan = planHostileAttack(context.state, hostile, soldier);
  if (plan === undefined) return context.done();
  const dice = context.roll(plan);
  const [die = 1] = dice.hostile;
  const [defeatCover = 1] = dice.cover;
  const result = resolveHostileAttack(plan, die, defeatCover);
  context.emit({
    type: 'hostileRolled',
    rule: 'WF-HOST-32',
    hostile,
    soldier,
    die,
    defeatCover,
    cover: plan.cover,
    result: resultName(result),
    wounds: result.row?.wounds ?? 0,
  });
  context.go('after', { die, defeatCover });
}

/** H5: who suffers the row and who is only suppressed (WF-HOST-33, 36, WF-RULING-85). */
function applyResult(context: Running, frame: HostileAttackFrame): void {
  const { hostile, soldier, die, defeatCover } = frame;
  const plan = planHostileAttack(context.state, hostile, soldier);
  if (plan === undefined) return context.done();
  const { verdict, row } = resolveHostileAttack(plan, die, defeatCover);
  if (row?.malfunction) return context.go('tail', { row });
  const target = getSoldier(context.state, soldier);
  const concerned = row?.all ? soldiersIn(context.state, target.slot) : [target];
  const hit = concerned.filter(
    (each) => row !== undefined && isHitByAll(context.state, each, defeatCover, plan.penetration),
  );
  const missed = row?.all
    ? concerned.filter((each) => !hit.includes(each))
    : verdict === 'suppress'
      ? [target]
      : [];
  if (row !== undefined && hit.length > 0)
    return context.go('wounds', { row, wounded: numbersOf(hit), shaken: numbersOf(missed) });
  suppressSoldiers(context, missed, 1, 'WF-HOST-33');
  context.go('tail', row === undefined ? { wounded: NONE } : { wounded: NONE, row });
}

/** H8, H9: what the row does to the hostile itself, and Again (WF-HOST-35, 37, 38). */
function tail(context: Running, frame: HostileAttackFrame): void {
  const { hostile, target, row } = frame;
  if (row === undefined || findHostile(context.state, hostile) === undefined) return context.done();
  if (row.destroy || row.malfunction)
    return selfRemove(context, hostile, target, row.malfunction ? 'malfunctioned' : 'destroyed');
  if (row.discard && frame.wounded.length > 0) removeHostile(context, hostile, 'discarded', 'WF-KEY-56');
  else if (row.again && frame.wounded.length > 0) return again(context, frame);
  context.done();
}

/** WF-XP-10: its target gets the XP if he is still there. */
function selfRemove(
  context: Running,
  hostile: number,
  soldier: number,
  how: 'destroyed' | 'malfunctioned',
): void {
  const { value } = getCardOf(context.state, 'hostile', getHostile(context.state, hostile).card);
  removeHostile(context, hostile, how, 'WF-HOST-38');
  if (
    context.state.game.result === undefined &&
    value > 0 &&
    getSoldier(context.state, soldier).standing === 'in'
  )
    context.emit({ type: 'xpGained', rule: 'WF-XP-10', soldier, amount: value });
  context.done();
}

/** WF-RULING-83, 84, 91: once more on the same Soldier, or on the new target if he was Downed, if in reach. */
function again(context: Running, frame: HostileAttackFrame): void {
  const hostile = getHostile(context.state, frame.hostile);
  const { target } = hostile;
  const soldier = getSoldier(context.state, frame.soldier).standing === 'in' ? frame.soldier : target;
  if (planHostileAttack(context.state, frame.hostile, soldier) === undefined) return context.done();
  context.done();
  context.call('hostileAttack', { ...freshHostileAttack(frame.hostile, target), soldier });
}

export function freshHostileAttack(hostile: number, soldier: number): HostileAttackFrame {
  return {
    hostile,
    target: soldier,
    soldier,
    die: 0,
    defeatCover: 0,
    ...UNHARMED,
  };
}

/** HATTACK (27.5): declare, three windows, result, Again. */
export const hostileAttack: Procedure<WarTypes, 'hostileAttack'> = {
  start: {
    kind: 'auto',
    run(context, { hostile, soldier }) {
      context.emit({ type: 'hostileDeclared', rule: 'WF-HOST-30', hostile, soldier });
      context.go('before');
    },
  },
  before: beforeRoll,
  redirected: {
    kind: 'auto',
    run(context, { hostile, soldier }) {
      context.emit({ type: 'attackRedirected', rule: 'WF-HOST-54', hostile, soldier });
      context.go('before');
    },
  },
  roll: { kind: 'auto', run: roll },
  after: afterRoll,
  reacted: {
    kind: 'auto',
    run: (context, { isCancelled }) => context.go(isCancelled ? 'calledOff' : 'after'),
  },
  calledOff: {
    kind: 'auto',
    run(context, { hostile, soldier }) {
      context.emit({ type: 'attackCancelled', rule: 'WF-HOST-53', hostile, soldier });
      context.done();
    },
  },
  result: { kind: 'auto', run: applyResult },
  wounds: woundWindow,
  // Saves of 0.1.0 may stop at this step, which asked whose Wound is taken: nothing was paid yet, so the window opens again.
  victim: woundWindow,
  spared: { kind: 'auto', run: spare },
  apply: { kind: 'auto', run: (context, frame) => applyWounds(context, frame, 'WF-HOST-34') },
  tail: { kind: 'auto', run: tail },
};
