import { wrap } from '../layout.ts';
import type { Session } from './session.ts';

/** Lines that stay free under a page, for the hint and what is typed. */
const MARGIN = 3;
const FEWEST = 5;

/** A text in lines that fit; what follows the first line is indented. */
export function folded({ io }: Session, text: string, indent = 0): readonly string[] {
  return wrap(text, io.columns - 1, indent);
}

/** Writes lines as far as they fit under what is on the screen already; the rest waits for `more`. */
export function writePaged(session: Session, lines: readonly string[], used = 0): void {
  const { io } = session;
  const room = io.rows === undefined ? lines.length : Math.max(FEWEST, io.rows - used - MARGIN);
  // A page that would leave out one line only would be no shorter for it.
  const count = lines.length <= room + 1 ? lines.length : room;
  for (const line of lines.slice(0, count)) io.write(line);
  session.rest = lines.slice(count);
  if (session.rest.length > 0) {
    for (const line of folded(session, session.speech.say('more', { count: session.rest.length })))
      io.write(line);
  }
}

/** The next page of what did not fit; false when there is none. */
export function writeRest(session: Session): boolean {
  if (session.rest.length === 0) return false;
  writePaged(session, session.rest);
  return true;
}

/** What is typed at the prompt, or `undefined` at the end of input; an empty line turns the page. */
export async function readTyped(session: Session): Promise<string | undefined> {
  for (;;) {
    const line = await readAnswer(session, '> ');
    if (line !== '') return line;
    writeRest(session);
  }
}

/** The answer to a question: what was typed at a pause before it, else what is typed now. */
export async function readAnswer(session: Session, question: string): Promise<string | undefined> {
  const ahead = session.typedAhead;
  session.typedAhead = undefined;
  if (ahead === undefined) return (await session.io.readLine(question))?.trim();
  session.io.write(`${question}${ahead}`);
  return ahead;
}
