import { type Hex, parseHex } from '@sitrep/hex';
import type { Deployment } from '../content/content.ts';
import type { Field } from '../queries/field.ts';
import { NONE, WAITING } from '../state.ts';

/** The field as it would be with a side's pieces where a draft puts them. */
export function previewOf(field: Field, deployment: Deployment): Field {
  const { game, roster, board } = field;
  const hexOf = (id: string | undefined) =>
    id === undefined ? undefined : parseHex(board.grid, deployment.posts[id] ?? '');
  const userOf = (id: string) => roster.numbers.get(deployment.users[id] ?? '');
  const at = game.at.map((hex, piece): Hex => {
    const id = roster.ids[piece] ?? '';
    return hexOf(id) ?? hexOf(deployment.users[id]) ?? (id in deployment.posts ? WAITING : hex);
  });
  const user = game.user.map((known, index) => userOf(roster.weapons[index]?.id ?? '') ?? known ?? NONE);
  const isInside = game.isInside.map((known, soldier) =>
    at[soldier] === game.at[soldier] ? known : deployment.inside.includes(roster.ids[soldier] ?? ''),
  );
  return { ...field, game: { ...game, at, user, isInside } };
}

/** Whether this is a draft of a set-up. */
export function isDeployment(draft: object | undefined): draft is Deployment {
  return draft !== undefined && 'posts' in draft && 'users' in draft && 'inside' in draft;
}
