import type { GameEntry } from '@sitrep/contract';
import { type Checked, createMatch, type GameTypes, type Key, type Luck } from '@sitrep/kernel';
import { Host } from './host.ts';

/** What a match is started with. */
export interface StartSetup {
  readonly config: GameTypes['config'];
  readonly content: GameTypes['content'];
  readonly key: Key;
  /** Luck that was written down, for lessons; that of the key, unless told. */
  readonly luck?: Luck;
}

/** Starts a match; or lists every problem of its set-up. */
export function startHost(entry: GameEntry, setup: StartSetup): Checked<Host> {
  const { config, content, key, luck } = setup;
  const created = createMatch(entry.game, { config, content, key }, luck && { luck });
  if (!created.ok) return created;
  return { ok: true, value: new Host({ entry, match: created.value }) };
}
