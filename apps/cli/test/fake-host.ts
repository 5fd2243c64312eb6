import type { Io } from '../src/io.ts';
import type { Place } from '../src/place.ts';
import { run } from '../src/run.ts';
import { tempFolder } from './temp-folder.ts';

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
  /** Whether a person sits there; unless told, one does. */
  readonly isTerminal?: boolean;
}

/** Where the tool runs. */
interface Setting extends Size {
  /** The folder of the user's own; unless told, one that is gone after the test. */
  readonly home?: string;
  /** The hour of the day. */
  readonly hour?: number;
}

/** A place of its own for a test, where time stands still. */
export function fakePlace(home = tempFolder(), hour = 12): Place {
  return { program: 'sitrep', home, now: () => new Date(2026, 0, 1, hour) };
}

/** A terminal that keeps what is written and has its questions answered. `----` stands for a cleared screen. */
export function fakeIo(
  typist: Typist = () => undefined,
  { columns = 80, rows, isTerminal = true }: Size = {},
): FakeIo {
  const screen: string[] = [];
  return {
    screen,
    isTerminal,
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
export async function runTool(args: readonly string[], typist?: Typist, setting: Setting = {}): Promise<Ran> {
  const io = fakeIo(typist, setting);
  let [out, err] = ['', ''];
  const code = await run(args, {
    place: fakePlace(setting.home, setting.hour),
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
