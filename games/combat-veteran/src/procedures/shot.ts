import type { Answer, Context, Locals, PickStep, Procedure } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import { STACK_LIMIT } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { AttackPlan } from '../plans.ts';
import { armInUse, commitments, findShot, ignoresArmor, poolOf } from '../queries/aiming.ts';
import { aimsFor } from '../queries/aims.ts';
import { modified } from '../queries/conditions.ts';
import { isFeasible } from '../queries/feasible.ts';
import { type Field, fieldOf, get, type Read, soldierOf, weaponOf } from '../queries/field.ts';
import { bonusBunker, crewFor, ranksFor } from '../queries/firers.ts';
import { occupiedHexes } from '../queries/line-of-sight.ts';
import { countPieces } from '../queries/pieces.ts';
import { plannedAttacks } from '../queries/planned-attack.ts';
import { blockedChoices, type ShotChoice } from '../reasons/attack.ts';
import { GONE, NONE } from '../state.ts';
import { eliminate, fieldIn, testVictory } from './acting.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'shot'>;

type Here = Locals<CvTypes, 'shot'>;
type Pick = PickStep<CvTypes, 'shot'>;

const firerSeat: Pick['seats'] = (state, { firer }) => [soldierOf(fieldOf(state), firer).seat];

/** What prompts say about an unfinished attack. */
function about(_state: Read, { firer, weapon, hex }: Here): object {
  return { soldier: firer, weapon, ...(hex !== NONE && { hex }) };
}

/** Commands that leave an attack possible, with the change of the frame that each makes. */
function feasible(
  field: Field,
  locals: Here,
  choices: readonly (readonly [Command, Partial<Here>])[],
): readonly Command[] {
  const occupied = occupiedHexes(field);
  return choices.flatMap(([command, change]) =>
    isFeasible(field, { ...locals, ...change }, occupied) ? [command] : [],
  );
}

function crewOptions(field: Field, locals: Here): readonly Command[] {
  return feasible(field, locals, [
    ...crewFor(field, locals).map(
      (soldier) => [{ type: 'crew', soldier }, { crew: [...locals.crew, soldier] }] as const,
    ),
    [{ type: 'noCrew' }, { isCrewed: true }],
  ]);
}

function bonusOptions(field: Field, locals: Here): readonly Command[] {
  return feasible(field, locals, [
    [{ type: 'bonus', isUsed: true }, { bonus: 1 }],
    [{ type: 'bonus', isUsed: false }, { bonus: 0 }],
  ]);
}

function rankOptions(field: Field, locals: Here): readonly Command[] {
  const dotted = ranksFor(field, locals.firer, locals.hex).flatMap(([leader, left]) =>
    Array.from({ length: left }, (_, index) => {
      const dots = left - index;
      return [{ type: 'rank', leader, dots } as const, { leader, dots }] as const;
    }),
  );
  return feasible(field, locals, [...dotted, [{ type: 'rank', leader: NONE, dots: 0 }, { dots: 0 }]]);
}

/** The choices of an attack in their order, each with what it offers. */
const CHOICES = {
  aim: { name: 'aimChoice', rule: 'CV-ATK-22', options: aimOptions },
  crew: { name: 'crewChoice', rule: 'CV-RULING-13', options: crewOptions },
  bonus: { name: 'bonusChoice', rule: 'CV-RULING-78', options: bonusOptions },
  rank: { name: 'rankChoice', rule: 'CV-COND-11', options: rankOptions },
  dice: { name: 'diceChoice', rule: 'CV-ATK-16', options: diceOptions },
} as const;

/** Hexes that the firer can attack; once it has fired in this phase it may also stop. */
function aimOptions(field: Field, { firer, weapon }: Here): readonly Command[] {
  const hexes = aimsFor(field, firer, weapon).map((hex) => ({ type: 'aim', hex }) as const);
  return findShot(field, firer) === undefined ? hexes : [...hexes, { type: 'holdFire' }];
}

function diceOptions(field: Field, locals: Here): readonly Command[] {
  return commitments(field, locals, occupiedHexes(field))
    .map((dice) => ({ type: 'commit', dice }) as const)
    .reverse();
}

function choice(step: ShotChoice): Pick {
  const { name, rule, options } = CHOICES[step];
  return {
    kind: 'pick',
    name,
    rule,
    seats: firerSeat,
    about,
    options: (state, locals) => options(fieldOf(state), locals),
    blocked: (state, locals) => blockedChoices(fieldOf(state), step, locals),
    plans: (state, locals, _seat, answer) => plansFor(fieldOf(state), locals, answer),
    answer: (context, locals, _seat, command) => choose(context, locals, command),
  };
}

function choose(context: Running, locals: Here, command: Command): void {
  if (command.type === 'commit') return commit(context, locals, command.dice);
  const change = changeBy(locals, command);
  if (change === undefined) context.done();
  else context.go('start', change);
}

/** The attacks that an answer may lead to. */
function plansFor(field: Field, locals: Here, answer: Answer<CvTypes>): readonly AttackPlan[] {
  if (answer.type === 'commit') return plannedAttacks(field, locals, answer.dice);
  const change = changeBy(locals, answer);
  return change === undefined ? [] : plannedAttacks(field, { ...locals, ...change });
}

/** The part of an attack that an answer settles; `undefined` for an answer that ends it. */
function changeBy({ crew }: Here, answer: Answer<CvTypes>): Partial<Here> | undefined {
  switch (answer.type) {
    case 'aim':
      return { hex: answer.hex };
    case 'crew':
      return { crew: [...crew, answer.soldier] };
    case 'noCrew':
      return { isCrewed: true };
    case 'bonus':
      return { bonus: Number(answer.isUsed) };
    case 'rank':
      return { leader: answer.leader, dots: answer.dots };
    default:
      return undefined;
  }
}

/** Goes to the next open choice; if there is only one option, it is taken without asking. */
function next(context: Running, locals: Here): void {
  const field = fieldIn(context);
  if (locals.hex === NONE) return context.go('aim');
  if (!locals.isCrewed)
    return crewFor(field, locals).length > 0 ? context.go('crew') : context.go('start', { isCrewed: true });
  if (locals.bonus === NONE)
    return bonusBunker(field, locals.firer) === NONE
      ? context.go('start', { bonus: 0 })
      : context.go('bonus');
  if (locals.dots === NONE)
    return ranksFor(field, locals.firer, locals.hex).length > 0
      ? context.go('rank')
      : context.go('start', { dots: 0 });
  const choices = commitments(field, locals, occupiedHexes(field));
  if (choices.length === 1) commit(context, locals, get(choices, 0));
  else context.go('dice');
}

/** Dice are committed; from here on the attack cannot be taken back. */
function commit(context: Running, locals: Here, dice: number): void {
  const field = fieldIn(context);
  const { firer, weapon, hex, leader, dots, crew, movers } = locals;
  const pool = poolOf(field, locals, occupiedHexes(field));
  if (pool === undefined) return;
  const { seat } = soldierOf(field, firer);
  const { budget, modifiers } = pool;
  const from = get(field.game.at, firer);
  context.pay();
  context.emit({
    type: 'fired',
    rule: movers.length > 0 ? 'CV-DFIRE-01' : 'CV-ATK-03',
    seat,
    firer,
    weapon,
    hex,
    crew: [...crew],
    bunker: locals.bonus > 0 ? bonusBunker(field, firer) : NONE,
    leader: dots > 0 ? leader : NONE,
    dots,
    committed: dice,
    left: budget.dice - dice,
    range: budget.range,
    pool: modified(dice, modifiers),
    modifiers,
  });
  context.go('after', { excess: Math.max(0, countPieces(field, from) - STACK_LIMIT) });
  context.call('volley', {
    seat,
    firer,
    hex,
    pool: modified(dice, modifiers),
    movers: [...movers],
    ignoresArmor: ignoresArmor(field, weapon),
    attacked: [],
    target: NONE,
  });
}

/** CV-ATK-10, CV-STACK-07, CV-S1-08: what an attack leaves behind. */
function after(context: Running, locals: Here): void {
  const field = fieldIn(context);
  const { firer, weapon, excess } = locals;
  const { seat } = soldierOf(field, firer);
  if (seat === 1 && !field.game.isSupportOpen) context.emit({ type: 'supportOpened', rule: 'CV-S1-08' });
  const isUsed = weapon !== NONE && get(field.game.at, weapon) !== GONE;
  const type = isUsed ? weaponOf(field, weapon).type : undefined;
  if (type?.isExpendable) eliminate(context, weapon, 'CV-ATK-10');
  context.go('again');
  if (type?.hasBackblast && excess > 0)
    context.call('backblast', { firer, hex: get(field.game.at, firer), count: excess, struck: [] });
}

/** CV-ATK-18: in the Combat Phase a firer uses up its firepower before another fires; in defence it is one attack. */
function again(context: Running, { firer, weapon: used, movers }: Here): void {
  testVictory(context);
  const field = fieldIn(context);
  const weapon = armInUse(field, used);
  const isOver = movers.length > 0 || aimsFor(field, firer, weapon).length === 0;
  if (isOver) return context.done();
  context.go('aim', { weapon, hex: NONE, bonus: NONE, dots: NONE, crew: [] });
}

export const shot: Procedure<CvTypes, 'shot'> = {
  start: { kind: 'auto', run: next },
  aim: choice('aim'),
  crew: choice('crew'),
  bonus: choice('bonus'),
  rank: choice('rank'),
  dice: choice('dice'),
  after: { kind: 'auto', run: after },
  again: { kind: 'auto', run: again },
};
