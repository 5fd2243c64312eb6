import type { StagedRoll } from '../page/staged.ts';

/** A line shows who is meant, the stage rises and says what is needed; then the dice roll, and stop one after the other. */
const RISE_MS = 560;
const ROLL_MS = 620;
const STEP_MS = 110;
/** After the last die, before the verdict. */
const REST_MS = 160;

/** When each die of a roll has stopped, in milliseconds at the usual speed. */
export function landingOf(roll: StagedRoll): readonly (readonly number[])[] {
  let rolled = 0;
  return roll.dice.map(({ faces, isFixed }) =>
    faces.map(() => {
      if (isFixed) return RISE_MS;
      rolled += 1;
      return RISE_MS + ROLL_MS + STEP_MS * (rolled - 1);
    }),
  );
}

/** When the verdict of a roll falls: no die is still rolling then. */
export function verdictOf(roll: StagedRoll): number {
  return Math.max(...landingOf(roll).flat(), RISE_MS) + REST_MS;
}
