import type { Seat } from '@sitrep/kernel';
import type { DraftForm } from '../../table/form.ts';
import { folded, readTyped, writePaged } from '../pager.ts';
import { request } from '../request.ts';
import { showTurn, write } from '../screen.ts';
import type { Session } from '../session.ts';
import { obey } from '../words/index.ts';
import { goOn, type Next } from '../words/word.ts';
import { findDraft, keepDraft } from './kept-draft.ts';

/** Asks for lines until `1` commits a draft that the rules accept. */
export async function askDraft(session: Session, seat: Seat, form: DraftForm): Promise<Next> {
  // a form that was left for a look, or for another language, goes on where it was
  let draft = findDraft(session, seat) ?? form.start;
  showTurn(session, seat);
  writeLines(session, form.lines(draft), form.indent);
  for (;;) {
    const line = await readTyped(session);
    if (line === undefined) return 'leave';
    const next = await take({ session, seat, form }, draft, line);
    if (typeof next === 'string') {
      if (next !== 'ask') return next;
      continue;
    }
    draft = next;
    keepDraft(session, seat, draft);
    writeLines(session, form.lines(draft), form.indent);
  }
}

interface Asking {
  readonly session: Session;
  readonly seat: Seat;
  readonly form: DraftForm;
}

/** The draft after a typed line, or what comes next where the line was no edit. No draft is a mere word. */
async function take(asking: Asking, draft: object, line: string): Promise<object | Next> {
  const { session, seat, form } = asking;
  if (line === '1') return commit(asking, draft);
  const edited = form.take(draft, line);
  if (edited === undefined) return obey(session, seat, line);
  if ('draft' in edited) return edited.draft;
  if ('list' in edited) writeLines(session, edited.list, 4);
  else write(session, edited.words, 2);
  return 'ask';
}

function commit({ session, seat, form }: Asking, draft: object): Next {
  const result = request(session, seat, { type: 'answer', answer: form.answerOf(draft) });
  return goOn(session, result);
}

function writeLines(session: Session, lines: readonly string[], indent: number): void {
  writePaged(
    session,
    lines.flatMap((line) => folded(session, line, indent)),
  );
}
