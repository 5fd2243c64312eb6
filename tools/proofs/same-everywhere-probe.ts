import { hashData, makeKey, makeUniform } from '@sitrep/kernel';

/** A hash by what was hashed. */
export type Hashes = Readonly<Record<string, string>>;

/** Runs the same work wherever it is called; every hash must agree between hosts. */
export function measure(): Hashes {
  return { '100,000 random numbers': hashRandomNumbers() };
}

function hashRandomNumbers(): string {
  const uniform = makeUniform(makeKey('same everywhere'), 'numbers');
  return hashData(Array.from({ length: 100_000 }, (_, index) => uniform.below(index + 1)));
}
