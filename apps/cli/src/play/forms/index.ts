import type { Seat } from '@sitrep/kernel';
import type { Session } from '../session.ts';
import type { Next } from '../words/word.ts';
import { askDeployment } from './deployment/ask.ts';
import { askFields } from './fields.ts';
import { askTeam } from './team/ask.ts';

/** Asks for one form until it is committed or the player leaves. */
type AskForm = (session: Session, seat: Seat) => Promise<Next>;

/** Forms that need more than fields, by game and decision. */
const FORMS: Readonly<Record<string, AskForm>> = {
  'warfighter team': askTeam,
  'combat-veteran deployment': askDeployment,
};

export function askForm(session: Session, seat: Seat): Promise<Next> {
  const { entry, match } = session;
  const ask = FORMS[`${entry.id} ${match.decision()?.name ?? ''}`] ?? askFields;
  return ask(session, seat);
}
