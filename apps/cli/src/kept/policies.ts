import path from 'node:path';
import type { Policy } from '@sitrep/contract';
import { isRecord, type Seat } from '@sitrep/kernel';
import { CliError } from '../cli-error.ts';
import { isThere, makeFolder, readTextFile, writeWholeFile } from '../files.ts';

const fileOf = (home: string) => path.join(home, 'reactions.json');
const keyOf = (game: string, seat: Seat) => `${game}/${seat}`;

/** What the players of this computer last settled for a seat of a game; `undefined` if they never did. */
export function readPolicy(home: string, game: string, seat: Seat): Policy | undefined {
  const kept = readAll(home)[keyOf(game, seat)];
  if (!isRecord(kept)) return undefined;
  return Object.fromEntries(
    Object.entries(kept).filter((field): field is [string, number] => typeof field[1] === 'number'),
  );
}

/** Keeps a policy for the next match. Where nothing can be written, it lasts as long as this one. */
export function keepPolicy(home: string, game: string, seat: Seat, policy: Policy): void {
  try {
    makeFolder(home);
    writeWholeFile(fileOf(home), JSON.stringify({ ...readAll(home), [keyOf(game, seat)]: policy }));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
  }
}

/** Somebody may have edited the file: what cannot be read counts as nothing. */
function readAll(home: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = isThere(fileOf(home)) ? JSON.parse(readTextFile(fileOf(home))) : {};
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}
