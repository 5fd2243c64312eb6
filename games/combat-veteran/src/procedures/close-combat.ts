import type { Hex } from '@sitrep/hex';
import type { Context, Locals, PickStep, Procedure, Seat } from '@sitrep/kernel';
import type { CvTypes } from '../cv-types.ts';
import type { RoundPlan } from '../plans.ts';
import { resolveFight } from '../queries/close-combat.ts';
import { fightersIn, losable, planRound } from '../queries/contest.ts';
import { fieldOf } from '../queries/field.ts';
import { isContested, isWounded, rival, soldiersIn } from '../queries/pieces.ts';
import { type Acting, eliminate, fieldIn, testVictory } from './acting.ts';
import { clearBunker } from './discovery.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'closeCombat'>;

type Here = Locals<CvTypes, 'closeCombat'>;

const SEATS: readonly Seat[] = [0, 1];

/** CV-CC-02, CV-RULING-104: the wounded die before anything else. */
function killWounded(context: Acting, hex: Hex): void {
  const field = fieldIn(context);
  for (const seat of SEATS)
    for (const soldier of soldiersIn(field, hex, seat))
      if (isWounded(field, soldier)) eliminate(context, soldier, 'CV-CC-02');
}

/** CV-CC-12: a hex where one side has nobody left is no longer contested. */
export function settleContest(context: Acting, hex: Hex): void {
  const field = fieldIn(context);
  if (isContested(field, hex) && SEATS.some((seat) => fightersIn(field, hex, seat).length === 0))
    context.emit({ type: 'closeCombatEnded', rule: 'CV-CC-12', hex });
  clearBunker(context, hex);
}

function begin(context: Running, { hex, instigator }: Here): void {
  killWounded(context, hex);
  const field = fieldIn(context);
  const sides = SEATS.map((seat) => fightersIn(field, hex, seat));
  if (sides.some((soldiers) => soldiers.length === 0)) return context.go('end');
  context.emit({ type: 'closeCombatBegan', rule: 'CV-CC-01', hex, soldiers: sides.flat(), instigator });
  fight(context, planRound(field, hex, instigator));
}

/** CV-CC-09: both sides roll, the active one first. */
function fight(context: Running, plan: RoundPlan): void {
  const { totals, results, losses } = resolveFight(plan, context.roll(plan));
  const { rule, hex } = plan;
  context.emit({ type: 'roundFought', rule, hex, totals, results, losses: [...losses] });
  context.go('losses', { losses: [...losses] });
}

/** Who has to lose a piece next: the active side before the other (CV-RULING-101). */
function nextLoser({ losses }: Here, active: Seat): Seat | undefined {
  return [active, rival(active)].find((seat) => (losses[seat] ?? 0) > 0);
}

function takeLosses(context: Running, locals: Here): void {
  const field = fieldIn(context);
  const seat = nextLoser(locals, field.game.active);
  if (seat === undefined) return context.go('end');
  const count = locals.losses[seat] ?? 0;
  const pieces = losable(field, locals.hex, seat);
  if (pieces.length > count) return context.go('choice');
  for (const piece of pieces) eliminate(context, piece, 'CV-CC-10');
  context.go('losses', { losses: locals.losses.map((left, side) => (side === seat ? 0 : left)) });
}

const lossChoice: PickStep<CvTypes, 'closeCombat'> = {
  kind: 'pick',
  name: 'lossChoice',
  rule: 'CV-CC-10',
  seats: ({ game }, locals) => [nextLoser(locals, game.active) ?? game.active],
  about: (_state, { hex }) => ({ hex }),
  options(state, locals, seat) {
    return losable(fieldOf(state), locals.hex, seat).map((piece) => ({ type: 'lose', piece }) as const);
  },
  unplanned: { lose: 'the next round in another hex may follow, and which that is the caller knows' },
  answer(context, { losses }, seat, command) {
    if (command.type !== 'lose') return;
    eliminate(context, command.piece, 'CV-CC-10');
    context.go('losses', { losses: losses.map((left, side) => (side === seat ? left - 1 : left)) });
  },
};

export const closeCombat: Procedure<CvTypes, 'closeCombat'> = {
  start: { kind: 'auto', run: begin },
  losses: { kind: 'auto', run: takeLosses },
  choice: lossChoice,
  end: {
    kind: 'auto',
    run(context, { hex }) {
      settleContest(context, hex);
      testVictory(context);
      context.done();
    },
  },
};
