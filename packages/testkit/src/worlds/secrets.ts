import { type AnyGame, type GameTypes, knows, reading, type Seat, type State } from '@sitrep/kernel';
import { type AnyMatch, seatsOf } from '../subject.ts';

/** Something that a seat cannot know. */
export interface Secret {
  /** The name of the zone, or the path in the view of a seat that knows it: `at.57`. */
  readonly where: string;
  readonly isZone: boolean;
  /** The seat in whose view it appears; ignored for zones. */
  readonly knower: Seat;
  /** Its true value: the tokens of a zone in order, or the value. */
  readonly text: string;
}

/** Everything hidden from a seat: tokens of zones that it does not know, and what another seat's view shows instead. */
export function secretsFrom(match: AnyMatch, seat: Seat): readonly Secret[] {
  const others = seatsOf(match).filter((other) => other !== seat);
  const own = new Map(leavesOf(match.view(seat).game));
  // If views differ, either one may be the one that does not know: the state decides.
  const isKnown = (where: string, text: string) =>
    !own.has(where) || (own.get(where) !== text && textAt(match.state.game, where) === text);
  const seen = others.flatMap((knower) =>
    leavesOf(match.view(knower).game).flatMap(([where, text]) =>
      isKnown(where, text) ? [{ where, isZone: false, knower, text }] : [],
    ),
  );
  return [...zoneSecrets(match, seat), ...seen];
}

/** What these secrets are in another world. */
export function readSecrets(
  game: AnyGame,
  world: State<GameTypes>,
  secrets: readonly Secret[],
): readonly string[] {
  const state = reading(world);
  const views = new Map<Seat, unknown>();
  const viewOf = (seat: Seat) => {
    if (!views.has(seat)) views.set(seat, game.view(state, seat));
    return views.get(seat);
  };
  return secrets.map(({ where, isZone, knower }) =>
    isZone ? textOfTokens(world.zones[where]?.tokens ?? []) : textAt(viewOf(knower), where),
  );
}

/** The tokens that the open choices may name, and which therefore stay where they are. */
export function spokenTokens({ state: { frames } }: AnyMatch): ReadonlySet<string> {
  return new Set(frames.flatMap(({ locals }) => leavesOf(locals).map(([, text]) => text)));
}

/** Zones whose tokens could be others: some unseen tokens of the pool are elsewhere, and some of these are not named. */
function zoneSecrets(match: AnyMatch, seat: Seat): readonly Secret[] {
  const { state } = match;
  const spoken = spokenTokens(match);
  const unseen = Object.entries(state.zones).filter(([zone]) => !knows(state, zone, seat));
  const inPool = (pool: string) =>
    unseen.reduce((sum, [, zone]) => sum + (zone.pool === pool ? zone.tokens.length : 0), 0);
  return unseen.flatMap(([where, { pool, tokens }]) => {
    const isOpen = tokens.length < inPool(pool) && tokens.some((token) => !spoken.has(String(token)));
    return isOpen ? [{ where, isZone: true, knower: seat, text: textOfTokens(tokens) }] : [];
  });
}

function textOfTokens(tokens: readonly number[]): string {
  return tokens.toSorted((a, b) => a - b).join(' ');
}

/** All values in plain data with their paths. */
function leavesOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

function textAt(value: unknown, path: string): string {
  let inner = value;
  for (const key of path.split('.')) inner = Object.entries(inner ?? {}).find(([name]) => name === key)?.[1];
  return String(inner);
}
