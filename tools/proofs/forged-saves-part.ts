// A share of the forgeries of one game, run by forged-saves.ts beside others.
import { parentPort } from 'node:worker_threads';
import { findGame } from '@sitrep/catalog';
import { type Tried, tryForgery } from './forgeries.ts';
import { serve } from './in-parallel.ts';

export interface ForgeriesShare {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface ForgeriesReport {
  readonly counts: Readonly<Record<Tried['fate'], number>>;
  readonly faults: readonly string[];
  readonly longest: number;
}

function tryShare({ id, from, to }: ForgeriesShare): ForgeriesReport {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`the catalog has no ${id}`);
  const counts = { refused: 0, marked: 0, true: 0, passed: 0 };
  const faults: string[] = [];
  let longest = 0;
  for (let number = from; number < to; number += 1) {
    const { fate, fault, tricks, milliseconds } = tryForgery(entry, number);
    counts[fate] += 1;
    longest = Math.max(longest, Math.ceil(milliseconds));
    if (fault !== undefined) faults.push(`${id} ${number} (${tricks.join(', ')}): ${fault}`);
  }
  return { counts, faults, longest };
}

await serve(parentPort, tryShare);
