import type { Hex } from '@sitrep/hex';
import type { Answer, Context, Locals, PickStep, Procedure } from '@sitrep/kernel';
import { blockedGroupCommands, groupOptions } from '../choices/grouping.ts';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { CheckPlan, CvPlan } from '../plans.ts';
import { planCheck } from '../queries/check.ts';
import { roundsOnEntry } from '../queries/contest.ts';
import { type Field, fieldOf, get, isMarked, weaponOf } from '../queries/field.ts';
import { carriedBy } from '../queries/loads.ts';
import { isEffective, isHot, weaponsOf } from '../queries/pieces.ts';
import { canStep, hexOfGroup, marchOf, spentAfter, stepsFrom } from '../queries/steps.ts';
import { MARK, NONE, WAITING } from '../state.ts';
import { type Acting, fieldIn, goDown, makeCheck, testVictory } from './acting.ts';
import { settleContest } from './close-combat.ts';
import { planOverheat } from './overheat.ts';
import { takeStance } from './stances.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'activation'>;

type Here = Locals<CvTypes, 'activation'>;

const STOPPING = 'a group that can do nothing more stops, and runners check then';

const AFTER_DETACHED =
  'the group that these men were detached from may have to stop too, and its runners check then';

const groupChoice: PickStep<CvTypes, 'activation'> = {
  kind: 'pick',
  name: 'groupChoice',
  rule: 'CV-RULING-31',
  seats: ({ game }) => [game.active],
  about: (_state, { members }) => ({ soldiers: members }),
  options: (state, { members }) => groupOptions(fieldOf(state), members),
  blocked: (state, { members }) => blockedGroupCommands(fieldOf(state), members),
  fallback(state, { members }) {
    const options = groupOptions(fieldOf(state), members);
    // CV-S2-07: pieces waiting off the map must come in
    return options.find(({ type }) => type === 'stop') ?? get(options, 0);
  },
  plans: (state, { members }, _seat, answer) => plansFor(fieldOf(state), members, answer),
  unplanned: {
    step: 'whoever is hidden there shows only on entering, and a group that can go no further stops',
    join: STOPPING,
    leave: STOPPING,
    detach: STOPPING,
    exit: AFTER_DETACHED,
    stop: AFTER_DETACHED,
    drop: STOPPING,
    stance: STOPPING,
    smoke: STOPPING,
  },
  answer: (context, { members }, _seat, command) => perform(context, members, command),
};

function plansFor(field: Field, members: readonly Piece[], answer: Answer<CvTypes>): readonly CvPlan[] {
  switch (answer.type) {
    case 'lift':
      return [planLift(field, answer.soldier)];
    case 'step':
      return roundsOnEntry(field, answer.hex, [...members, ...taken(field, members)]);
    case 'leave':
      return hotOf(field, [answer.soldier]).map((soldier) => planOverheat(field, soldier));
    case 'stop':
      return hotOf(field, members).map((soldier) => planOverheat(field, soldier));
    default:
      return [];
  }
}

function perform(context: Running, members: readonly Piece[], command: Command): void {
  switch (command.type) {
    case 'step':
      return step(context, members, command.hex);
    case 'exit':
      return exit(context, members);
    case 'join':
      return context.go('start', { members: [...members, command.soldier] });
    case 'leave':
      return leave(context, members, command.soldier);
    case 'detach':
      context.go('start', { members: without(members, command.soldier) });
      return context.call('activation', { members: [command.soldier] });
    case 'lift':
      return lift(context, command.soldier, command.man);
    case 'drop':
      context.emit({ type: 'dropped', rule: 'CV-RULING-11', soldier: command.soldier, piece: command.piece });
      return context.go('start');
    case 'stance':
      takeStance(context, command.soldier, command.stance);
      return context.go('start');
    case 'smoke':
      laySmoke(context, command.weapon, command.hex);
      return context.go('start');
    default:
      return stop(context, members);
  }
}

function without(members: readonly Piece[], soldier: Piece): readonly Piece[] {
  return members.filter((member) => member !== soldier);
}

/** CV-RULING-80: smoke is spent, and works until the phase ends. */
export function laySmoke(context: Acting, weapon: Piece, hex: Hex): void {
  const armor = weaponOf(fieldIn(context), weapon).type.smoke ?? 0;
  context.emit({ type: 'smokeLaid', rule: 'CV-RULING-80', weapon, hex, armor });
}

/** 3.3: one step of all members, with what they carry. */
function step(context: Running, members: readonly Piece[], hex: Hex): void {
  const field = fieldIn(context);
  const from = hexOfGroup(field, members);
  const found = stepsFrom(field, from).find((each) => each.hex === hex);
  if (found === undefined) return;
  const spent = members.map((member) => spentAfter(marchOf(field, member, members), found) ?? 0);
  const pieces = takeAlong(context, field, members);
  context.emit({ type: 'stepped', rule: 'CV-MOVE-01', soldiers: [...members], hex, spent, pieces });
  if (from !== WAITING) settleContest(context, from);
  context.go('after');
  const men = pieces.filter((piece) => piece < field.roster.firstWeapon);
  context.call('entry', { movers: [...members, ...men], hex });
}

/** What members carry; what they cannot carry they leave behind (CV-MOVE-14, CV-S2-17). */
function takeAlong(context: Acting, field: Field, members: readonly Piece[]): readonly Piece[] {
  const pieces = taken(field, members);
  for (const member of members)
    for (const weapon of weaponsOf(field, member))
      if (!pieces.includes(weapon))
        context.emit({ type: 'dropped', rule: 'CV-RULING-12', soldier: member, piece: weapon });
  return pieces;
}

function taken(field: Field, members: readonly Piece[]): readonly Piece[] {
  const weapons = members.flatMap((member) => carriedBy(field, member, members));
  const men = members.map((member) => get(field.game.carries, member)).filter((man) => man !== NONE);
  return [...weapons, ...men];
}

/** CV-S2-18, CV-RULING-135: leaves the map with everything carried, without a check. */
function exit(context: Running, members: readonly Piece[]): void {
  const field = fieldIn(context);
  const from = hexOfGroup(field, members);
  const pieces = takeAlong(context, field, members);
  context.emit({ type: 'exited', rule: 'CV-S2-18', soldiers: [...members], pieces });
  settleContest(context, from);
  testVictory(context);
  context.done();
}

function planLift(field: Field, soldier: Piece): CheckPlan {
  return planCheck(field, { soldier, purpose: 'lift', rule: 'CV-MOVE-26' });
}

/** CV-MOVE-26, CV-MOVE-28: a soldier that fails to lift goes down and carries nobody. */
function lift(context: Running, soldier: Piece, man: Piece): void {
  if (makeCheck(context, planLift(fieldIn(context), soldier)))
    context.emit({ type: 'lifted', rule: 'CV-MOVE-26', soldier, man });
  else goDown(context, soldier, 'CV-MOVE-26');
  context.go('after');
}

function leave(context: Running, members: readonly Piece[], soldier: Piece): void {
  context.emit({ type: 'finished', rule: 'CV-MOVE-11', soldiers: [soldier] });
  context.go('start', { members: without(members, soldier) });
  callOverheat(context, [soldier]);
}

function stop(context: Running, members: readonly Piece[]): void {
  context.emit({ type: 'finished', rule: 'CV-MOVE-07', soldiers: [...members] });
  context.go('done', { members: [] });
  callOverheat(context, members);
}

/** CV-MOVE-37: runners and sprinters check when their movement is over. */
function callOverheat(context: Running, soldiers: readonly Piece[]): void {
  const hot = hotOf(fieldIn(context), soldiers);
  if (hot.length > 0) context.call('overheat', { soldiers: hot, soldier: NONE });
}

function hotOf(field: Field, soldiers: readonly Piece[]): readonly Piece[] {
  return soldiers.filter((soldier) => isHot(field, soldier));
}

/** CV-RULING-26: soldiers that were hit go no further. */
function settle(context: Running, { members }: Here): void {
  const { game } = fieldIn(context);
  const left = members.filter((member) => get(game.at, member) >= 0);
  const stopped = left.filter((member) => isDown(context, member));
  if (stopped.length > 0) context.emit({ type: 'finished', rule: 'CV-RULING-26', soldiers: stopped });
  context.go('start', { members: left.filter((member) => !stopped.includes(member)) });
}

/** CV-RULING-35: a soldier that is down and has moved already. */
function isDown(context: Acting, soldier: Piece): boolean {
  const field = fieldIn(context);
  return !isEffective(field, soldier) && get(field.game.steps, soldier) > 0;
}

/** Members whose movement is over leave the group; a group that can only stop is not asked. */
function next(context: Running, locals: Here): void {
  const field = fieldIn(context);
  const members = locals.members.filter(
    (member) => get(field.game.at, member) >= WAITING && !isMarked(field, member, MARK.finished),
  );
  if (members.length === 0) return context.done();
  if (members.length < locals.members.length) return context.go('start', { members });
  const isStuck =
    !canStep(field, members, hexOfGroup(field, members)) && groupOptions(field, members).length === 1;
  if (isStuck) stop(context, members);
  else context.go('choice');
}

export const activation: Procedure<CvTypes, 'activation'> = {
  start: { kind: 'auto', run: next },
  choice: groupChoice,
  after: { kind: 'auto', run: settle },
  done: { kind: 'auto', run: (context) => context.done() },
};
