import {
  type Checked,
  formatSave,
  loadMatch,
  makeSave,
  parseSave,
  type Save,
  type SaveProblem,
} from '../src/index.ts';
import { checksumOf } from '../src/save.ts';
import { parlour } from './parlour/parlour.ts';
import type { ParlourTypes } from './parlour/types.ts';
import { openParlour, type Parlour, play, undo } from './play.ts';

type Fields = Record<string, unknown>;

/** A match with a bit of everything in its log: 13 entries. */
export function busyMatch(): Parlour {
  const match = openParlour();
  play(match, 0, { type: 'murmur' }, { type: 'draw' }, { type: 'roll' });
  play(match, 1, { type: 'peek' }, { type: 'gift' }, { type: 'buy' }, { type: 'item', name: 'vase' });
  undo(match, 1);
  match.order(2, 'alarm', true);
  match.changeSeat(2, false);
  match.concede(2);
  play(match, 1, { type: 'item', name: 'clock' });
  return match;
}

export function textOf(match: Parlour): string {
  return formatSave(makeSave(match));
}

/** The save of a match with other values at some paths (`log.0.by`). */
export function changed(match: Parlour, changes: Readonly<Fields>): Readonly<Fields> {
  const save = JSON.parse(textOf(match)) as Fields;
  for (const [path, value] of Object.entries(changes)) setAt(save, path.split('.'), value);
  return save;
}

/** The same under a checksum that fits. */
export function forged(match: Parlour, changes: Readonly<Fields>): Save<ParlourTypes> {
  const { checksum: _old, ...body } = changed(match, changes);
  return { ...body, checksum: checksumOf(body) } as unknown as Save<ParlourTypes>;
}

/** Sets what is at a path, or takes it away if the value is `undefined`. */
function setAt(holder: Fields, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length > 0) setAt(holder[key] as Fields, rest, value);
  else if (value === undefined) delete holder[key];
  else holder[key] = value;
}

/** Opens a text as the host does: all of it, or the problems. */
export function openText(text: string, game = parlour): Checked<Parlour, SaveProblem> {
  const save = parseSave<ParlourTypes>(text);
  if (!save.ok) return save;
  const loaded = loadMatch(game, save.value);
  return loaded.ok ? { ok: true, value: loaded.value.match } : loaded;
}
