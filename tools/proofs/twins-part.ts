// Some pairs of the proof of twins, run by twins.ts beside others.
import { parentPort } from 'node:worker_threads';
import { combatVeteran } from '../commander/scenario.ts';
import { TwinGame, type TwinReport } from '../twins/twin-game.ts';
import { twinSetups } from '../twins/twin-setups.ts';
import { serve } from './in-parallel.ts';

export interface TwinsTask {
  readonly setup: string;
  readonly from: number;
  readonly games: number;
}

const MOST_ANSWERS = 150;

async function play({ setup: name, from, games }: TwinsTask): Promise<readonly TwinReport[]> {
  const entry = combatVeteran();
  const setup = twinSetups(entry).find((each) => each.name === name);
  if (setup === undefined) throw new Error(`there is no ${name}`);
  const reports: TwinReport[] = [];
  for (let game = from; game < from + games; game += 1)
    reports.push(await new TwinGame({ entry, setup, seed: `twins ${game}`, most: MOST_ANSWERS }).play());
  return reports;
}

await serve(parentPort, play);
