import { wrap } from '../layout.ts';
import type { Terminal } from './terminal.ts';

/** Lines that stay free under a page, for the hint and what is typed. */
const MARGIN = 3;
const FEWEST = 5;

/** A text in lines that fit; what follows the first line is indented. */
export function folded({ io }: Terminal, text: string, indent = 0): readonly string[] {
  return wrap(text, io.columns - 1, indent);
}

/** Writes lines as far as they fit under what is on the screen already; the rest waits for `more`. */
export function writePaged(terminal: Terminal, lines: readonly string[], used = 0): void {
  const { io } = terminal;
  const room = io.rows === undefined ? lines.length : Math.max(FEWEST, io.rows - used - MARGIN);
  // Leaving out a single line would not make the page any shorter.
  const count = lines.length <= room + 1 ? lines.length : room;
  for (const line of lines.slice(0, count)) io.write(line);
  terminal.rest = lines.slice(count);
  if (terminal.rest.length > 0) {
    for (const line of folded(terminal, terminal.speech.say('more', { count: terminal.rest.length })))
      io.write(line);
  }
}

/** The next page of what did not fit; false when there is none. */
export function writeRest(terminal: Terminal): boolean {
  if (terminal.rest.length === 0) return false;
  writePaged(terminal, terminal.rest);
  return true;
}

/** What is typed at the prompt, or `undefined` at the end of input; an empty line turns the page. `redraw` as in `Io`. */
export async function readTyped(
  terminal: Terminal,
  redraw?: () => Promise<void>,
): Promise<string | undefined> {
  for (;;) {
    const line = await readAnswer(terminal, '> ', redraw);
    if (line !== '') return line;
    writeRest(terminal);
  }
}

/** The answer to a question: what was typed at a pause before it, else what is typed now. */
export async function readAnswer(
  terminal: Terminal,
  question: string,
  redraw?: () => Promise<void>,
): Promise<string | undefined> {
  const ahead = terminal.typedAhead;
  terminal.typedAhead = undefined;
  if (ahead === undefined) return (await terminal.io.readLine(question, redraw))?.trim();
  terminal.io.write(`${question}${ahead}`);
  return ahead;
}
