import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

/** What a run of the tool left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Answers a question of the client; `undefined` is the end of the input. */
export type Typist = (question: string, screen: () => string) => string | undefined;

export interface FakeIo extends Io {
  readonly screen: string[];
  close(): void;
}

/** How large the terminal is; without rows nobody looks at it. */
export interface Size {
  readonly columns?: number;
  readonly rows?: number;
}

/** A terminal that keeps what is written and has its questions answered. `----` stands for a cleared screen. */
export function fakeIo(typist: Typist = () => undefined, { columns = 80, rows }: Size = {}): FakeIo {
  const screen: string[] = [];
  return {
    screen,
    isTerminal: true,
    columns,
    rows,
    write: (line) => void screen.push(line),
    async readLine(question) {
      const line = typist(question, () => screen.join('\n'));
      screen.push(`${question}${line ?? ''}`);
      return line;
    },
    clear: () => void screen.push('----'),
    showProgress: () => undefined,
    close: () => undefined,
  };
}

/** Types these lines and then nothing more. */
export function lines(...typed: readonly string[]): Typist {
  const left = [...typed];
  return () => left.shift();
}

/** Runs the tool in this process. The screen of a game counts as standard output unless that belongs to JSON. */
export async function runTool(args: readonly string[], typist?: Typist, size?: Size): Promise<Ran> {
  const io = fakeIo(typist, size);
  let [out, err] = ['', ''];
  const code = await run(args, {
    openIo: () => io,
    writeOut(text) {
      out += text;
    },
    writeError(text) {
      err += text;
    },
  });
  const isJson = args.includes('--json');
  return {
    code,
    out: isJson ? out : `${io.screen.join('\n')}\n`,
    err: isJson ? `${err}${io.screen.join('\n')}` : err,
  };
}
