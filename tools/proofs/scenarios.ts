import { buildIfNeeded } from '../web/build.ts';
import { inParallel } from './in-parallel.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';
import type { ScenarioRow, ScenarioTask } from './scenarios-part.ts';

/** Tests of e2e/scenarios: each scenario by mouse, each other way once. */
export const TITLES: readonly string[] = [
  'rice-paddy by mouse',
  'keating by mouse',
  'keating by keys',
  'rice-paddy by touch',
  'rice-paddy by tree',
];

async function run(progress: Progress): Promise<ProofResult> {
  await buildIfNeeded();
  const tasks = TITLES.map((title): ScenarioTask => ({ title }));
  const module = new URL('./scenarios-part.ts', import.meta.url);
  return judgeScenarios(await inParallel<ScenarioTask, ScenarioRow>(module, tasks, progress));
}

/** Every one must have ended as it should. */
export function judgeScenarios(rows: readonly ScenarioRow[]): ProofResult {
  return {
    ok: rows.length === TITLES.length && rows.every(({ end }) => end !== undefined),
    figures: rows.map(({ title, end }) => [title, end ?? 'did not end as it should']),
  };
}

export const scenarios: Proof = {
  name: 'scenarios',
  claim:
    'Whole scenarios of Combat Veteran are played on the page in Chromium to their end: with the mouse, by keyboard alone, by touch on a phone of 390×844, and through the accessibility tree. The saved match, run again, ends as the page says.',
  run,
};
