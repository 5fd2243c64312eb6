import type { CardName } from '@sitrep/contract';
import { findNearest } from '@sitrep/text/nearest';
import { plain } from './plain-words.ts';
import type { Speech } from './speech.ts';

/** A card with its name in the current language. */
export interface Found {
  readonly id: string;
  readonly name: string;
}

/** The cards that a typed name may mean: an exact match, else those that begin with it, else those that contain it. */
export function findCards(speech: Speech, cards: readonly CardName[], typed: string): readonly Found[] {
  const wanted = plain(typed);
  const known = cards.map(({ id, name }) => ({ id, name: speech.name(name) }));
  const tries: readonly ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => name.includes(wanted),
  ];
  for (const fits of wanted === '' ? [] : tries) {
    const found = known.filter(({ id, name }) => fits(plain(name)) || fits(localId(id)));
    if (found.length > 0) return found;
  }
  return [];
}

/** The name that was probably meant, or `undefined` if none is close. */
export function nearestCard(speech: Speech, cards: readonly CardName[], typed: string): string | undefined {
  return findNearest(
    typed,
    cards.map(({ name }) => speech.name(name)),
  );
}

/** People write `m4` for `modern-core/m4`. */
function localId(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
