import type { PickStep, Seat, WindowStep } from '@sitrep/kernel';
import type { ChartRow } from '../content/vocabulary.ts';
import { downedAmong } from '../queries/exits.ts';
import type { Read } from '../queries/lookup.ts';
import { blockedBy } from '../queries/obstacles.ts';
import type { Occasion } from '../queries/playing.ts';
import { answersAbout, considerAnswersAbout, occasionsFor, seatsToReact } from '../queries/reacting.ts';
import type { Command, StandIn, WarTypes } from '../types.ts';
import { beginAnswer } from './begin.ts';
import { areHandsOpen, leadSeat, seatOf, type War } from './common.ts';

/** What both kinds of attack know when Wounds are about to be placed. */
export interface Wounding {
  readonly hostile: number;
  readonly row?: ChartRow;
  readonly wounded: readonly number[];
  readonly standIns: readonly StandIn[];
  readonly newStandIns: readonly StandIn[];
  readonly saving: readonly Command[];
}

/** One for each victim for whom nobody stands in yet. */
function woundOccasions({ wounded, standIns, hostile }: Wounding): readonly Occasion[] {
  const unspared = wounded.filter((victim) => !standIns.some(([already]) => already === victim));
  return unspared.map((about) => ({ when: 'woundAbout', about, hostile }));
}

/** H6: somebody else may take a Wound (WF-HOST-54, WF-RULING-92). */
export function woundWindow<F extends Wounding>(): WindowStep<WarTypes, F> {
  return {
    kind: 'window',
    name: 'woundChance',
    rule: 'WF-HOST-52',
    seats: (state) => seatsToReact(state, 'woundAbout'),
    isOpen: areHandsOpen,
    about: (_state, { hostile, wounded }) => ({ hostile, wounded: [...wounded] }),
    options: (state, frame, seat) => answersAbout(state, seat, woundOccasions(frame)),
    blocked: (state, frame, seat) =>
      blockedBy((note) => considerAnswersAbout(state, seat, woundOccasions(frame), note)),
    react(context, frame, seat, command) {
      const [only, second] = occasionsFor(context.state, seat, woundOccasions(frame), command);
      if (second !== undefined) return context.go('victim', { saving: [command] });
      if (only !== undefined) beginAnswer(context, command, only, 'spared');
    },
    passed: (context) => context.go('apply'),
  };
}

/** Whose Wound it is, where several are wounded at once. */
export function victimChoice<F extends Wounding>(): PickStep<WarTypes, F> {
  const fitting = (state: Read, frame: F, seat: Seat) =>
    frame.saving.flatMap((saving) => occasionsFor(state, seat, woundOccasions(frame), saving));
  return {
    kind: 'pick',
    name: 'beneficiaryChoice',
    rule: 'WF-RULING-92',
    seats: (state, { saving: [saving] }) => [
      saving !== undefined && 'soldier' in saving ? seatOf(state, saving.soldier) : leadSeat(state),
    ],
    options: (state, frame, seat) =>
      fitting(state, frame, seat).map(({ about }) => ({ type: 'forSoldier', soldier: about })),
    answer(context, frame, seat, command) {
      const occasion = fitting(context.state, frame, seat).find(
        ({ about }) => command.type === 'forSoldier' && about === command.soldier,
      );
      const [saving] = frame.saving;
      if (occasion !== undefined && saving !== undefined) beginAnswer(context, saving, occasion, 'spared');
    },
  };
}

/** A stand-in just named joins those before. */
export function spare(context: War, { standIns, newStandIns }: Wounding): void {
  context.go('wounds', { standIns: [...standIns, ...newStandIns], newStandIns: [], saving: [] });
}

/** H7: counters, and whoever is Downed leaves together (WF-RULING-141). */
export function applyWounds(context: War, { hostile, row, wounded, standIns }: Wounding): void {
  const victims = wounded.map((victim) => standIns.find(([named]) => named === victim)?.[1] ?? victim);
  context.go('tail');
  if (row === undefined) return;
  for (const soldier of victims)
    if (row.wounds !== undefined)
      context.emit({ type: 'wounded', rule: 'WF-HOST-34', soldier, points: row.wounds });
  const unique = [...new Set(victims)].sort((a, b) => a - b);
  const leaving = row.kill
    ? unique.map((soldier) => ({ soldier, how: 'downed', health: 0 }) as const)
    : downedAmong(context.state, unique);
  if (leaving.length > 0)
    context.call('exit', { leaving, at: 0, ...(row.destroy && hostile >= 0 && { destroyed: hostile }) });
}
