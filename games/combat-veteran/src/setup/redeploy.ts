import { formatHex } from '@sitrep/hex';
import type { Uniform } from '@sitrep/kernel';
import { boardOf } from '../content/board.ts';
import type { Content, Deployment } from '../content/content.ts';
import type { Side } from '../types.ts';
import { deploymentProblems } from './deployment.ts';
import { bunkerZone } from './zones.ts';

/** How many set-ups are tried with everybody elsewhere; then as many with whole bunkers elsewhere, before the old one is kept. */
const TRIES = 20;

/**
 * A set-up that the other side cannot tell from this one: the same pieces in undiscovered bunkers, but elsewhere, in other
 * company and with other weapons, and written down in another order (CV-S1-10). For tests of what a set-up gives away.
 */
export function redeploy(content: Content, side: Side, deployment: Deployment, random: Uniform): Deployment {
  if ((content.forces[side].bunkers ?? []).length === 0) return deployment;
  for (let tries = 0; tries < 2 * TRIES; tries += 1) {
    const other = vary({ content, side, random }, deployment, tries < TRIES);
    if (deploymentProblems(content, side, other).length === 0) return other;
  }
  return deployment;
}

interface Redrafting {
  readonly content: Content;
  readonly side: Side;
  readonly random: Uniform;
}

/** Bunkers elsewhere. Those in them are mixed, or stay together, for which there is always room. */
function vary(
  { content, side, random }: Redrafting,
  { posts, users, inside }: Deployment,
  isMixed: boolean,
): Deployment {
  const bunkers = (content.forces[side].bunkers ?? []).map(({ id }) => id);
  const sites = bunkers.map((bunker) => posts[bunker] ?? '');
  const entries = Object.entries(posts);
  const open = entries.filter(([, hex]) => !sites.includes(hex));
  const taken = new Set(open.map(([, hex]) => hex));
  const { grid } = boardOf(content);
  const free = [...bunkerZone(content).hexes].map((hex) => formatHex(grid, hex));
  const found = shuffled(
    free.filter((hex) => !taken.has(hex)),
    random,
  ).slice(0, sites.length);
  const homes = isMixed ? shuffled(found, random) : found;
  const hidden = entries
    .filter(([, hex]) => sites.includes(hex))
    .map(([piece, hex]) => {
      const places = bunkers.includes(piece) ? found : homes;
      return [piece, places[sites.indexOf(hex)] ?? hex] as const;
    });
  return {
    posts: Object.fromEntries([...shuffled(hidden, random), ...open]),
    users: isMixed ? otherUsers(content, users, inside, random) : users,
    inside: shuffled(inside, random),
  };
}

/** Weapons in bunkers that are not paired with anybody change hands. */
function otherUsers(
  { setup }: Content,
  users: Deployment['users'],
  inside: readonly string[],
  random: Uniform,
): Deployment['users'] {
  const isPaired = (weapon: string) => setup.pairings.some((pairing) => pairing.weapon === weapon);
  const entries = Object.entries(users);
  const loose = entries.filter(([weapon, user]) => inside.includes(user) && !isPaired(weapon));
  const armed = new Set(entries.map(([, user]) => user));
  const hands = shuffled(
    inside.filter((soldier) => !armed.has(soldier) || loose.some(([, user]) => user === soldier)),
    random,
  );
  return Object.fromEntries(
    entries.map(([weapon, user]) => {
      const index = loose.findIndex(([each]) => each === weapon);
      return [weapon, hands[index] ?? user];
    }),
  );
}

function shuffled<V>(items: readonly V[], random: Uniform): readonly V[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.below(left.length), 1));
}
