import { makeKey, makeUniform } from '@sitrep/kernel';
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
  /** Whether a person sits there; by default, one does. */
  readonly isTerminal?: boolean;
}

/** Where the tool runs. */
interface Setting extends Size {
  /** The user's own folder; by default, one that is removed after the test. */
  readonly home?: string;
  /** The hour of the day. */
  readonly hour?: number;
}

/** A folder of the user's own in which nothing can be kept: whole games are played faster so. */
export const NO_HOME = { home: '/dev/null/none' };

/** A place of its own for a test, where time stands still. */
export function fakePlace(home = tempFolder(), hour = 12): Place {
  return { program: 'sitrep', home, now: () => new Date(2026, 0, 1, hour) };
}

/** No game of these tests takes more answers; a typist who goes in circles should fail, not hang. */
const MOST_QUESTIONS = 2_500;

/** A terminal that keeps what is written and has its questions answered. `----` stands for a cleared screen. */
export function fakeIo(
  typist: Typist = () => undefined,
  { columns = 80, rows, isTerminal = true }: Size = {},
): FakeIo {
  const screen: string[] = [];
  let asked = 0;
  return {
    screen,
    isTerminal,
    columns,
    rows,
    write: (line) => void screen.push(line),
    async readLine(question) {
      asked += 1;
      if (asked > MOST_QUESTIONS) throw new Error(`asked ever again: ${screen.slice(-40).join('\n')}`);
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

/** What chooses the options under the last question: their numbers, and the word that ends a turn. */
export function optionsOn(screen: string): readonly string[] {
  const last = screen.slice(screen.lastIndexOf('\n> '));
  return [...last.matchAll(/(?:^|\n| ) {0,2}(\d{1,4}|end) {2}\S/g)].map(([, word = '']) => word);
}

/** Takes any option that is on the screen, the recommended team first. */
export function anyOption(seed: string): Typist {
  const random = makeUniform(makeKey(seed), 'typist');
  const insist = insistent();
  let asked = 0;
  return (question, screen) => {
    asked += 1;
    if (question !== '> ') return '';
    const words = asked === 1 ? [] : optionsOn(screen());
    return insist(words[random.below(Math.max(1, words.length))]);
  };
}

/** Types a choice; without a list there was a warning, and the same is typed again; if that does not help, anything. */
export function insistent(): (choice: string | undefined) => string {
  const ways = ['1', 'end'];
  let [typed, tries] = ['1', 0];
  return (choice) => {
    tries = choice === undefined ? tries + 1 : 0;
    typed = choice ?? (tries === 1 ? typed : (ways[tries % ways.length] ?? ''));
    return typed;
  };
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
