// One scenario of the proof of inputs, run by inputs.ts beside others.
import { parentPort } from 'node:worker_threads';
import { type Tally, tallyOf } from '../commander/ledger.ts';
import { openFirefight, playOn } from '../commander/scenario.ts';
import { serve } from './in-parallel.ts';

export interface InputsTask {
  readonly scenario: string;
  readonly seed: string;
}

export interface InputsRow {
  readonly scenario: string;
  /** By seat. */
  readonly tallies: readonly Tally[];
}

async function play({ scenario, seed }: InputsTask): Promise<InputsRow> {
  const firefight = openFirefight(scenario, seed);
  await playOn(firefight);
  return { scenario, tallies: firefight.commanders.map(({ ledger }) => tallyOf(ledger)) };
}

await serve(parentPort, play);
