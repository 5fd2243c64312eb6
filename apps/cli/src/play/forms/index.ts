import type { Seat } from '@sitrep/kernel';
import { tableOf } from '../../games/index.ts';
import { nowOf, type Terminal } from '../../terminal/terminal.ts';
import type { Next } from '../../terminal/word.ts';
import { askDraft } from './ask-draft.ts';
import { askFields } from './fields.ts';
import { formDesk } from './form-desk.ts';

/** Asks for one form until it is committed or the player leaves. */
export function askForm(terminal: Terminal, seat: Seat): Promise<Next> {
  const { decision } = nowOf(terminal, seat).view;
  const makeForm = tableOf(terminal.entry.id).forms?.[decision?.name ?? ''];
  if (makeForm === undefined) return askFields(terminal, seat);
  const desk = formDesk(terminal, seat);
  return askDraft({ terminal, desk, form: makeForm(desk) });
}
