import type { DraftForm, FormDesk } from '../../table/form.ts';
import { folded, readTyped, writePaged } from '../../terminal/pager.ts';
import { showTurn, showTurnAgain, write } from '../../terminal/screen.ts';
import { clientOf, nowOf, type Terminal } from '../../terminal/terminal.ts';
import { goOn, type Next } from '../../terminal/word.ts';
import { obey } from '../words/index.ts';

/** A form that a seat fills in at the terminal. */
interface Asking {
  readonly terminal: Terminal;
  readonly desk: FormDesk;
  readonly form: DraftForm;
}

/** Asks for lines until `1` commits a draft that the rules accept. */
export async function askDraft(asking: Asking): Promise<Next> {
  const { terminal, desk, form } = asking;
  const { form: begun } = nowOf(terminal, desk.seat);
  // a form that was left for a look, or for another language, goes on where it was
  let draft = form.draftOf(begun?.draft ?? (await desk.suggested()) ?? desk.usual());
  const showDraft = async () => writeLines(terminal, await form.lines(draft), form.indent);
  const showAgain = async () => {
    await showTurnAgain(terminal, desk.seat);
    await showDraft();
  };
  await showTurn(terminal, desk.seat);
  await showDraft();
  for (;;) {
    const line = await readTyped(terminal, showAgain);
    if (line === undefined) return 'leave';
    const next = await take(asking, draft, line);
    if (typeof next === 'string') {
      if (next !== 'ask') return next;
      continue;
    }
    draft = next;
    clientOf(terminal, desk.seat).keepDraft(form.answerOf(draft));
    await showDraft();
  }
}

/** The draft after a typed line, or what comes next where the line was no edit. No draft is a mere word. */
async function take(asking: Asking, draft: object, line: string): Promise<object | Next> {
  const { terminal, desk, form } = asking;
  if (line === '1') return commit(asking, draft);
  const edited = await form.take(draft, line);
  if (edited === undefined) return obey(terminal, desk.seat, line);
  if ('draft' in edited) return edited.draft;
  if ('list' in edited) writeLines(terminal, edited.list, 4);
  else write(terminal, edited.words, 2);
  return 'ask';
}

async function commit({ terminal, desk, form }: Asking, draft: object): Promise<Next> {
  const { number } = nowOf(terminal, desk.seat).view.decision ?? {};
  return goOn(terminal, await clientOf(terminal, desk.seat).answer(form.answerOf(draft), number));
}

function writeLines(terminal: Terminal, lines: readonly string[], indent: number): void {
  writePaged(
    terminal,
    lines.flatMap((line) => folded(terminal, line, indent)),
  );
}
