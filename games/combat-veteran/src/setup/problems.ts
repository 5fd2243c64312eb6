import type { Problem } from '@sitrep/kernel';

/** Everything that can be wrong with a deployment. */
export const DEPLOYMENT_PROBLEMS = [
  'DRAFT_BROKEN',
  'PIECE_UNKNOWN',
  'HEX_UNKNOWN',
  'HEX_FORBIDDEN',
  'SOLDIER_MISSING',
  'WEAPON_WITHOUT_USER',
  'USER_UNKNOWN',
  'PAIRING_BROKEN',
  'POST_BROKEN',
  'PEAK_SHARED',
  'OVERSTACKED',
  'BUNKER_MISSING',
  'BUNKERS_TOGETHER',
  'BUNKER_FULL',
  'BUNKER_BESIDE',
  'NO_BUNKER',
] as const;
export type DeploymentProblem = Problem & { readonly code: (typeof DEPLOYMENT_PROBLEMS)[number] };
