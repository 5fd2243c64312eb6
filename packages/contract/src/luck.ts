/** One roll of a Soldier: the expected result, its variance, and the actual result. */
export interface RollLuck {
  readonly soldier: number;
  /** Which of the match's rolls of this kind it was, from 0 in the order in which everybody saw them. */
  readonly roll: number;
  readonly expected: number;
  readonly variance: number;
  readonly rolled: number;
  /** How many of 1000 such rolls come out like this one or stray further to the same side. */
  readonly share: number;
}

/** The expected result of several rolls, and the actual one. */
export interface Luck {
  readonly expected: number;
  readonly rolled: number;
  /** How unusual it was: the difference in standard deviations. */
  readonly index: number;
}

export function sumLuck(rolls: readonly RollLuck[]): Luck {
  const sum = (field: 'expected' | 'rolled' | 'variance') =>
    rolls.reduce((all, roll) => all + roll[field], 0);
  const difference = sum('rolled') - sum('expected');
  const scatter = Math.sqrt(sum('variance'));
  return {
    expected: sum('expected'),
    rolled: sum('rolled'),
    index: scatter === 0 ? 0 : difference / scatter,
  };
}
