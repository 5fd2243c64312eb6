import type { Sight } from '@sitrep/session';
import type { Draft } from '@sitrep/warfighter/queries';

/** A draft is not a command, so no save has it: the page keeps it across reloads, for the form it was written in. */
const KEY = 'sitrep.draft';

/** Which form: the one that the seat is asked for in this match, under this number. */
export function formName(id: string, { seat, view }: Pick<Sight, 'seat' | 'view'>): string {
  return `${id} ${seat} ${view.decision?.number}`;
}

export function rememberDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ form, draft }));
  } catch {
    // without storage a reload begins with the recommended team
  }
}

/** The draft that was written in this form. Anything may come back from storage; the rules judge it. */
export function recallDraft(form: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isSame = typeof stored === 'object' && stored !== null && 'form' in stored && stored.form === form;
    return isSame && 'draft' in stored && Array.isArray(stored.draft) ? stored.draft : undefined;
  } catch {
    return undefined;
  }
}
