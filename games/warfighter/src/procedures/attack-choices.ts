import type { Context, PickStep, Reason, WindowStep } from '@sitrep/kernel';
import { areHandsOpen, seatOf } from '../acts/common.ts';
import type { Occasion } from '../choices/playing.ts';
import { answersTo, breakersOf, breaking, considerAnswers, seatsToReact } from '../choices/reacting.ts';
import { fitsAttack, planAttack } from '../queries/attack/attack.ts';
import { boostEffects } from '../queries/attack/boosts.ts';
import { openModes } from '../queries/attack/modes.ts';
import { openShots } from '../queries/attack/shots.ts';
import {
  type Aim,
  legalMarks,
  modeRefusal,
  noModeRefusal,
  targetArgs,
  targetRefusal,
} from '../queries/attack/targets.ts';
import { getArm, weaponRefusal } from '../queries/gear/weapons.ts';
import { aimOf, allMarks, type Mark, markOf } from '../queries/in-force/marks.ts';
import type { Note } from '../queries/in-force/search.ts';
import { blockedBy, unmetInAttack } from '../queries/movement/obstacles.ts';
import { getSoldier, type Read } from '../queries/table/lookup.ts';
import type { AttackFigures, AttackFrame, Boost, Command, WarTypes } from '../types.ts';
import { playOf } from './begin.ts';

/** What is chosen in an attack before the dice: target, boosters, mode. */
type Ask = PickStep<WarTypes, 'attack'>;
type Running = Context<WarTypes, 'attack'>;

function ignoresScreening(state: Read, boosts: readonly Boost[]): boolean {
  return boosts.some((boost) =>
    boostEffects(state, boost).some(({ effect }) => effect === 'ignoreScreening'),
  );
}

/** How an attack under way is aimed, with what has joined it. */
export function aimIn(
  state: Read,
  { soldier: number, weapon, profile, boosts, mayStrike }: AttackFrame,
  isScreeningIgnored = ignoresScreening(state, boosts),
): Aim {
  const soldier = getSoldier(state, number);
  const arm = getArm(state, soldier, weapon, profile);
  return { soldier, arm, isScreeningIgnored, mayStrike };
}

function choiceOf(mark: Mark): Command {
  const { hostile, target } = aimOf(mark);
  return hostile < 0 ? { type: 'onTarget', target } : { type: 'onHostile', hostile };
}

/** Every target there is, and what rules it out. */
function considerTargets(state: Read, frame: AttackFrame, note: Note): void {
  const aim = aimIn(state, frame);
  for (const mark of allMarks(state)) {
    const why = whyNoTarget(state, aim, mark);
    note(choiceOf(mark), 'WF-ATK-02', why?.code, why?.args);
  }
}

/** What rules a target out for a weapon. */
export function whyNoTarget(state: Read, aim: Aim, mark: Mark): Reason<WarTypes> | undefined {
  const found = weaponRefusal(aim.arm, state, aim.soldier) ?? targetRefusal(state, aim, mark);
  const code = found === 'NO_LEGAL_MODE' ? noModeRefusal(state, aim, mark) : found;
  if (code === undefined) return undefined;
  const args = targetArgs(state, aim, mark, code);
  return { code, rule: 'WF-ATK-02', ...(args !== undefined && { args }) };
}

/** Cards and abilities that would not open further targets, and why. */
function considerBreakers(state: Read, frame: AttackFrame, note: Note): void {
  const isNeeded = screenBreakers(state, frame).length > 0;
  const occasion = breaking(frame.soldier, frame.weapon);
  considerAnswers(state, seatOf(state, frame.soldier), occasion, (command, rule, refusal, args) => {
    const needless = isNeeded ? undefined : 'NOTHING_SCREENED';
    note(command, rule, refusal ?? needless, args);
  });
}

/** Boosters that would open further targets: they belong to the declaration (27.4 A2). */
function screenBreakers(state: Read, frame: AttackFrame): readonly Command[] {
  if (ignoresScreening(state, frame.boosts)) return [];
  const openTo = (aim: Aim) => legalMarks(state, aim).length;
  if (openTo(aimIn(state, frame, true)) === openTo(aimIn(state, frame))) return [];
  return breakersOf(state, frame.soldier, frame.weapon);
}

export const targetChoice: Ask = {
  kind: 'pick',
  name: 'targetChoice',
  rule: 'WF-ATK-02',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  about: (_state, { soldier, weapon, profile }) => ({ soldier, weapon, profile }),
  options: (state, frame) => [
    ...legalMarks(state, aimIn(state, frame)).map(choiceOf),
    ...screenBreakers(state, frame),
  ],
  blocked: (state, frame) =>
    blockedBy((note) => {
      considerTargets(state, frame, note);
      considerBreakers(state, frame, note);
    }),
  plans(state, frame, _seat, answer) {
    if (answer.type === 'onHostile')
      return openShots(state, { ...frame, hostile: answer.hostile, target: -1 }, frame.boosts);
    if (answer.type === 'onTarget')
      return openShots(state, { ...frame, hostile: -1, target: answer.target }, frame.boosts);
    return [];
  },
  answer(context, frame, _seat, command) {
    if (command.type === 'onHostile') context.go('declare', { hostile: command.hostile, target: -1 });
    if (command.type === 'onTarget') context.go('declare', { hostile: -1, target: command.target });
    if (command.type === 'playCard' || command.type === 'useAbility') beginOpener(context, frame, command);
  },
};

/** A booster that the declaration needs. */
function beginOpener(context: Running, frame: AttackFrame, command: Command): void {
  const { soldier, boosts } = frame;
  const played = playOf(context.state, command, { when: 'declareAttack', about: soldier, hostile: -1 });
  const joins = { what: 'declaration', attack: figuresOf(frame), boosts } as const;
  if (played !== undefined) context.begin('playBooster', { ...played, joins }, 'opened');
}

/** Who attacks with what, and whom. */
export function figuresOf({ soldier, weapon, profile, hostile, target }: AttackFrame): AttackFigures {
  return { soldier, weapon, profile, hostile, target };
}

/** What a booster must fit to join the attack. */
export function boostOccasion(state: Read, frame: AttackFrame): Occasion {
  return {
    when: 'declareAttack',
    about: frame.soldier,
    hostile: -1,
    joined: frame.boosts,
    weapon: frame.weapon,
    refuses: (ability) =>
      openModes(state, frame, frame.boosts, ability).length > 0 && fitsAttack(state, frame, ability)
        ? undefined
        : 'ONLY_IF',
    unmet: (ability) => unmetInAttack(state, frame, ability),
  };
}

/** WF-ATK-07: cards played, and abilities used, when an attack is declared. */
export const boostChance: WindowStep<WarTypes, 'attack'> = {
  kind: 'window',
  name: 'boostChance',
  rule: 'WF-ATK-07',
  seats: (state) => seatsToReact(state, 'declareAttack'),
  isOpen: areHandsOpen,
  about: (_state, frame) => figuresOf(frame),
  options: (state, frame, seat) => answersTo(state, seat, boostOccasion(state, frame)),
  blocked: (state, frame, seat) =>
    blockedBy((note) => considerAnswers(state, seat, boostOccasion(state, frame), note)),
  plans(state, frame, _seat, answer) {
    if (answer.type === 'pass') return openShots(state, frame, frame.boosts);
    // A booster is judged by its printed form.
    const played = playOf(state, answer, boostOccasion(state, frame));
    return played === undefined ? [] : openShots(state, frame, [...frame.boosts, played]);
  },
  react(context, frame, _seat, command) {
    const played = playOf(context.state, command, boostOccasion(context.state, frame));
    const joins = { what: 'attack', attack: figuresOf(frame) } as const;
    if (played !== undefined) context.begin('playBooster', { ...played, joins }, 'boosted');
  },
  passed: (context) => context.go('mode'),
};

/** Every mode of the weapon, and what rules it out. A booster that asks for a mode leaves nothing to choose. */
function considerModes(state: Read, frame: AttackFrame, note: Note): void {
  const aim = aimIn(state, frame);
  for (const printed of aim.arm.figures.modes)
    note(
      { type: 'mode', mode: printed.mode },
      'WF-ATK-06',
      modeRefusal(state, aim, markOf(state, frame), printed),
    );
}

export const modeChoice: Ask = {
  kind: 'pick',
  name: 'modeChoice',
  rule: 'WF-ATK-08',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  about: (_state, frame) => figuresOf(frame),
  options: (state, frame) => openModes(state, frame, frame.boosts).map((mode) => ({ type: 'mode', mode })),
  blocked: (state, frame) => blockedBy((note) => considerModes(state, frame, note)),
  plans: (state, frame, _seat, answer) =>
    answer.type === 'mode' ? [planAttack(state, frame, answer.mode, frame.boosts)] : [],
  answer(context, _frame, _seat, command) {
    if (command.type === 'mode') context.go('price', { mode: command.mode });
  },
};
