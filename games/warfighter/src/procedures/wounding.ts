import type { Context, Procedure, RuleId, WindowStep } from '@sitrep/kernel';
import { areHandsOpen, suppressSoldiers } from '../acts/common.ts';
import type { Occasion } from '../choices/playing.ts';
import { answersAbout, considerAnswersAbout, ownOccasion, seatsToReact } from '../choices/reacting.ts';
import type { Ability } from '../content/vocabulary.ts';
import { downedAmong } from '../queries/movement/exits.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import type { RefusalCode, WarTypes, WoundingFrame } from '../types.ts';
import { playOf } from './begin.ts';
import { CALLER } from './unplanned.ts';

/** The procedures that wound: the attack of a hostile, a printed attack, plain text. */
type Wounding = 'hostileAttack' | 'chartAttack' | 'textWounds';
type Running = Context<WarTypes, Wounding>;

/** One for each victim for whom nobody stands in yet. A Kill is no Wound that somebody else could take (WF-RULING-92). */
function woundOccasions({ wounded, standIns, hostile, row }: WoundingFrame): readonly Occasion[] {
  const unspared = wounded.filter((victim) => !standIns.some(([already]) => already === victim));
  const bars = row?.wounds === undefined ? { refuses: refuseOthers } : {};
  return unspared.map((about) => ({ when: 'woundAbout', about, hostile, ...bars }));
}

/** Against a Kill, only calling off the whole attack helps. */
function refuseOthers({ do: effects }: Ability): RefusalCode | undefined {
  return effects.some(({ effect }) => effect === 'cancelAttack') ? undefined : 'KILL_STANDS';
}

/** H6: somebody may take cover, or take the Wound for another (WF-HOST-52, 54, WF-RULING-89, 92). */
export const woundWindow: WindowStep<WarTypes, Wounding> = {
  kind: 'window',
  name: 'woundChance',
  rule: 'WF-HOST-52',
  seats: (state) => seatsToReact(state, 'woundAbout'),
  isOpen: areHandsOpen,
  about: (_state, { hostile, wounded, row }) => ({
    hostile,
    wounded: [...wounded],
    wounds: row?.wounds ?? 0,
  }),
  options: (state, frame, seat) => answersAbout(state, seat, woundOccasions(frame)),
  blocked: (state, frame, seat) =>
    blockedBy((note) => considerAnswersAbout(state, seat, woundOccasions(frame), note)),
  unplanned: CALLER,
  react(context, frame, seat, command) {
    const occasion = ownOccasion(context.state, seat, woundOccasions(frame), command);
    const played = occasion && playOf(context.state, command, occasion);
    if (played !== undefined) context.begin('playOnWound', played, 'spared');
  },
  passed: (context) => context.go('apply'),
};

/** Adds a stand-in just named to the others; if all was called off, nothing happens to anybody (WF-RULING-90). */
export function spare(context: Running, { isCancelled, standIns, newStandIns }: WoundingFrame): void {
  if (isCancelled) context.go('calledOff');
  else context.go('wounds', { standIns: [...standIns, ...newStandIns], newStandIns: [] });
}

/** H7: counters, and whoever is Downed leaves together (WF-RULING-141). */
export function applyWounds(context: Running, frame: WoundingFrame, rule: RuleId): void {
  const { hostile, row, wounded, shaken = [], standIns } = frame;
  const victims = wounded.map((victim) => standIns.find(([named]) => named === victim)?.[1] ?? victim);
  context.go('tail');
  suppressSoldiers(
    context,
    shaken.map((number) => getSoldier(context.state, number)),
    1,
    'WF-HOST-33',
  );
  if (row === undefined) return;
  for (const soldier of victims)
    if (row.wounds !== undefined) context.emit({ type: 'wounded', rule, soldier, points: row.wounds });
  const unique = [...new Set(victims)].sort((a, b) => a - b);
  const leaving = row.kill
    ? unique.map((soldier) => ({ soldier, how: 'downed', health: 0 }) as const)
    : downedAmong(context.state, unique);
  if (leaving.length > 0)
    context.call('exit', { leaving, at: 0, ...(row.destroy && hostile >= 0 && { destroyed: hostile }) });
}

/** What an Event would have done is called off (WF-RULING-144). */
export function cancelWounds(context: Running): void {
  context.emit({ type: 'woundsCancelled', rule: 'WF-HOST-53' });
  context.done();
}

/** Wounds that text deals out without dice: reactions that name Wounds answer them too (WF-RULING-144). */
export const textWounds: Procedure<WarTypes, 'textWounds'> = {
  start: { kind: 'auto', run: (context) => context.go('wounds') },
  wounds: woundWindow,
  spared: { kind: 'auto', run: spare },
  calledOff: { kind: 'auto', run: cancelWounds },
  apply: { kind: 'auto', run: (context, frame) => applyWounds(context, frame, 'WF-WOUND-02') },
  tail: { kind: 'auto', run: (context) => context.done() },
};
