import { formatSave, makeSave, parseSave, perform, verifySave } from '@sitrep/kernel';
import { hold, type Law, show, type Table, type Watcher } from '../law.ts';
import { startMatch } from '../subject.ts';

export const replay: Law = {
  name: 'replay',
  statement: 'The same commands give the same state after each of them, and the events alone rebuild it.',
  watch(table): Watcher {
    return {
      entry: () => table.isTime(8) && refold(table),
      close() {
        refold(table);
        rerun(table);
        verify(table);
      },
    };
  },
};

/** A branch under the same key is the same match, folded from its events. Finished ones have none, so saves are opened. */
function refold({ match, hashes }: Table): void {
  if (match.outcome() !== undefined) return;
  const last = match.log.length - 1;
  const branch = match.branch(last, match.state.chance.key);
  hold(branch.ok, 'the match cannot be folded again');
  hold(branch.value.hash === hashes[last], 'folding the events again gives another state');
}

function rerun({ subject, setup, key, match, hashes }: Table): void {
  const again = startMatch(subject.game, setup, key);
  for (const [index, entry] of match.log.entries()) {
    const result = perform(again, entry);
    hold(result.ok, () => `entry ${index} is refused when run again: ${show(entry.act)}`);
    hold(
      again.hash === hashes[index],
      () => `another state after entry ${index} when run again: ${show(entry.act)}`,
    );
  }
}

function verify({ match }: Table): void {
  const save = parseSave(formatSave(makeSave(match)));
  hold(save.ok, () => `the save cannot be read: ${show(save)}`);
  const verified = verifySave(match.game, save.value);
  hold(
    verified.ok && verified.value.firstDifference === undefined,
    () => `the save does not verify: ${show(verified)}`,
  );
}
