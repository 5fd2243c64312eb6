import { InvariantError } from '@sitrep/kernel';
import { LawBroken } from '../law.ts';

/** A broken law. */
export interface Failure {
  readonly law: string;
  readonly message: string;
  /** The entry of the log after which it showed; a command that throws would have been the next one. */
  readonly entry: number;
}

/** Whatever a law hits, a broken law or a crash, is what it reports. */
export function failureOf(error: unknown, law: string, entry: number): Failure {
  const broken = error instanceof LawBroken ? (error.law ?? law) : law;
  return { law: broken, message: messageOf(error), entry: Math.max(entry, 0) };
}

function messageOf(error: unknown): string {
  if (error instanceof LawBroken) return error.message;
  if (error instanceof InvariantError) return `${error.code}: ${error.message}`;
  return String(error);
}
