import type { Seat } from '@sitrep/kernel';
import { hold, type Law, type Table, type Watcher } from '../law.ts';
import { seatsOf } from '../subject.ts';
import { findDifference, glimpse } from '../worlds/glimpse.ts';

export const kept: Law = {
  name: 'kept',
  statement:
    'Nothing that rules have worked out is kept too long: a copy of the state, which starts without it, gives the same options, reasons and odds.',
  watch(table): Watcher {
    return {
      decision() {
        for (const seat of seatsOf(table.match)) compareCopy(table, seat);
      },
    };
  },
};

/** Odds and advice are slow, so they are compared only now and then. */
function compareCopy({ match, subject, isTime }: Table, seat: Seat): void {
  const curiosity = { probes: [], triesUndo: false, counsel: isTime(20) ? subject.counsel : undefined };
  const [known, fresh] = [glimpse(match, seat, curiosity), glimpse(match.copy(), seat, curiosity)];
  const part = findDifference(known, fresh);
  hold(
    part === undefined,
    () => `seat ${seat}: the ${part} are ${known[part ?? 'view']}, of a copy ${fresh[part ?? 'view']}`,
  );
}
