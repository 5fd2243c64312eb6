import type { Deployment } from '@sitrep/combat-veteran';
import { findHexOf, nameOf, type Table } from '../board/table.ts';

/** What a typed line did to a draft: a new one, or the reason why not. */
type Edited = { readonly draft: Deployment } | { readonly words: string };

/** `put NAME HEX`, `give WEAPON NAME`, `in NAME`, `out NAME`; anything else is no edit. */
export function edit(table: Table, seat: number, draft: Deployment, line: string): Edited | undefined {
  const [verb = '', ...rest] = line.trim().split(/\s+/);
  const make = VERBS[verb.toLowerCase()];
  return make?.({ table, seat, draft }, rest);
}

interface Desk {
  readonly table: Table;
  readonly seat: number;
  readonly draft: Deployment;
}

type Verb = (desk: Desk, words: readonly string[]) => Edited;

const VERBS: Readonly<Record<string, Verb>> = {
  put: (desk, words) => put(desk, words.slice(0, -1).join(' '), words.at(-1) ?? ''),
  give: (desk, words) => give(desk, words.slice(0, -1).join(' '), words.at(-1) ?? ''),
  in: (desk, words) => shelter(desk, words.join(' '), true),
  out: (desk, words) => shelter(desk, words.join(' '), false),
};

function put(desk: Desk, name: string, hex: string): Edited {
  const { table, draft } = desk;
  const found = findPiece(desk, name);
  if ('words' in found) return found;
  if (findHexOf(table, hex) === undefined) return say(desk, 'noHex', { hex });
  return { draft: { ...draft, posts: { ...draft.posts, [found.id]: hex } } };
}

function give(desk: Desk, name: string, soldier: string): Edited {
  const [weapon, user] = [findPiece(desk, name), findPiece(desk, soldier)];
  if ('words' in weapon) return weapon;
  if ('words' in user) return user;
  const { posts, users } = desk.draft;
  const { [weapon.id]: _, ...others } = posts;
  return { draft: { ...desk.draft, posts: others, users: { ...users, [weapon.id]: user.id } } };
}

function shelter(desk: Desk, name: string, isIn: boolean): Edited {
  const found = findPiece(desk, name);
  if ('words' in found) return found;
  const others = desk.draft.inside.filter((id) => id !== found.id);
  return { draft: { ...desk.draft, inside: isIn ? [...others, found.id] : others } };
}

function say(
  { table }: Desk,
  key: string,
  args: Readonly<Record<string, string>>,
): { readonly words: string } {
  return { words: table.scene.speech.text.t(`cv.deploy.${key}`, args) };
}

/** The piece of the side that a name, an id or the start of either stands for. */
function findPiece(desk: Desk, typed: string): { readonly id: string } | { readonly words: string } {
  const { table } = desk;
  const pieces = piecesOf(desk).map((id) => ({
    id,
    name: nameOf(table, table.roster.numbers.get(id) ?? -1),
  }));
  const wanted = typed.toLowerCase();
  const exact = pieces.filter(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  const near = pieces.filter(
    ({ id, name }) => name.toLowerCase().startsWith(wanted) || id.endsWith(`-${wanted}`),
  );
  const [found, ...others] = exact.length > 0 ? exact : wanted === '' ? [] : near;
  if (found === undefined) return say(desk, 'unknown', { name: typed });
  if (others.length === 0) return found;
  return say(desk, 'many', { name: typed, names: [found, ...others].map(({ name }) => name).join(', ') });
}

function piecesOf({ table, seat }: Desk): readonly string[] {
  const { us, enemy } = table.content.forces;
  const { soldiers, weapons, bunkers = [] } = seat === 0 ? us : enemy;
  return [...soldiers, ...weapons, ...bunkers].map(({ id }) => id);
}
