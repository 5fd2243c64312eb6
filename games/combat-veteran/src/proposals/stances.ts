import type { Proposal } from '@sitrep/contract';
import { type Seat, topLocals } from '@sitrep/kernel';
import { marchStances, stanceOptions } from '../choices/stances.ts';
import type { CvTypes } from '../cv-types.ts';
import { type Field, fieldOf, get, isMarked, type Read } from '../queries/field.ts';
import { isHot, soldiersIn, soldiersOf } from '../queries/pieces.ts';
import type { Order } from '../queries/reason.ts';
import { MARK, NONE } from '../state.ts';
import type { CvFocus } from './focus.ts';
import type { MarkersSketch, StanceSketch } from './sketches.ts';
import { squadArgs } from './squad-args.ts';

type Offer = Proposal<CvTypes>;

/** The changes of stance that may be chosen now. */
function changes(state: Read, seat: Seat, field: Field): readonly Order<'stance'>[] {
  if (field.game.phase === 'stance') return stanceOptions(field, seat);
  const group = topLocals(state, 'activation')?.members;
  const idle = soldiersOf(field, seat).filter(
    (soldier) => get(field.game.at, soldier) >= 0 && !isMarked(field, soldier, MARK.finished),
  );
  return marchStances(field, group ?? idle);
}

/** One stance for all of a stack who may take it. */
export function stanceForAll(state: Read, seat: Seat, focus: CvFocus): readonly Offer[] {
  const { stack = NONE, stance = 'walking', leave = [] } = focus;
  const field = fieldOf(state);
  const here = soldiersIn(field, stack, seat).filter((soldier) => !leave.includes(soldier));
  const answers = changes(state, seat, field).filter(
    (change) => change.stance === stance && here.includes(change.soldier),
  );
  if (answers.length === 0) return [];
  const soldiers = answers.map(({ soldier }) => soldier);
  const sketch: StanceSketch = { kind: 'stance', stack, stance, soldiers };
  const shown = soldiers.some((soldier) => get(field.game.isHidden, soldier));
  return [
    {
      id: `stance:${stance}`,
      title: { key: 'proposal.stance', args: { ...squadArgs(field, soldiers), stance } },
      answers,
      costs: shown ? [{ key: 'cost.shows', args: { hex: stack } }] : [],
      odds: [],
      danger: [],
      parts: [],
      sketch,
    },
  ];
}

/** The Stance Phase without a change. */
export function asTheyAre(state: Read, seat: Seat): readonly Offer[] {
  const field = fieldOf(state);
  const soldiers = soldiersOf(field, seat).filter((soldier) => isHot(field, soldier));
  const sketch: MarkersSketch = { kind: 'markers', soldiers };
  return [
    {
      id: 'usual',
      title: { key: 'proposal.asTheyAre', args: {} },
      answers: [{ type: 'endPhase' }],
      costs: [],
      odds: [],
      danger: [],
      parts: [],
      sketch,
    },
  ];
}
