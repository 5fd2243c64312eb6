import type { Content, Deployment } from '../content/content.ts';
import { STACK_LIMIT } from '../content/roster.ts';
import type { Side } from '../types.ts';
import { bunkerProblems } from './bunkers.ts';
import { hexOf, labelOf, makePlacing, type Placing, piecesByHex } from './placing.ts';
import type { DeploymentProblem } from './problems.ts';
import { zoneOf } from './zones.ts';

/** Everything that is wrong with the set-up of a side. */
export function deploymentProblems(
  content: Content,
  side: Side,
  deployment: Deployment,
): readonly DeploymentProblem[] {
  const placing = makePlacing(content, side, deployment);
  const unknown = nameProblems(placing);
  // the other checks would only report unknown names again in other words
  if (unknown.length > 0) return unknown;
  return [
    ...soldierProblems(placing),
    ...weaponProblems(placing),
    ...pairingProblems(placing),
    ...postProblems(placing),
    ...stackProblems(placing),
    ...bunkerProblems(placing),
  ];
}

/** Pieces that the side does not have, and hexes that the map does not have. */
function nameProblems(placing: Placing): readonly DeploymentProblem[] {
  const { deployment, soldiers, weapons, bunkers } = placing;
  const { posts, users, inside } = deployment;
  const isPiece = (id: string) => soldiers.has(id) || weapons.has(id) || bunkers.has(id);
  return [
    ...Object.keys(posts).flatMap((piece): DeploymentProblem[] => {
      if (!isPiece(piece)) return [{ code: 'PIECE_UNKNOWN', path: `posts.${piece}`, rule: 'CV-PIECE-01' }];
      return hexOf({ ...placing, deployment: { ...deployment, users: {} } }, piece) === undefined
        ? [{ code: 'HEX_UNKNOWN', path: `posts.${piece}`, rule: 'CV-PIECE-19', args: { hex: posts[piece] } }]
        : [];
    }),
    ...Object.entries(users).flatMap(([weapon, user]): DeploymentProblem[] => {
      if (!weapons.has(weapon))
        return [{ code: 'PIECE_UNKNOWN', path: `users.${weapon}`, rule: 'CV-PIECE-01' }];
      return soldiers.has(user)
        ? []
        : [{ code: 'USER_UNKNOWN', path: `users.${weapon}`, rule: 'CV-PIECE-01', args: { user } }];
    }),
    ...inside.flatMap((piece, index): DeploymentProblem[] =>
      soldiers.has(piece) ? [] : [{ code: 'PIECE_UNKNOWN', path: `inside.${index}`, rule: 'CV-PIECE-01' }],
    ),
  ];
}

/** Every soldier starts in its zone, or off the map if it has none. */
function soldierProblems(placing: Placing): readonly DeploymentProblem[] {
  const { content, side, soldiers } = placing;
  return [...soldiers.values()].flatMap((soldier): DeploymentProblem[] => {
    const { hexes, rule } = zoneOf(content, side, soldier);
    const hex = hexOf(placing, soldier.id);
    const path = `posts.${soldier.id}`;
    if (hex === undefined) return hexes.size === 0 ? [] : [{ code: 'SOLDIER_MISSING', path, rule }];
    return hexes.has(hex)
      ? []
      : [{ code: 'HEX_FORBIDDEN', path, rule, args: { hex: labelOf(placing, hex) } }];
  });
}

/** CV-S1-06, CV-RULING-141: every weapon starts with a soldier; one with its own post may start there unused. */
function weaponProblems(placing: Placing): readonly DeploymentProblem[] {
  const { content, deployment, weapons } = placing;
  const rule = content.scenario === 'rice-paddy' ? 'CV-S1-06' : 'CV-RULING-141';
  return [...weapons.keys()].flatMap((weapon): DeploymentProblem[] => {
    const hasUser = deployment.users[weapon] !== undefined;
    const path = `posts.${weapon}`;
    const isPosted = deployment.posts[weapon] !== undefined;
    // a weapon is where its user is, so it must not have a post of its own
    if (hasUser) return isPosted ? [{ code: 'POST_BROKEN', path, rule }] : [];
    const mayLie = content.setup.posts.some(({ piece }) => piece === weapon);
    return mayLie && isPosted ? [] : [{ code: 'WEAPON_WITHOUT_USER', path: `users.${weapon}`, rule }];
  });
}

/** CV-S1-04, CV-S1-06, CV-S2-02, CV-S2-06: who starts with what, and together with whom. */
function pairingProblems(placing: Placing): readonly DeploymentProblem[] {
  const { content, deployment, weapons } = placing;
  return content.setup.pairings
    .filter(({ weapon }) => weapons.has(weapon))
    .flatMap(({ weapon, soldiers }): DeploymentProblem[] => {
      const isUsed = soldiers.includes(deployment.users[weapon] ?? '');
      const isTogether = new Set(soldiers.map((soldier) => hexOf(placing, soldier))).size === 1;
      const rule = pairingRule(placing);
      return isUsed && isTogether
        ? []
        : [{ code: 'PAIRING_BROKEN', path: `users.${weapon}`, rule, args: { soldiers } }];
    });
}

function pairingRule({ content, side }: Placing): string {
  if (content.scenario === 'rice-paddy') return side === 'us' ? 'CV-S1-06' : 'CV-S1-04';
  return side === 'us' ? 'CV-S2-02' : 'CV-S2-06';
}

/** CV-S2-01, CV-S2-02: pieces with a hex of their own. */
function postProblems(placing: Placing): readonly DeploymentProblem[] {
  const { content, soldiers, weapons } = placing;
  return content.setup.posts.flatMap(({ piece, hex }): DeploymentProblem[] => {
    if (!soldiers.has(piece) && !weapons.has(piece)) return [];
    const at = hexOf(placing, piece);
    const rule = soldiers.has(piece) ? 'CV-S2-01' : 'CV-S2-02';
    return at !== undefined && labelOf(placing, at) === hex
      ? []
      : [{ code: 'POST_BROKEN', path: `posts.${piece}`, rule, args: { hex } }];
  });
}

function stackProblems(placing: Placing): readonly DeploymentProblem[] {
  return [...piecesByHex(placing)].flatMap(([hex, pieces]): DeploymentProblem[] => {
    const args = { hex: labelOf(placing, hex), pieces: pieces.length };
    const isPeak = placing.content.scenario === 'keating' && placing.side === 'enemy';
    const crews = pieces.filter((piece) => placing.soldiers.has(piece));
    return [
      ...(pieces.length > STACK_LIMIT
        ? [{ code: 'OVERSTACKED', path: 'posts', rule: 'CV-RULING-126', args } as const]
        : []),
      ...(isPeak && crews.length > 1
        ? [{ code: 'PEAK_SHARED', path: 'posts', rule: 'CV-S2-06', args } as const]
        : []),
    ];
  });
}
