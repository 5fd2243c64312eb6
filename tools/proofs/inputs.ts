import { combatVeteran } from '../commander/scenario.ts';
import { inParallel } from './in-parallel.ts';
import type { InputsRow, InputsTask } from './inputs-part.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

const GAMES = 16;

/** The most that anything may take. */
const MOST = { all: 350, step: 2, shot: 2, discipline: 1 } as const;

async function run(progress: Progress): Promise<ProofResult> {
  const tasks = combatVeteran()
    .setups()
    .flatMap(({ name }) =>
      Array.from({ length: GAMES }, (_, game): InputsTask => ({ scenario: name, seed: `inputs ${game}` })),
    );
  const module = new URL('./inputs-part.ts', import.meta.url);
  return judgeInputs(await inParallel<InputsTask, InputsRow>(module, tasks, progress));
}

/** No scenario, step, shot or Discipline Phase may take more inputs than it should; and each must have come up. */
export function judgeInputs(rows: readonly InputsRow[]): ProofResult {
  const tallies = rows.flatMap((row) => row.tallies);
  const most = (of: keyof typeof MOST) => Math.max(0, ...tallies.map((tally) => tally[of]));
  const names = ['all', 'step', 'shot', 'discipline'] as const;
  return {
    ok: rows.length > 0 && names.every((name) => most(name) > 0 && most(name) <= MOST[name]),
    figures: [
      ['scenarios played', rows.length],
      ...[...new Set(rows.map(({ scenario }) => scenario))].flatMap((scenario) => sides(scenario, rows)),
      ['most for a squad’s step', most('step')],
      ['most for a shot', most('shot')],
      ['most for a Discipline Phase, without its choices', most('discipline')],
    ],
  };
}

function sides(scenario: string, rows: readonly InputsRow[]): ProofResult['figures'] {
  const own = rows.filter((row) => row.scenario === scenario);
  return [0, 1].map((seat) => {
    const inputs = own.flatMap(({ tallies }) => tallies[seat]?.all ?? []);
    const mean = inputs.reduce((sum, each) => sum + each, 0) / Math.max(1, inputs.length);
    return [
      `${scenario}, side ${seat + 1}, inputs for a whole scenario`,
      `${Math.round(mean)} on average, ${Math.max(0, ...inputs)} at most`,
    ];
  });
}

export const inputs: Proof = {
  name: 'inputs',
  claim: `A commander who follows the game’s advice by proposals needs at most ${MOST.all} inputs for a whole scenario of Combat Veteran, ${MOST.step} for a squad’s step, ${MOST.shot} for a shot, and ${MOST.discipline} for a Discipline Phase besides real choices. An input points at a hex, presses a button or ends a phase.`,
  run,
};
