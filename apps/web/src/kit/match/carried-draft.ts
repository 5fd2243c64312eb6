import type { AnyAnswer } from './types.ts';

/** What was written in another match and comes along into a new one, by the new one's id. */
const carried = new Map<string, AnyAnswer>();

/** Lets the form of a match begin with what was written in another. The rules of the new one judge it. */
export function carryDraft(id: string, draft: AnyAnswer): void {
  carried.set(id, draft);
}

export function carriedDraft(id: string): AnyAnswer | undefined {
  return carried.get(id);
}
