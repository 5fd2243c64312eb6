// One scenario of the proof of scenarios, played in a browser of its own beside others.
import { parentPort } from 'node:worker_threads';
import { endOfTest } from './browser-part.ts';
import { serve } from './in-parallel.ts';

export interface ScenarioTask {
  /** The title of a test of e2e/scenarios. */
  readonly title: string;
}

export interface ScenarioRow {
  readonly title: string;
  /** How it ended, if it did as it should. */
  readonly end?: string;
}

await serve(parentPort, async ({ title }: ScenarioTask): Promise<ScenarioRow> => {
  const end = await endOfTest('e2e/scenarios/playwright.config.ts', title);
  return { title, ...(end !== undefined && { end }) };
});
