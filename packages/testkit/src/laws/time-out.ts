import { hold, holdUnchanged, type Law, type Watcher } from '../law.ts';
import { timeOutAll } from '../random-play.ts';
import { mostEntriesOf } from '../subject.ts';

export const timeOut: Law = {
  name: 'time-out',
  statement: 'From any point on, time-outs alone finish the game.',
  watch(table): Watcher {
    return {
      decision() {
        if (!table.isTime(12)) return;
        const most = mostEntriesOf(table.subject);
        hold(
          timeOutAll(table.match.copy(), most),
          `${most} time-outs do not finish the game; where the first option leads nowhere, give the step a fallback`,
        );
        holdUnchanged(table, 'timing out on a copy');
      },
    };
  },
};
