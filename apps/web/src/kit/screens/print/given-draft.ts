import type { Printable, Printables } from '@sitrep/contract';
import { isRecord } from '@sitrep/kernel';
import { linkTo } from '../../address/router.ts';

/** The address that prints a draft that is not saved. */
export function draftLink(game: string, kind: string, draft: object): string {
  return linkTo('print', game, 'team', JSON.stringify({ kind, draft }));
}

/** The draft in an address; `undefined` if there is none. */
export function givenDraft({ ofDraft }: Printables, address: string, name: string): Printable | undefined {
  const read = readJson(address);
  if (!isRecord(read) || typeof read.kind !== 'string') return undefined;
  const found = ofDraft(read.kind, name, read.draft);
  return found && { ...found, id: address };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
