import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { readAnswer } from '../../terminal/pager.ts';
import { showTurn, write } from '../../terminal/screen.ts';
import { clientOf, type Terminal } from '../../terminal/terminal.ts';
import { type Next, writeRefusal } from '../../terminal/word.ts';
import { obey } from '../words/index.ts';

type Draft = Record<string, unknown>;

/**
 * Asks for a form field by field, starting from the draft that a time-out would commit. A draft that cannot be
 * committed is explained and asked again with what was typed.
 */
export async function askFields(terminal: Terminal, seat: Seat): Promise<Next> {
  const client = clientOf(terminal, seat);
  const { form, view } = client.snapshot();
  const usual = form?.usual ?? {};
  const draft: Draft = { ...usual, ...form?.draft };
  await showTurn(terminal, seat);
  write(terminal, terminal.speech.say('formHint'));
  for (;;) {
    const next = await fillIn(terminal, seat, draft, usual);
    if (next !== undefined) return next;
    // The rules themselves judge the draft: the match refuses whatever is not a command of this game.
    const answer = { ...draft } as unknown as Answer<GameTypes>;
    const result = await client.answer(answer, view.decision?.number);
    if (result.ok) return 'look';
    writeRefusal(terminal, result.refusal);
  }
}

/** Asks for every field; what else is typed is obeyed. Returns early when that ends the turn. */
async function fillIn(
  terminal: Terminal,
  seat: Seat,
  draft: Draft,
  usual: object,
): Promise<Next | undefined> {
  for (const [field, kind] of Object.entries(usual).filter(([name]) => name !== 'type')) {
    for (;;) {
      const line = await readAnswer(terminal, `${labelOf(terminal, field)} [${String(draft[field])}]: `);
      if (line === undefined) return 'leave';
      if (line === '') break;
      if (isValue(line, kind)) {
        draft[field] = fieldValue(line, kind);
        clientOf(terminal, seat).keepDraft({ ...draft });
        break;
      }
      const next = await obey(terminal, seat, line);
      if (next !== 'ask') return next;
    }
  }
  return undefined;
}

function labelOf({ speech: { text } }: Terminal, field: string): string {
  return text.has(`field.${field}`) ? text.t(`field.${field}`) : field;
}

/** For a number anything that starts like one: the rules say what is wrong with `-3` or `1.5`. */
function isValue(line: string, usual: unknown): boolean {
  return typeof usual !== 'number' || /^[-+.\d]/.test(line);
}

function fieldValue(line: string, usual: unknown): unknown {
  if (typeof usual !== 'number') return line;
  return Number.isSafeInteger(Number(line)) ? Number(line) : line;
}
