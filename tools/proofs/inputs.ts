import { combatVeteran } from '../commander/scenario.ts';
import { inParallel } from './in-parallel.ts';
import type { InputsRow, InputsTask } from './inputs-part.ts';
import type { Progress } from './progress.ts';
import type { Proof, ProofResult } from './proof.ts';

const GAMES = 16;

/** The most that anything may take. */
const MOST = { step: 2, shot: 2, discipline: 1 } as const;
/** The most that a whole scenario may take on average: some have more fire support and more interrupted marches. */
const MOST_ON_AVERAGE = 350;

async function run(progress: Progress): Promise<ProofResult> {
  const tasks = combatVeteran()
    .setups()
    .flatMap(({ name }) =>
      Array.from({ length: GAMES }, (_, game): InputsTask => ({ scenario: name, seed: `inputs ${game}` })),
    );
  const module = new URL('./inputs-part.ts', import.meta.url);
  return judgeInputs(await inParallel<InputsTask, InputsRow>(module, tasks, progress));
}

/** No step, shot or Discipline Phase may take more inputs than it should, and each must have come up; nor any side of a scenario on average. */
export function judgeInputs(rows: readonly InputsRow[]): ProofResult {
  const tallies = rows.flatMap((row) => row.tallies);
  const most = (of: keyof typeof MOST) => Math.max(0, ...tallies.map((tally) => tally[of]));
  const names = ['step', 'shot', 'discipline'] as const;
  const sides = sidesOf(rows);
  const isEverythingShort = names.every((name) => most(name) > 0 && most(name) <= MOST[name]);
  return {
    ok: sides.length > 0 && sides.every(({ mean }) => mean <= MOST_ON_AVERAGE) && isEverythingShort,
    figures: [
      ['scenarios played', rows.length],
      ...sides.map(
        ({ name, mean, inputs }) =>
          [
            `${name}, inputs for a whole scenario`,
            `${Math.round(mean)} on average, ${Math.max(...inputs)} at most`,
          ] as const,
      ),
      [
        `sides that needed more than ${MOST_ON_AVERAGE}`,
        tallies.filter(({ all }) => all > MOST_ON_AVERAGE).length,
      ],
      ['most for a squad’s step', most('step')],
      ['most for a shot', most('shot')],
      ['most for a Discipline Phase, without its choices', most('discipline')],
    ],
  };
}

interface Side {
  readonly name: string;
  readonly inputs: readonly number[];
  readonly mean: number;
}

function sidesOf(rows: readonly InputsRow[]): readonly Side[] {
  const scenarios = [...new Set(rows.map(({ scenario }) => scenario))];
  return scenarios.flatMap((scenario) =>
    [0, 1].flatMap((seat) => {
      const own = rows.filter((row) => row.scenario === scenario);
      const inputs = own.flatMap(({ tallies }) => tallies[seat]?.all ?? []);
      if (inputs.length === 0) return [];
      const mean = inputs.reduce((sum, each) => sum + each, 0) / inputs.length;
      return { name: `${scenario}, side ${seat + 1}`, inputs, mean };
    }),
  );
}

export const inputs: Proof = {
  name: 'inputs',
  claim: `A commander who follows the game’s advice by proposals needs on average at most ${MOST_ON_AVERAGE} inputs for a whole scenario of Combat Veteran, and never more than ${MOST.step} for a squad’s step, ${MOST.shot} for a shot, and ${MOST.discipline} for a Discipline Phase besides real choices. An input points at a hex, presses a button or ends a phase.`,
  run,
};
