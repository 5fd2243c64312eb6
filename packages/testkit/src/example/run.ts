import type { GameTypes, Problem } from '@sitrep/kernel';
import type { ExampleBook } from './adapter.ts';
import { checkExpectation } from './check-expectation.ts';
import { doStep } from './do-step.ts';
import type { Example, ExampleStep } from './format.ts';
import { judgeOf } from './judge.ts';
import { show } from './match-data.ts';
import { messageOf, parseExample } from './parse.ts';
import { eventsSince, openScene, type Scene } from './scene.ts';
import { findUnknownWords } from './unknown-words.ts';

export type ExampleResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** An example file: its name stands in for the id when the file cannot be read. */
export interface ExampleFile {
  readonly name: string;
  readonly text: string;
}

export interface ExampleReport {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly { readonly id: string; readonly reason: string }[];
}

/** Plays an example. The reason names the first step that went wrong, what was expected and what was found. */
export function runExample<T extends GameTypes>(example: Example, book: ExampleBook<T>): ExampleResult {
  const reason = findFailure(example, book);
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

/** Reads and plays examples of any games. */
export function runExamples(
  files: readonly ExampleFile[],
  books: readonly ExampleBook<GameTypes>[],
): ExampleReport {
  const seen = new Set<string>();
  const failures = files.flatMap((file) => {
    const { id, result } = runFile(file, books, seen);
    return result.ok ? [] : [{ id, reason: result.reason }];
  });
  return { passed: files.length - failures.length, failed: failures.length, failures };
}

function runFile(
  { name, text }: ExampleFile,
  books: readonly ExampleBook<GameTypes>[],
  seen: Set<string>,
): { readonly id: string; readonly result: ExampleResult } {
  const parsed = parseExample(text);
  if (!parsed.ok) return { id: name, result: failed(listProblems(parsed.problems)) };
  const { id, game } = parsed.value;
  const book = books.find(({ adapter }) => adapter.game.id === game);
  if (book === undefined) return { id, result: failed(`no examples can be run for the game ${game}`) };
  if (seen.has(`${game} ${id}`))
    return { id, result: failed(`${name} has the same id as an earlier example`) };
  seen.add(`${game} ${id}`);
  return { id, result: runExample(parsed.value, book) };
}

function failed(reason: string): ExampleResult {
  return { ok: false, reason };
}

function findFailure<T extends GameTypes>(example: Example, book: ExampleBook<T>): string | undefined {
  const { adapter } = book;
  if (example.game !== adapter.game.id)
    return `an example of ${example.game} cannot be played as ${adapter.game.id}`;
  let scene: Scene<T> | undefined;
  const reason = attempt('given', () => {
    const opened = openScene(example, adapter);
    if (opened.ok) scene = opened.value;
    return opened.ok ? [] : [listProblems(opened.problems)];
  });
  if (scene === undefined) return reason;
  const unknown = findUnknownWords(judgeOf(scene.match, book), example);
  return unknown.length > 0 ? unknown.join('; ') : playScene(scene, example);
}

function playScene<T extends GameTypes>(scene: Scene<T>, example: Example): string | undefined {
  for (const [index, step] of example.do.entries()) {
    const reason = attempt(`step ${index + 1} (${describe(step)})`, () => doStep(scene, step));
    if (reason !== undefined) return reason;
  }
  return attempt('at the end', () => [
    ...checkExpectation(scene, example.expect, eventsSince(scene, 0)),
    ...scene.luck.left(),
  ]);
}

/** Gathers what went wrong. Scripted luck that does not fit is thrown by the match as a broken invariant. */
function attempt(where: string, work: () => readonly string[]): string | undefined {
  try {
    const reasons = work();
    return reasons.length === 0 ? undefined : `${where}: ${reasons.join('; ')}`;
  } catch (error) {
    return `${where}: ${messageOf(error)}`;
  }
}

function describe({ note, seat, option, command, timeOut, undo }: ExampleStep): string {
  const who = `${note === undefined ? '' : `${note}, `}${seat === undefined ? '' : `seat ${seat}, `}`;
  if (option !== undefined) return `${who}option ${show(option)}`;
  if (command !== undefined) return `${who}command ${show(command)}`;
  return `${who}${timeOut ? 'time-out' : undo ? 'undo' : 'concede'}`;
}

function listProblems(problems: readonly Problem[]): string {
  return problems
    .map(
      ({ code, path, args }) =>
        `${path === '' ? 'the whole' : path}: ${code}${args === undefined ? '' : ` ${show(args)}`}`,
    )
    .join('; ');
}
