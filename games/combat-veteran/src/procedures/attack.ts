import type { Context, Locals, PickStep, Procedure } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { CheckPlan } from '../plans.ts';
import { planNerve } from '../queries/check.ts';
import { type Field, fieldOf, get, soldierOf, weaponOf } from '../queries/field.ts';
import { bunkerIn, isBroken, rival, userOf, weaponsIn } from '../queries/pieces.ts';
import { planReroll, rerolled, settledAttack, targetOf } from '../queries/planned-attack.ts';
import { refusedOf } from '../queries/reason.ts';
import { coverChoices, resolveAttack, takeCover, tallyDice } from '../queries/resolve-attack.ts';
import { whyNoReroll } from '../reasons/results.ts';
import { NONE } from '../state.ts';
import type { Tally } from '../types.ts';
import { type Acting, eliminate, fieldIn, goDown, makeCheck } from './acting.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'attack'>;

type Here = Locals<CvTypes, 'attack'>;
type Pick = PickStep<CvTypes, 'attack'>;

/** Why dice may follow the end of an attack. */
const BACKBLAST = 'backblast may follow, which is not of this attack';

/** CV-RES-03: the checks that results come to if no more of them are cancelled. */
function nerveOf(field: Field, target: Piece, tally: Tally): readonly CheckPlan[] {
  return resolveAttack(tally, targetOf(field, target)).checks > 0 ? [planNerve(field, target)] : [];
}

/** CV-HERO-01: one die of the attack, chosen by its face; a die is re-rolled once only (CV-RULING-84). */
function reroll(name: 'attackerReroll' | 'defenderReroll', then: CvTypes['steps']['attack']): Pick {
  return {
    kind: 'pick',
    name,
    rule: 'CV-HERO-01',
    seats: (_state, { seat }) => [name === 'attackerReroll' ? seat : rival(seat)],
    about: (_state, { target, dice }) => ({ target, dice }),
    options: (_state, locals) => [
      { type: 'keepDice' },
      ...[1, 2, 3, 4, 5, 6]
        .filter((face) => whyNoReroll(locals, face) === undefined)
        .map((face) => ({ type: 'reroll', face }) as const),
    ],
    blocked: (_state, locals) =>
      refusedOf(
        [...new Set(locals.dice)].map((face) => ({ type: 'reroll', face }) as const),
        ({ face }) => whyNoReroll(locals, face),
      ),
    plans(state, locals, _seat, answer) {
      const field = fieldOf(state);
      return answer.type === 'reroll'
        ? [planReroll(field, locals, answer.face)]
        : nerveOf(field, locals.target, tallyDice(locals.dice));
    },
    unplanned: { keepDice: BACKBLAST },
    answer(context, locals, seat, command) {
      if (command.type !== 'reroll') return context.go(then);
      const { face } = command;
      const plan = planReroll(fieldIn(context), locals, face);
      context.emit({ type: 'rerolled', rule: 'CV-HERO-01', seat, face });
      context.go(then, { dice: rerolled(plan, context.roll(plan)), fixed: plan.place });
    },
  };
}

const cover: Pick = {
  kind: 'pick',
  name: 'coverChoice',
  rule: 'CV-RES-08',
  seats: (_state, { seat }) => [rival(seat)],
  about: (_state, { target, dice, tally }) => ({ target, dice, covers: tally.covers }),
  options: (_state, { tally }) => [
    ...coverChoices(tally).map((hit) => ({ type: 'cover', hit }) as const),
    { type: 'noCover' },
  ],
  plans(state, { target, tally }, _seat, answer) {
    const left = answer.type === 'cover' ? takeCover(tally, answer.hit) : tally;
    return nerveOf(fieldOf(state), target, left);
  },
  unplanned: { cover: BACKBLAST, noCover: BACKBLAST },
  answer(context, { target, tally }, _seat, command) {
    if (command.type !== 'cover') return context.go('apply');
    context.emit({ type: 'tookCover', rule: 'CV-RES-01', target, hit: command.hit });
    context.go('covering', { tally: takeCover(tally, command.hit) });
  },
};

/** CV-RES-13, CV-RULING-82: checks, then what the dice do. */
function apply(context: Running, { target, tally, hex }: Here): void {
  const field = fieldIn(context);
  const facts = targetOf(field, target);
  const result = resolveAttack(tally, facts);
  const nerve = planNerve(field, target);
  let { effect } = result;
  // CV-RES-03: checks are rolled until one fails
  for (let left = result.checks; left > 0 && effect === 'none'; left -= 1)
    if (!makeCheck(context, nerve)) effect = 'crawl';
  context.emit({ type: 'affected', rule: 'CV-RES-13', target, hex, effect, excess: result.excess });
  if (effect === 'crawl') goDown(context, target, 'CV-RES-04');
  if (effect === 'wounded' && !facts.isWounded)
    context.emit({ type: 'wounded', rule: 'CV-RES-05', soldier: target, hex });
  if (effect === 'killed') eliminate(context, target, 'CV-RES-06');
  context.go('collateral', { result: { ...result, effect } });
}

/** CV-COLL-01, CV-RULING-88: what an excess six may damage. */
function damageable(field: Field, hex: number): readonly number[] {
  const bunker = bunkerIn(field, hex);
  return bunker === NONE ? weaponsIn(field, hex) : [...weaponsIn(field, hex), bunker];
}

const damageChoice: Pick = {
  kind: 'pick',
  name: 'collateralChoice',
  rule: 'CV-COLL-01',
  seats: (_state, { seat }) => [seat],
  about: (_state, { hex, result }) => ({ hex, excess: result.excess }),
  options: (state, { hex }) =>
    damageable(fieldOf(state), hex).map((piece) => ({ type: 'damage', piece }) as const),
  unplanned: { damage: BACKBLAST },
  answer(context, { result }, _seat, command) {
    if (command.type !== 'damage') return;
    damage(context, command.piece);
    context.go('collateral', { result: { ...result, excess: result.excess - 1 } });
  },
};

/** CV-COLL-02, CV-COLL-08, CV-COLL-09: a working weapon malfunctions; anything else is eliminated. */
function damage(context: Acting, piece: number): void {
  const field = fieldIn(context);
  if (piece >= field.roster.firstBunker) return eliminate(context, piece, 'CV-COLL-02');
  const { type, seat } = weaponOf(field, piece);
  const user = userOf(field, piece);
  const isCaptured = user !== NONE && soldierOf(field, user).seat !== seat;
  if (isBroken(field, piece)) return eliminate(context, piece, 'CV-COLL-02');
  if (type.isExpendable) return eliminate(context, piece, 'CV-COLL-08');
  if (isCaptured) return eliminate(context, piece, 'CV-COLL-09');
  context.emit({ type: 'malfunctioned', rule: 'CV-COLL-02', weapon: piece });
}

function collateral(context: Running, { hex, result }: Here): void {
  const found = result.excess > 0 ? damageable(fieldIn(context), hex) : [];
  if (found.length === 0) return context.done();
  if (found.length > 1) return context.go('damage');
  damage(context, get(found, 0));
  context.go('collateral', { result: { ...result, excess: result.excess - 1 } });
}

function isHero(context: Acting, soldier: number): boolean {
  return soldier !== NONE && soldierOf(fieldIn(context), soldier).isHero;
}

export const attack: Procedure<CvTypes, 'attack'> = {
  start: {
    kind: 'auto',
    run(context, locals) {
      const { attack: dice } = context.roll(settledAttack(fieldIn(context), locals));
      context.go(isHero(context, locals.firer) ? 'attacker' : 'defend', { dice: [...dice] });
    },
  },
  attacker: reroll('attackerReroll', 'defend'),
  defend: {
    kind: 'auto',
    // CV-HERO-03, CV-RULING-117: not against fire support
    run: (context, { target, isSupport }) =>
      context.go(!isSupport && isHero(context, target) ? 'defender' : 'count'),
  },
  defender: reroll('defenderReroll', 'count'),
  count: {
    kind: 'auto',
    run: (context, { dice }) => context.go('covering', { tally: tallyDice(dice) }),
  },
  covering: {
    kind: 'auto',
    run: (context, { tally }) => context.go(coverChoices(tally).length > 0 ? 'cover' : 'apply'),
  },
  cover,
  apply: { kind: 'auto', run: apply },
  collateral: { kind: 'auto', run: collateral },
  damage: damageChoice,
};
