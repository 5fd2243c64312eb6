import type { Odds } from '@sitrep/contract';
import { permille } from '@sitrep/kernel';
import { shareText } from './share.ts';
import type { Speech } from './speech.ts';

/** What matters most of a roll in a few words each, the weightiest first. */
export function gistWords({ text }: Speech, { gist = [], total }: Odds): readonly string[] {
  return gist.map(({ key, args, count }) =>
    text.t(key, { ...args, chance: shareText(text.language, permille(count, total), 0) }),
  );
}
