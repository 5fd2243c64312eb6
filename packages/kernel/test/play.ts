import {
  type Answer,
  createMatch,
  type Game,
  type GameTypes,
  InvariantError,
  type Luck,
  type Match,
  makeKey,
  perform,
  type Refusal,
  type Result,
  type Seat,
} from '../src/index.ts';
import { waiting } from '../src/settle.ts';
import { parlour } from './parlour/parlour.ts';
import type { Config, ParlourTypes } from './parlour/types.ts';

export const KEY = makeKey('parlour');

export type Parlour = Match<ParlourTypes>;

interface ParlourOptions extends Partial<Config> {
  readonly game?: Game<ParlourTypes>;
  readonly cards?: number;
  readonly luck?: Luck;
}

/** A parlour for three, unless the options say otherwise. */
export function openParlour({ game = parlour, cards = 10, luck, ...config }: ParlourOptions = {}): Parlour {
  const setup = { config: { seats: 3, ...config }, content: { cards }, key: KEY };
  const created = createMatch(game, setup, luck === undefined ? {} : { luck });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.value;
}

/** The number under which a seat knows the open decision; -1 when it is not asked. */
export function numberOf<T extends GameTypes>(match: Match<T>, seat: Seat): number {
  return match.view(seat).decision?.number ?? -1;
}

/** Answers the decision that the seat sees. */
export function answer<T extends GameTypes>(match: Match<T>, seat: Seat, given: Answer<T>): Result<T> {
  return match.submit(seat, numberOf(match, seat), given);
}

/** Takes back the seat's last answer. */
export function undo<T extends GameTypes>(match: Match<T>, seat: Seat): Result<T> {
  return perform(match, { by: seat, act: { type: 'undo' } });
}

/** Lets the open decision time out. */
export function timeOut<T extends GameTypes>(match: Match<T>): Result<T> {
  return match.timeOut(match.serial);
}

/** Answers one decision after the other; every answer must be accepted. */
export function play<T extends GameTypes>(match: Match<T>, seat: Seat, ...given: Answer<T>[]): void {
  for (const each of given) accepted(answer(match, seat, each));
}

export function accepted<T extends GameTypes>(result: Result<T>): void {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** The refusal of a request that must have been refused. */
export function refusalOf<T extends GameTypes>(result: Result<T>): Refusal<T> {
  if (result.ok) throw new Error('accepted');
  return result.refusal;
}

/** The code of the broken invariant that the work must run into. */
export function brokenBy(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof InvariantError) return error.code;
    throw error;
  }
  throw new Error('nothing broke');
}

/** The seats that have still to answer the open decision. */
export function getWaiting<T extends GameTypes>(match: Match<T>): readonly Seat[] {
  const decision = match.decision();
  return decision === undefined ? [] : waiting(match.state, decision);
}

/** The types of the events of the last entry, except for those that count answers. */
export function lastTypes<T extends GameTypes>(match: Match<T>): readonly string[] {
  const types = match.log.at(-1)?.events.map(({ type }) => type) ?? [];
  return types.filter((type) => type !== 'answered');
}

/** A match in which all or these are asked for their vote. */
export function voting(seats: readonly Seat[] = [0, 1, 2]): Parlour {
  return calling({ type: 'callVote', seats });
}

/** A match in which all are asked for their plan. */
export function planning(): Parlour {
  return calling({ type: 'callPlan', seats: [0, 1, 2] });
}

/** A match that has ended. */
export function over(): Parlour {
  return calling({ type: 'end' });
}

function calling(command: Answer<ParlourTypes>): Parlour {
  const match = openParlour();
  play(match, 0, command);
  return match;
}
