import { svgFaults } from '@sitrep/art';
import { type Fault, fault, findNearest } from '@sitrep/packs';
import type { Art } from '../schema/art.ts';
import type { Library } from './known.ts';

/** What is wrong with the pictures of a pack: cards that do not exist, and pictures of its own that are not safe. */
export function pictureFaults({ cards }: Art, library: Library): readonly Fault[] {
  return Object.entries(cards).flatMap(([id, entry]) => [
    ...(isKnown(id, library) ? [] : [fault('PACK_REFERENCE_UNKNOWN', ['cards', id], unknown(id, library))]),
    ...(entry.draw === 'own'
      ? svgFaults(entry.svg).map((reason) => fault('PACK_PICTURE_UNSAFE', ['cards', id, 'svg'], reason))
      : []),
  ]);
}

function isKnown(id: string, { own, content, unreadable, hasLostCards }: Library): boolean {
  return content.cards[`${own}/${id}`] !== undefined || unreadable.has(id) || hasLostCards;
}

function unknown(id: string, { own, content }: Library): string {
  const local = Object.keys(content.cards).flatMap((full) =>
    full.startsWith(`${own}/`) ? [full.slice(own.length + 1)] : [],
  );
  const near = findNearest(id, local);
  return `the pack has no card “${id}”; ${near === undefined ? 'remove it, or correct its id' : `do you mean “${near}”?`}`;
}
