import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { readTyped } from '../pager.ts';
import { request } from '../request.ts';
import { showTurn } from '../screen.ts';
import type { Session } from '../session.ts';
import { type Next, writeRefusal } from '../words/word.ts';
import { findDraft, keepDraft } from './kept-draft.ts';

/** A form that is filled in line by line. No draft is a mere word: those say what comes next. */
interface DraftForm<D extends object> {
  readonly start: D;
  show(draft: D): void;
  answerOf(draft: D): Answer<GameTypes>;
  /** The draft after a typed line, or what comes next where the line was no edit. */
  take(draft: D, line: string): Promise<D | Next>;
}

/** Asks for lines until `1` commits a draft that the rules accept. */
export async function askDraft<D extends object>(
  session: Session,
  seat: Seat,
  form: DraftForm<D>,
): Promise<Next> {
  // a form that was left for a look, or for another language, goes on where it was
  let draft = (findDraft(session, seat) as D | undefined) ?? form.start;
  showTurn(session, seat);
  form.show(draft);
  for (;;) {
    const line = await readTyped(session);
    if (line === undefined) return 'leave';
    if (line === '1') {
      const result = request(session, seat, { type: 'answer', answer: form.answerOf(draft) });
      if (result.ok) return 'look';
      writeRefusal(session, result.refusal);
      continue;
    }
    const next = await form.take(draft, line);
    if (typeof next === 'string') {
      if (next !== 'ask') return next;
      continue;
    }
    draft = next;
    keepDraft(session, seat, draft);
    form.show(draft);
  }
}
