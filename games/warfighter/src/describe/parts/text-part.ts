/** A message by key, with the arguments that fill it; an argument may be a message itself. */
export interface TextPart {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number | TextPart>>;
}

type ListKind = 'comma' | 'and' | 'or' | 'with' | 'dot';

export function part(key: string, args?: TextPart['args']): TextPart {
  return args === undefined ? { key } : { key, args };
}

/** Several parts in a row. `and` and `or` stand before the last one only. */
export function listPart(kind: ListKind, parts: readonly TextPart[]): TextPart {
  const [first = part('list.none'), ...others] = parts;
  if (others.length === 0) return first;
  const isInner = others.length > 1 && (kind === 'and' || kind === 'or');
  return part(`list.${isInner ? 'comma' : kind}`, { first, rest: listPart(kind, others) });
}

/** A card's name, from its pack. */
export function cardPart(id: string): TextPart {
  return part(`card.${id}`);
}

/** A trait, nation, title word or ammunition type, from its pack. */
export function termPart(word: string): TextPart {
  return part(`term.${word}`);
}

/** A printed figure with its name. */
export function stat(name: string, value: string | number | TextPart): TextPart {
  return part(`stat.${name}`, { value });
}
