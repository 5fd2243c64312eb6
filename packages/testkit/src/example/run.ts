import type { GameTypes, Problem } from '@sitrep/kernel';
import type { ExampleBook } from './adapter.ts';
import { checkExpectation } from './check-expectation.ts';
import { describeStep, doStep } from './do-step.ts';
import type { Example } from './format.ts';
import { judgeOf } from './judge.ts';
import { show } from './match-data.ts';
import { messageOf, parseExample } from './parse.ts';
import { eventsSince, type Onlooker, openExample, type RunningExample } from './running.ts';
import { type TracedStep, Tracer } from './trace.ts';
import { findUnknownWords } from './unknown-words.ts';

export type ExampleResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** An example file: its name stands in for the id when the file cannot be read. */
export interface ExampleFile {
  readonly name: string;
  readonly text: string;
}

/** An example step by step. */
export interface ExampleTrace {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly TracedStep[];
  /** Why it failed; absent if it passed. */
  readonly reason?: string;
}

export interface ExampleReport {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly { readonly id: string; readonly reason: string }[];
  /** If requested: how each readable example ran. */
  readonly traces?: readonly ExampleTrace[];
}

/** Plays an example. The reason names the first step that went wrong, what was expected and what was found. */
export function runExample<T extends GameTypes>(
  example: Example,
  book: ExampleBook<T>,
  onlooker?: Onlooker<T>,
): ExampleResult {
  const reason = findFailure(example, book, onlooker);
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

/** Reads and plays examples of any games. */
export function runExamples(
  files: readonly ExampleFile[],
  books: readonly ExampleBook<GameTypes>[],
  isTraced = false,
): ExampleReport {
  const seen = new Set<string>();
  const runs = files.map((file) => runFile(file, books, seen, isTraced));
  const failures = runs.flatMap(({ id, result }) => (result.ok ? [] : [{ id, reason: result.reason }]));
  const counts = { passed: files.length - failures.length, failed: failures.length, failures };
  return isTraced ? { ...counts, traces: runs.flatMap(({ trace }) => trace ?? []) } : counts;
}

interface Run {
  readonly id: string;
  readonly result: ExampleResult;
  readonly trace?: ExampleTrace;
}

function runFile(
  { name, text }: ExampleFile,
  books: readonly ExampleBook<GameTypes>[],
  seen: Set<string>,
  isTraced: boolean,
): Run {
  const parsed = parseExample(text);
  if (!parsed.ok) return { id: name, result: failed(listProblems(parsed.problems)) };
  const { id, game, title } = parsed.value;
  const book = books.find(({ adapter }) => adapter.game.id === game);
  if (book === undefined) return { id, result: failed(`no examples can be run for the game ${game}`) };
  if (seen.has(`${game} ${id}`))
    return { id, result: failed(`${name} has the same id as an earlier example`) };
  seen.add(`${game} ${id}`);
  if (!isTraced) return { id, result: runExample(parsed.value, book) };
  const tracer = new Tracer();
  const result = runExample(parsed.value, book, tracer);
  const { steps } = tracer;
  return { id, result, trace: { id, title, steps, ...(!result.ok && { reason: result.reason }) } };
}

function failed(reason: string): ExampleResult {
  return { ok: false, reason };
}

function findFailure<T extends GameTypes>(
  example: Example,
  book: ExampleBook<T>,
  onlooker: Onlooker<T> | undefined,
): string | undefined {
  const { adapter } = book;
  if (example.game !== adapter.game.id)
    return `an example of ${example.game} cannot be played as ${adapter.game.id}`;
  let running: RunningExample<T> | undefined;
  const reason = attempt('given', () => {
    const opened = openExample(example, adapter);
    if (opened.ok) running = opened.value;
    return opened.ok ? [] : [listProblems(opened.problems)];
  });
  if (running === undefined) return reason;
  const unknown = findUnknownWords(judgeOf(running.match, book), example);
  return unknown.length > 0 ? unknown.join('; ') : playExample(running, example, onlooker);
}

function playExample<T extends GameTypes>(
  running: RunningExample<T>,
  example: Example,
  onlooker: Onlooker<T> | undefined,
): string | undefined {
  onlooker?.onOpen(running);
  for (const [index, step] of example.do.entries()) {
    const play = () => attempt(`step ${index + 1} (${describeStep(step)})`, () => doStep(running, step));
    const reason = onlooker === undefined ? play() : onlooker.onStep(running, step, play);
    if (reason !== undefined) return reason;
  }
  return attempt('at the end', () => [
    ...checkExpectation(running, example.expect, eventsSince(running, 0)),
    ...running.luck.left(),
  ]);
}

/** Collects what went wrong. If scripted luck does not fit, the match throws a broken invariant. */
function attempt(where: string, work: () => readonly string[]): string | undefined {
  try {
    const reasons = work();
    return reasons.length === 0 ? undefined : `${where}: ${reasons.join('; ')}`;
  } catch (error) {
    return `${where}: ${messageOf(error)}`;
  }
}

function listProblems(problems: readonly Problem[]): string {
  return problems
    .map(
      ({ code, path, args }) =>
        `${path === '' ? 'the whole' : path}: ${code}${args === undefined ? '' : ` ${show(args)}`}`,
    )
    .join('; ');
}
