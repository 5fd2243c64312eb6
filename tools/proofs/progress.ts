import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a long proof has done so far. One that was stopped resumes from here when it is run again. */
export interface Progress {
  /**
   * The result of a part of the work: that of an earlier run where there is one, or worked out now and kept. Results are
   * plain data. A part that throws is not kept.
   */
  once<R>(part: string, work: () => Promise<R> | R): Promise<R>;
}

interface Kept {
  /** What the parts were measured on. */
  readonly stamp: string;
  readonly seconds: number;
  readonly parts: Readonly<Record<string, unknown>>;
}

interface Place {
  readonly folder: string;
  readonly name: string;
  /** Names the sources. What was measured on other ones is forgotten. */
  readonly stamp: string;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** Progress in a file, written after every part. */
export class FileProgress implements Progress {
  readonly #file: string;
  readonly #stamp: string;
  readonly #clock: () => number;
  readonly #start: number;
  readonly #before: number;
  readonly #parts: Map<string, unknown>;

  constructor({ folder, name, stamp, clock = () => performance.now() }: Place) {
    this.#file = path.join(folder, `${name}.json`);
    this.#stamp = stamp;
    this.#clock = clock;
    this.#start = clock();
    const kept = readKept(this.#file);
    const isSame = kept?.stamp === stamp;
    this.#before = isSame ? kept.seconds : 0;
    this.#parts = new Map(isSame ? Object.entries(kept.parts) : []);
  }

  /** Parts that an earlier run did. */
  get size(): number {
    return this.#parts.size;
  }

  /** What the work took so far, over all runs. */
  get seconds(): number {
    return this.#before + (this.#clock() - this.#start) / 1000;
  }

  async once<R>(part: string, work: () => Promise<R> | R): Promise<R> {
    // Written by this very call in an earlier run.
    if (this.#parts.has(part)) return this.#parts.get(part) as R;
    const result = await work();
    this.#parts.set(part, result);
    this.#save();
    return result;
  }

  /** Forgets everything, so that the next run measures from the beginning. */
  clear(): void {
    rmSync(this.#file, { force: true });
  }

  #save(): void {
    const kept: Kept = {
      stamp: this.#stamp,
      seconds: this.seconds,
      parts: Object.fromEntries(this.#parts),
    };
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(kept));
  }
}

/** A file that is not there, or that was cut off by the stop, holds nothing. */
function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
