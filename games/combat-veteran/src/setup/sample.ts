import { formatHex, type Hex } from '@sitrep/hex';
import type { Uniform } from '@sitrep/kernel';
import { boardOf } from '../content/board.ts';
import type { Bunker, Content, Deployment, Force, Soldier } from '../content/content.ts';
import { STACK_LIMIT } from '../content/roster.ts';
import type { Side } from '../types.ts';
import { bunkerZone, zoneOf } from './zones.ts';

/** A set-up in the making. */
interface Sampling {
  readonly content: Content;
  readonly side: Side;
  readonly random: Uniform;
  readonly bunkers: ReadonlyMap<Hex, Bunker>;
  /** How many pieces are in each hex, bunkers not counted. */
  readonly load: Map<Hex, number>;
}

/** A random legal set-up of a side, for bots and fuzzing. */
export function sampleDeployment(content: Content, side: Side, random: Uniform): Deployment {
  const force = content.forces[side];
  const users = sampleUsers(content, force, random);
  const sampling = { content, side, random, bunkers: sampleBunkers(content, force, random), load: new Map() };
  const placed = new Map<string, Hex>();
  for (const squad of squadsOf(content, force)) {
    const size = squad.length + Object.values(users).filter((user) => has(squad, user)).length;
    const hex = sampleHex(sampling, squad, size);
    if (hex === undefined) continue;
    sampling.load.set(hex, (sampling.load.get(hex) ?? 0) + size);
    for (const { id } of squad) placed.set(id, hex);
  }
  return write(sampling, placed, users);
}

function has(squad: readonly Soldier[], id: string): boolean {
  return squad.some((soldier) => soldier.id === id);
}

/** Weapons go to those they are paired with, or else to somebody who has none yet; those with a post stay there. */
function sampleUsers(
  { setup }: Content,
  { soldiers, weapons }: Force,
  random: Uniform,
): Record<string, string> {
  const paired = new Map(setup.pairings.map(({ weapon, soldiers: [first = ''] }) => [weapon, first]));
  const free = soldiers.map(({ id }) => id).filter((id) => ![...paired.values()].includes(id));
  const open = weapons.filter(({ id }) => setup.posts.every(({ piece }) => piece !== id));
  const users = open.map(({ id }) => {
    const anybody = () => free.splice(random.below(free.length), 1)[0] ?? '';
    return [id, paired.get(id) ?? anybody()] as const;
  });
  return Object.fromEntries(users);
}

function sampleBunkers(content: Content, { bunkers = [] }: Force, random: Uniform): ReadonlyMap<Hex, Bunker> {
  const hexes = [...bunkerZone(content).hexes];
  return new Map(bunkers.map((bunker) => [hexes.splice(random.below(hexes.length), 1)[0] ?? -1, bunker]));
}

/** Soldiers that must start together, and everybody else alone. */
function squadsOf({ setup }: Content, { soldiers }: Force): readonly (readonly Soldier[])[] {
  const groups = setup.pairings.map((pairing) => soldiers.filter(({ id }) => pairing.soldiers.includes(id)));
  const crews = groups.filter((group) => group.length > 1);
  const others = soldiers.filter(({ id }) => !crews.some((crew) => has(crew, id)));
  return [...crews, ...others.map((soldier) => [soldier])];
}

/** A hex with room for a squad, about half the time in a bunker; `undefined` for a squad that starts off the map. */
function sampleHex(sampling: Sampling, squad: readonly Soldier[], size: number): Hex | undefined {
  const { content, side, random, bunkers } = sampling;
  const [soldier] = squad;
  if (soldier === undefined) return undefined;
  const roomy = [...zoneOf(content, side, soldier).hexes].filter((hex) => hasRoom(sampling, hex, size));
  const sheltered = roomy.filter((hex) => bunkers.has(hex));
  const exposed = roomy.filter((hex) => !bunkers.has(hex));
  const isSheltered = sheltered.length > 0 && (exposed.length === 0 || random.below(2) === 0);
  const chosen = isSheltered ? sheltered : exposed;
  return chosen.length === 0 ? undefined : chosen[random.below(chosen.length)];
}

function hasRoom({ content, side, bunkers, load }: Sampling, hex: Hex, size: number): boolean {
  const pieces = load.get(hex) ?? 0;
  // CV-S2-06: five different peaks
  if (content.scenario === 'keating' && side === 'enemy') return pieces === 0;
  return pieces + size <= (bunkers.get(hex)?.armor ?? STACK_LIMIT);
}

function write(
  { content, side, bunkers }: Sampling,
  placed: ReadonlyMap<string, Hex>,
  users: Readonly<Record<string, string>>,
): Deployment {
  const { grid } = boardOf(content);
  const own = [...placed].map(([id, hex]) => [id, formatHex(grid, hex)] as const);
  const sites = [...bunkers].map(([hex, { id }]) => [id, formatHex(grid, hex)] as const);
  const lying = content.setup.posts.filter(({ piece }) =>
    content.forces[side].weapons.some(({ id }) => id === piece),
  );
  return {
    posts: Object.fromEntries([...sites, ...own, ...lying.map(({ piece, hex }) => [piece, hex] as const)]),
    users,
    inside: [...placed].filter(([, hex]) => bunkers.has(hex)).map(([id]) => id),
  };
}
