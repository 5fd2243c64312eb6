import { forkMatch, formatSave, loadMatch, makeSave, parseSave, perform } from '@sitrep/kernel';
import { hold, type Law, show, type Table, type Watcher } from '../law.ts';
import type { AnyMatch } from '../subject.ts';

/** How often, in entries, a full save is written and opened; the state is snapshot after every entry. */
const SAVE_EVERY = 50;

export const save: Law = {
  name: 'save',
  statement: 'A match that was saved and opened again is the same match and goes on with the same events.',
  watch(table): Watcher {
    let opened = reopen(table);
    let thawed = thaw(table);
    return {
      entry() {
        const { length } = table.match.log;
        if (!isUndo(table.match)) checkSame(table, thawed, 'a snapshot');
        checkSame(table, opened, 'an opened save');
        thawed = thaw(table);
        if (table.isThorough || length % SAVE_EVERY === 0) opened = reopen(table);
      },
      close: () => void reopen(table),
    };
  },
};

/** The match as opened from its save. */
function reopen({ match, hashes }: Table): AnyMatch {
  const parsed = parseSave(formatSave(makeSave(match)));
  hold(parsed.ok, () => `the save cannot be read: ${show(parsed)}`);
  const loaded = loadMatch(match.game, parsed.value);
  hold(loaded.ok, () => `the save cannot be opened: ${show(loaded)}`);
  hold(loaded.value.match.hash === hashes[hashes.length - 1], 'the opened save is in another state');
  return loaded.value.match;
}

/** A match that continues from the state as text. */
function thaw({ match, hashes }: Table): AnyMatch {
  const { config, content, ...rest } = match.copyState();
  const thawed = forkMatch(match, { ...JSON.parse(JSON.stringify(rest)), config, content });
  hold(thawed.hash === hashes[hashes.length - 1], 'the state does not survive JSON');
  return thawed;
}

/** Forks do not reach behind their start, so a snapshot cannot undo. */
function isUndo({ log }: AnyMatch): boolean {
  return log[log.length - 1]?.act.type === 'undo';
}

/** Repeats the true match's last entry in the other match. */
function checkSame({ match, hashes }: Table, other: AnyMatch, what: string): void {
  const last = match.log[match.log.length - 1];
  if (last === undefined) return;
  const result = perform(other, last);
  hold(result.ok, () => `${what} refuses ${show(last.act)}`);
  const events = other.log[other.log.length - 1]?.events;
  const isSame = JSON.stringify(events) === JSON.stringify(last.events);
  hold(isSame, () => `${what} goes on with other events: ${show(events)}`);
  hold(other.hash === hashes[hashes.length - 1], `${what} goes on to another state`);
}
