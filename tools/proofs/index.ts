import { warfighterBalance } from './balance.ts';
import { duelLaws, warfighterLaws } from './laws.ts';
import { kernelMutation, warfighterMutation } from './mutation.ts';
import { warfighterOdds } from './odds.ts';
import type { Proof } from './proof.ts';
import { sameEverywhere } from './same-everywhere.ts';

/** All proofs, in the order of docs/proof.md. */
export const proofs: readonly Proof[] = [
  sameEverywhere,
  duelLaws,
  warfighterLaws,
  warfighterOdds,
  warfighterBalance,
  kernelMutation,
  warfighterMutation,
];
