import { createInterface } from 'node:readline';
import { whileResized } from './while-resized.ts';

/** The terminal or pipes that a command talks through. */
export interface Io {
  /** Whether a person sits at a terminal: then the screen can be cleared. */
  readonly isTerminal: boolean;
  readonly columns: number;
  /** How many lines a person sees at once; `undefined` without a screen. */
  readonly rows?: number | undefined;
  /** Writes a line for the reader of the command's result. */
  write(line: string): void;
  /** Asks for a line; `undefined` at the end of the input. Whenever the window is resized meanwhile, `redraw` writes what it shows. */
  readLine(question: string, redraw?: () => Promise<void>): Promise<string | undefined>;
  /** Wipes the screen, with what has scrolled off it. */
  clear(): void;
  /** Shows progress. On a terminal only; the next call replaces it. */
  showProgress(text: string): void;
}

const NARROWEST = 40;
const WIDEST = 130;
const FEWEST_ROWS = 12;
const CLEAR_VISIBLE = '\x1b[H\x1b[2J';
const CLEAR = `${CLEAR_VISIBLE}\x1b[3J`;
/** If the screen cannot be cleared, its contents are pushed off. */
const SCROLL = '\n'.repeat(100);
const ERASE_LINE = '\r\x1b[K';

/** What a process reads from and writes to. */
export type Streams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>;

/** The terminal of this process. With `isQuiet`, nothing goes to standard output and the dialogue goes to standard error. */
export function nodeIo(
  isQuiet = false,
  { stdin, stdout, stderr }: Streams = process,
): Io & { close(): void } {
  const output = isQuiet ? stderr : stdout;
  const isTerminal = Boolean(stdin.isTTY && output.isTTY);
  const lines = lineReader(stdin, output, isTerminal);
  let isProgressShown = false;
  function eraseProgress(): void {
    if (isProgressShown) stderr.write(ERASE_LINE);
    isProgressShown = false;
  }
  return {
    isTerminal,
    // read on every use: a window may be resized in the middle of a game
    get columns() {
      return Math.min(Math.max(output.columns ?? 80, NARROWEST), WIDEST);
    },
    get rows() {
      return isTerminal ? Math.max(output.rows ?? 24, FEWEST_ROWS) : undefined;
    },
    write(line) {
      eraseProgress();
      output.write(`${line}\n`);
    },
    async readLine(question, redraw) {
      eraseProgress();
      // a program at the other end of a pipe waits for the question; it echoes nothing, so that is done here
      if (!isTerminal) output.write(question);
      const line = await lines.next(question, isTerminal ? redraw : undefined);
      if (!isTerminal || line === undefined) output.write(`${line ?? ''}\n`);
      return line;
    },
    clear: () => isTerminal && output.write(isDumb() ? SCROLL : CLEAR),
    showProgress(text) {
      if (!stderr.isTTY) return;
      stderr.write(`${ERASE_LINE}${text.slice(0, (stderr.columns ?? 80) - 1)}`);
      isProgressShown = true;
    },
    close() {
      eraseProgress();
      lines.close();
    },
  };
}

/** Whether the screen cannot be cleared. */
function isDumb(): boolean {
  return process.env.TERM === 'dumb';
}

/** Reads lines one at a time. Opens the input at the first question, so that other commands never wait for it. */
function lineReader(input: NodeJS.ReadStream, output: NodeJS.WriteStream, isTerminal: boolean) {
  const ready: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let isOver = false;
  let reader: ReturnType<typeof createInterface> | undefined;

  function open() {
    // no history: it would show the next player what this one typed
    const opened = createInterface({
      historySize: 0,
      input,
      terminal: isTerminal,
      ...(isTerminal && { output }),
    });
    opened.on('line', (line) => (waiting === undefined ? ready.push(line) : answer(line)));
    opened.on('close', () => {
      isOver = true;
      answer(undefined);
    });
    return opened;
  }

  /** What is on the screen, with what has been typed so far. */
  async function drawAgain(redraw: () => Promise<void>): Promise<void> {
    if (!isDumb()) output.write(CLEAR_VISIBLE);
    await redraw();
    if (waiting !== undefined) reader?.prompt(true);
  }

  function typed(): Promise<string | undefined> {
    return new Promise((resolve) => {
      waiting = resolve;
    });
  }

  function answer(line: string | undefined): void {
    const give = waiting;
    waiting = undefined;
    give?.(line);
  }

  return {
    async next(question: string, redraw?: () => Promise<void>): Promise<string | undefined> {
      reader ??= open();
      if (ready.length > 0) return ready.shift();
      if (isOver) return undefined;
      reader.setPrompt(question);
      if (isTerminal) reader.prompt();
      const line = typed();
      if (redraw === undefined) return line;
      const stopDrawing = whileResized(output, () => drawAgain(redraw));
      await line;
      // nothing is drawn any more once somebody else may have the screen
      await stopDrawing();
      return line;
    },
    close: () => reader?.close(),
  };
}
