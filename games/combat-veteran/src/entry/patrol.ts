import type { Content, Deployment, Force, Soldier } from '../index.ts';

/** How many soldiers and bunkers a patrol has on each side, besides those that set-up names. */
const SOLDIERS = 4;
const BUNKERS = 3;

/** The same scenario with few pieces, for tests that look at everything again and again. */
export function patrolOf(content: Content): Content {
  const { forces, setup } = content;
  const us = thin(content, forces.us);
  const enemy = thin(content, forces.enemy);
  const suggested = {
    us: keep(content, us, setup.suggested.us),
    enemy: keep(content, enemy, setup.suggested.enemy),
  };
  return { ...content, forces: { ...forces, us, enemy }, setup: { ...setup, suggested } };
}

function thin({ setup }: Content, force: Force): Force {
  const named = new Set([
    ...setup.pairings.flatMap(({ soldiers }) => soldiers),
    ...setup.posts.map(({ piece }) => piece),
  ]);
  const isSpecial = ({ isMedic, isHero, rank = 0 }: Soldier) => isMedic || isHero || rank > 1;
  const soldiers = force.soldiers.filter(
    (soldier, index) => named.has(soldier.id) || isSpecial(soldier) || index < SOLDIERS,
  );
  const paired = new Set([...setup.pairings.map(({ weapon }) => weapon), ...named]);
  // anybody may get the last weapon, for more variety than with only those that set-up names
  const weapons = force.weapons.filter(({ id }, index, all) => paired.has(id) || index === all.length - 1);
  return { ...force, soldiers, weapons, ...(force.bunkers && { bunkers: force.bunkers.slice(-BUNKERS) }) };
}

/** A set-up without the missing pieces; their weapons stay at their post or go to the first soldier. */
function keep({ setup }: Content, force: Force, { posts, users, inside }: Deployment): Deployment {
  const soldiers = force.soldiers.map(({ id }) => id);
  const ids = new Set([...soldiers, ...(force.bunkers ?? []).map(({ id }) => id)]);
  const here = Object.entries(posts).filter(([piece]) => ids.has(piece));
  const sites = new Set(here.filter(([piece]) => !soldiers.includes(piece)).map(([, hex]) => hex));
  const lying = setup.posts.filter(
    ({ piece }) => force.weapons.some(({ id }) => id === piece) && !soldiers.includes(users[piece] ?? ''),
  );
  const carried = force.weapons.filter(({ id }) => lying.every(({ piece }) => piece !== id));
  return {
    posts: Object.fromEntries([...here, ...lying.map(({ piece, hex }) => [piece, hex] as const)]),
    users: Object.fromEntries(
      carried.map(({ id }) => [id, soldiers.find((soldier) => soldier === users[id]) ?? soldiers[0] ?? '']),
    ),
    inside: inside.filter((soldier) => ids.has(soldier) && sites.has(posts[soldier] ?? '')),
  };
}
