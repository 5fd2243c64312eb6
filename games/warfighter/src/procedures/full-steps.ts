import type { AutoStep, FormStep, PickStep, SealedStep, WindowStep } from '@sitrep/kernel';
import type { WarTypes } from '../types.ts';

type FieldOf<S> = S extends object ? keyof S : never;
type Field = FieldOf<
  | AutoStep<WarTypes, object>
  | PickStep<WarTypes, object>
  | SealedStep<WarTypes, object>
  | WindowStep<WarTypes, object>
  | FormStep<WarTypes, object>
>;

/** Every field that a step of any kind may have. */
const BLANK: Readonly<Record<Field, undefined>> = {
  kind: undefined,
  name: undefined,
  rule: undefined,
  seats: undefined,
  about: undefined,
  options: undefined,
  blocked: undefined,
  fallback: undefined,
  isOpen: undefined,
  run: undefined,
  answer: undefined,
  answers: undefined,
  react: undefined,
  passed: undefined,
  problems: undefined,
  sample: undefined,
};

/**
 * The same steps, each with all fields, absent ones as `undefined`. There are more than a hundred steps, and the kernel asks
 * each what it is: things of one shape are read several times faster.
 */
export function fullSteps<P extends Readonly<Record<string, object>>>(procedures: P): P {
  const full = mapValues(procedures, (steps) =>
    mapValues(steps, (step) => Object.assign({ ...BLANK }, step)),
  );
  // Absent and `undefined` are the same to whoever reads a step.
  return full as P;
}

function mapValues<V>(record: Readonly<Record<string, V>> | object, change: (value: V) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
