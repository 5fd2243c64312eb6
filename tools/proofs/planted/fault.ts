import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A mistake that can be put into the project: one place of one file, and the tests of the test command that must notice it. */
export interface Fault {
  /** What is wrong, as a sentence without an end. */
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files. */
  readonly tests: readonly string[];
  /** A part of the names of the tests to run; all of them by default. */
  readonly only?: string;
}

/** The faults of a folder, in the order of their file names. */
export function readFaults(folder: string): readonly Fault[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  return files.flatMap(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Fault[],
  );
}

/** The text with the fault in it. A fault that no longer fits must be rewritten, and says so. */
export function plantIn(text: string, { name, file, find, replace }: Fault): string {
  const places = text.split(find).length - 1;
  if (places !== 1)
    throw new Error(
      `"${name}" does not apply: what it looks for stands in ${file} ${places} times, not once`,
    );
  return text.replace(find, () => replace);
}

/** Puts a fault into a project while something is done there. */
export async function withFault<R>(folder: string, fault: Fault, work: () => Promise<R>): Promise<R> {
  const file = path.join(folder, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, plantIn(text, fault));
  try {
    return await work();
  } finally {
    writeFileSync(file, text);
  }
}
