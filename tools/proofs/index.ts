import { warfighterBalance } from './balance.ts';
import { forgedSaves } from './forged-saves.ts';
import { hostileRequests } from './hostile-requests.ts';
import { inputs } from './inputs.ts';
import { combatVeteranLaws, duelLaws, warfighterLaws, ww2Laws } from './laws.ts';
import { lighthouse } from './lighthouse.ts';
import { mapFrames } from './map-frames.ts';
import { combatVeteranMutation, kernelMutation, warfighterMutation } from './mutation.ts';
import { warfighterOdds } from './odds.ts';
import { pace } from './pace.ts';
import { plantedFaults, plantedLeaks } from './planted.ts';
import type { Proof } from './proof.ts';
import { sameEverywhere } from './same-everywhere.ts';
import { samePlay } from './same-play.ts';
import { scenarios } from './scenarios.ts';
import { screens } from './screens.ts';
import { steady } from './steady.ts';
import { tables } from './tables.ts';
import { twins } from './twins.ts';
import { combatVeteranBalance } from './versus.ts';

/** All proofs, in the order of docs/proof.md. */
export const proofs: readonly Proof[] = [
  sameEverywhere,
  samePlay,
  duelLaws,
  warfighterLaws,
  ww2Laws,
  combatVeteranLaws,
  hostileRequests,
  forgedSaves,
  plantedLeaks,
  plantedFaults,
  twins,
  warfighterOdds,
  warfighterBalance,
  combatVeteranBalance,
  inputs,
  scenarios,
  mapFrames,
  pace,
  screens,
  tables,
  lighthouse,
  steady,
  kernelMutation,
  warfighterMutation,
  combatVeteranMutation,
];
