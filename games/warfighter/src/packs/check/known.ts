import { type Fault, fault, findNearest, type Path } from '@sitrep/packs';
import { assemble, type Pack } from '../../content/assemble.ts';
import type { Card, Content } from '../../content/cards.ts';

/** A pack that was checked. */
export interface CheckedPack extends Pack {
  readonly ruleset: string;
  /** The packs that it requires. */
  readonly requires: readonly string[];
  /** The terms that it has names for, in every language of its own. */
  readonly terms: readonly string[];
  /** Why cards are alike, for each of them by its full id. */
  readonly alike: ReadonlyMap<string, string>;
}

/** The cards that a pack can name: its own by id, all by `pack/id`. */
export interface Library {
  readonly own: string;
  readonly content: Content;
  /** Ids of own cards that could not be read: naming them is no further mistake. */
  readonly unreadable: ReadonlySet<string>;
  /** Own cards could not be read that may have any id. */
  readonly hasLostCards: boolean;
  /** Required packs that are not there. */
  readonly absent: readonly string[];
}

/** Whether every card is there, so that what is not found does not exist. */
export function isWhole({ unreadable, hasLostCards, absent }: Library): boolean {
  return unreadable.size === 0 && !hasLostCards && absent.length === 0;
}

/** What is known of a pack's cards, readable or not, and of the packs it requires. */
interface Gaps extends Pick<Library, 'hasLostCards' | 'absent'> {
  readonly ids: readonly { readonly id: string }[];
}

export function libraryOf(
  own: Pack & { readonly ruleset: string },
  known: readonly Pack[],
  { ids, hasLostCards, absent }: Gaps,
): Library {
  const read = new Set(own.cards.map(({ id }) => id));
  return {
    own: own.id,
    content: assemble(own.ruleset, [...known, own]),
    unreadable: new Set(ids.flatMap(({ id }) => (read.has(id) ? [] : [id]))),
    hasLostCards,
    absent,
  };
}

export function fullId({ own }: Library, name: string): string {
  return name.includes('/') ? name : `${own}/${name}`;
}

/** The card of a reference, if it is there. */
export function findCard(library: Library, name: string): Card | undefined {
  return library.content.cards[fullId(library, name)];
}

/** Whether a name may mean a card that could not be read: that is reported already. */
function isGap(library: Library, name: string): boolean {
  const [pack = ''] = fullId(library, name).split('/');
  const isLost = library.hasLostCards && pack === library.own;
  return isLost || library.unreadable.has(name) || library.absent.includes(pack);
}

/** What is wrong with a reference: no such card, or a card of another type than is possible there. */
export function referenceFaults(
  library: Library,
  name: string,
  types: readonly Card['type'][],
  path: Path,
): readonly Fault[] {
  const card = findCard(library, name);
  if (card === undefined) {
    if (isGap(library, name)) return [];
    const message = `there is no card “${name}”; ${hintFor(library, name, types)}`;
    return [fault('PACK_REFERENCE_UNKNOWN', path, message)];
  }
  if (types.includes(card.type)) return [];
  const message = `“${name}” is a ${card.type}; name a ${types.join(' or ')}`;
  return [fault('PACK_REFERENCE_TYPE', path, message)];
}

/** The card of the same pack that was probably meant, named as it was. */
function hintFor(library: Library, name: string, types: readonly Card['type'][]): string {
  const [pack = '', local = ''] = fullId(library, name).split('/');
  const names = Object.values(library.content.cards).flatMap(({ id, type }) =>
    types.includes(type) && id.startsWith(`${pack}/`) ? [id.slice(pack.length + 1)] : [],
  );
  const nearest = findNearest(local, names);
  if (nearest === undefined) return 'correct the name, or require the pack that has it';
  return `did you mean ${name.includes('/') ? `${pack}/` : ''}${nearest}?`;
}
