import { type Answer, canonical, type GameTypes, perform, type Result, type Seat } from '@sitrep/kernel';
import { blockedOf, checkExpectation } from './check-expectation.ts';
import type { ExampleStep, Matcher } from './format.ts';
import { findMismatch, isMatch, show, showAll, showMismatch } from './match-data.ts';
import { eventsSince, findOnlySeat, type RunningExample } from './running.ts';

/** Does one step and says everything that is not as expected. */
export function doStep<T extends GameTypes>(
  running: RunningExample<T>,
  step: ExampleStep,
): readonly string[] {
  const { hash, log } = running.match;
  const entry = log.length;
  const result = request(running, step);
  if (typeof result === 'string') return [result];
  const refusal = checkResult(running, step, result);
  if (refusal !== undefined) return [refusal];
  if (!result.ok && running.match.hash !== hash)
    return ['the request was refused, but the state has changed'];
  return checkExpectation(running, step.expect ?? {}, eventsSince(running, entry));
}

/** Makes the step's request to the match, or says why it cannot. */
function request<T extends GameTypes>(running: RunningExample<T>, step: ExampleStep): Result<T> | string {
  const { match } = running;
  if (step.timeOut) return match.timeOut(match.serial);
  const seat = step.seat ?? findOnlySeat(running);
  if (seat === undefined) return 'say which seat does this: there is not exactly one that is asked';
  if (step.undo) return perform(match, { by: seat, act: { type: 'undo' } });
  if (step.concede) return match.concede(seat);
  const answer =
    step.option === undefined
      ? commandOf(running, seat, step.command ?? {})
      : optionOf(running, seat, step.option);
  return typeof answer === 'string'
    ? answer
    : match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer.answer);
}

function checkResult<T extends GameTypes>(
  { names }: RunningExample<T>,
  { expect }: ExampleStep,
  result: Result<T>,
): string | undefined {
  const expected = expect?.refusal;
  if (result.ok)
    return expected === undefined ? undefined : `expected the refusal ${show(expected)}, but it was accepted`;
  const found = names.name(result.refusal);
  if (expected === undefined) return `refused: ${show(found)}`;
  const mismatch = findMismatch(expected, found, ['refusal']);
  return mismatch && showMismatch(mismatch);
}

interface Found<T extends GameTypes> {
  readonly answer: Answer<T>;
}

/** The one option that matches. Options with the same text count as one. */
function optionOf<T extends GameTypes>(
  running: RunningExample<T>,
  seat: Seat,
  matcher: Matcher,
): Found<T> | string {
  const options = running.match
    .options(seat)
    .map((answer) => ({ answer, named: running.names.name(answer) }));
  const [first, ...others] = options.filter(({ named }) => isMatch(matcher, named));
  if (first === undefined)
    return `no option matches${whyNot(running, seat, matcher)}; offered: ${showAll(options.map(({ named }) => named))}`;
  const different = others.filter(({ named }) => canonical(named) !== canonical(first.named));
  if (different.length === 0) return first;
  return `several options match: ${showAll([first, ...different].map(({ named }) => named))}`;
}

function whyNot<T extends GameTypes>(running: RunningExample<T>, seat: Seat, matcher: Matcher): string {
  const blocked = blockedOf(running, seat).filter((option) => isMatch({ command: matcher }, option));
  return blocked.length === 0 ? '' : `, blocked: ${showAll(blocked)}`;
}

/** A complete command with tokens for names: those of an option or blocked command with the same text, or any. */
function commandOf<T extends GameTypes>(
  running: RunningExample<T>,
  seat: Seat,
  command: Matcher,
): Found<T> | string {
  const { match, names } = running;
  const listed = [...match.options(seat), ...match.blocked(seat).map((blocked) => blocked.command)];
  const same = listed.find((answer) => canonical(names.name(answer)) === canonical(command));
  if (same !== undefined) return { answer: same };
  const missing: string[] = [];
  // A match checks whatever it is sent, so it is the one to say that this is not an answer.
  const answer = names.unname(command, match, missing) as Answer<T>;
  return missing.length === 0 ? { answer } : `nothing on the table is called ${missing.join(' or ')}`;
}

/** What a step does, in one line. */
export function describeStep({ note, seat, option, command, timeOut, undo }: ExampleStep): string {
  const who = `${note === undefined ? '' : `${note}, `}${seat === undefined ? '' : `seat ${seat}, `}`;
  if (option !== undefined) return `${who}option ${show(option)}`;
  if (command !== undefined) return `${who}command ${show(command)}`;
  return `${who}${timeOut ? 'time-out' : undo ? 'undo' : 'concede'}`;
}
