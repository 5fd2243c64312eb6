import type { Seat } from '@sitrep/kernel';
import { tableOf } from '../../games/index.ts';
import type { Session } from '../session.ts';
import type { Next } from '../words/word.ts';
import { askDraft } from './ask-draft.ts';
import { askFields } from './fields.ts';
import { formDesk } from './form-desk.ts';

/** Asks for one form until it is committed or the player leaves. */
export function askForm(session: Session, seat: Seat): Promise<Next> {
  const { entry, match } = session;
  const makeForm = tableOf(entry.id).forms?.[match.decision()?.name ?? ''];
  if (makeForm === undefined) return askFields(session, seat);
  return askDraft(session, seat, makeForm(formDesk(session, seat)));
}
