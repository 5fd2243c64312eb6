import type { Recorder } from './context.ts';
import type { Answered, Decision, Game } from './contract.ts';
import { PASS } from './flow.ts';
import { InvariantError } from './invariant.ts';
import type { Reading } from './state.ts';
import { lastFrame } from './state.ts';
import type { Answer, GameTypes, Seat } from './vocabulary.ts';

/** A limit on automatic answers per entry. */
const AUTOMATIC_LIMIT = 1_000;

/** Accepts one answer: immediately, or sealed until everybody has answered, when `settle` uses them all. */
export function accept<T extends GameTypes>(
  game: Game<T>,
  recorder: Recorder<T>,
  decision: Decision<T>,
  given: Answered<T>,
): void {
  recorder.record({ type: 'answered', seat: given.seat, cause: recorder.cause });
  if (isSealed(decision, given)) seal(recorder, given.seat, given.answer);
  else if (decision.kind === 'pick') game.decide(recorder, [given]);
  else takeUp(game, recorder, decision, [given]);
}

function seal<T extends GameTypes>(recorder: Recorder<T>, seat: Seat, answer: Answer<T>): void {
  recorder.record({ type: 'sealed', seat, answer, cause: recorder.cause });
}

/** Whether an answer waits for the others' answers. */
function isSealed<T extends GameTypes>({ kind }: Decision<T>, { answer }: Answered<T>): boolean {
  return kind !== 'pick' && !(kind === 'window' && answer.type !== PASS.type);
}

/** Answers what needs no person (empty windows, conceded seats, standing orders); announces and returns what is open. */
export function settle<T extends GameTypes>(game: Game<T>, recorder: Recorder<T>): Decision<T> | undefined {
  const served = recorder.state.seats.some(hasOrders)
    ? recorder.state.seats.map(({ asked }) => asked)
    : undefined;
  let open: Decision<T> | undefined;
  for (let count = 0; game.outcome(recorder.state) === undefined; count += 1) {
    if (count >= AUTOMATIC_LIMIT)
      throw new InvariantError(
        'AUTOMATIC_LIMIT',
        `more than ${AUTOMATIC_LIMIT} answers given without asking`,
      );
    const decision = open ?? getDecision(game, recorder.state);
    const seats = waiting(recorder.state, decision);
    if (isSkippable(game, recorder.state, decision, seats)) {
      skip(game, recorder, decision, seats);
      open = undefined;
      continue;
    }
    const given = findAutomatic(game, recorder.state, decision, seats);
    // A sealed answer does not change what is asked, which is common knowledge.
    open = given !== undefined && isSealed(decision, given) ? decision : undefined;
    if (given !== undefined) accept(game, recorder, decision, given);
    else if (seats.length === 0) takeUp(game, recorder, decision, sealedAnswers(recorder.state, decision));
    else {
      announce(recorder, decision);
      const ordered = served && findOrdered(recorder.state, decision, served);
      if (ordered === undefined) return decision;
      accept(game, recorder, decision, ordered);
    }
  }
  return undefined;
}

/** Asks again the question that an undo restored. It goes to the person, whatever was ordered meanwhile. */
export function reopen<T extends GameTypes>(game: Game<T>, recorder: Recorder<T>): Decision<T> {
  const decision = getDecision(game, recorder.state);
  announce(recorder, decision);
  return decision;
}

/** What these seats answer when they time out: each its fallback; in a pick, that of the first who can act at all. */
export function fallbacks<T extends GameTypes>(
  game: Game<T>,
  state: Reading<T>,
  decision: Decision<T>,
  seats: readonly Seat[],
): readonly Answered<T>[] {
  const answer = (seat: Seat) => ({ seat, answer: game.fallback(state, seat) });
  if (decision.kind !== 'pick') return seats.map(answer);
  const able = seats.filter((seat) => game.options(state, seat).length > 0);
  return [...able, ...seats].slice(0, 1).map(answer);
}

/** The seats that have yet to answer. */
export function waiting<T extends GameTypes>(state: Reading<T>, decision: Decision<T>): readonly Seat[] {
  if (decision.kind === 'pick' || !state.seats.some(hasAnswered)) return decision.seats;
  return decision.seats.filter((seat) => state.seats[seat]?.sealed === undefined);
}

function hasAnswered({ sealed }: { readonly sealed: unknown }): boolean {
  return sealed !== undefined;
}

function hasOrders({ orders }: { readonly orders: readonly string[] }): boolean {
  return orders.length > 0;
}

/** The open decision of a match that is not over. */
function getDecision<T extends GameTypes>(game: Game<T>, state: Reading<T>): Decision<T> {
  const decision = game.decision(state);
  if (decision === undefined)
    throw new InvariantError('DEAD_END', 'the game is not over but nothing is asked');
  if (decision.seats.length === 0)
    throw new InvariantError('NOBODY_ASKED', `${decision.name} is put to no seat`);
  return decision;
}

function announce<T extends GameTypes>(recorder: Recorder<T>, decision: Decision<T>): void {
  const seats = unasked(recorder.state, decision.seats);
  if (seats.length > 0) recorder.record({ type: 'asked', seats, cause: recorder.cause });
}

/** The seats that have not been asked the open question yet: usually it is new to all of them. */
function unasked<T extends GameTypes>(state: Reading<T>, seats: readonly Seat[]): readonly Seat[] {
  for (const one of seats)
    if (hasBeenAsked(state, one)) return seats.filter((seat) => !hasBeenAsked(state, seat));
  return seats;
}

/** Whether the seat has already been asked the open question. */
function hasBeenAsked<T extends GameTypes>(state: Reading<T>, seat: Seat): boolean {
  return state.seats[seat]?.visit === lastFrame(state)?.id;
}

function hasLeft({ hasConceded }: { readonly hasConceded: boolean }): boolean {
  return hasConceded;
}

function findAutomatic<T extends GameTypes>(
  game: Game<T>,
  state: Reading<T>,
  decision: Decision<T>,
  seats: readonly Seat[],
): Answered<T> | undefined {
  if (!state.seats.some(hasLeft)) return undefined;
  const gone = seats.filter((seat) => state.seats[seat]?.hasConceded);
  if (gone.length === 0) return undefined;
  if (decision.kind === 'pick' && gone.length < seats.length) return undefined;
  return fallbacks(game, state, decision, gone)[0];
}

/** Whether it may be known that all pending seats can only pass. */
function isSkippable<T extends GameTypes>(
  game: Game<T>,
  state: Reading<T>,
  decision: Decision<T>,
  seats: readonly Seat[],
): boolean {
  if (decision.kind !== 'window' || seats.length === 0) return false;
  if (!decision.isOpen && state.seats.length > 1) return false;
  for (const seat of seats) if (game.options(state, seat).length !== 1) return false;
  return true;
}

/** Passes for all pending seats: nobody's pass changes what the others could do. */
function skip<T extends GameTypes>(
  game: Game<T>,
  recorder: Recorder<T>,
  decision: Decision<T>,
  seats: readonly Seat[],
): void {
  for (const seat of seats) seal(recorder, seat, PASS);
  takeUp(game, recorder, decision, sealedAnswers(recorder.state, decision));
}

/**
 * Orders pass windows when they open, each once. To the others it looks as if it had been done by hand. If orders passed
 * windows that are already open, they would do so when somebody else acts, which would reveal that to their owner.
 * Orders can only pass: one that acted could restart, at every time-out, what a fallback cancels.
 * `served` holds the numbers of the questions that each seat's orders have seen; it is updated here.
 */
function findOrdered<T extends GameTypes>(
  state: Reading<T>,
  decision: Decision<T>,
  served: number[],
): Answered<T> | undefined {
  for (const seat of decision.seats) {
    const own = state.seats[seat];
    if (own === undefined || own.asked === served[seat] || own.sealed !== undefined) continue;
    served[seat] = own.asked;
    if (decision.kind === 'window' && own.orders.includes(decision.name)) return { seat, answer: PASS };
  }
  return undefined;
}

function sealedAnswers<T extends GameTypes>(
  state: Reading<T>,
  decision: Decision<T>,
): readonly Answered<T>[] {
  const answers: Answered<T>[] = [];
  for (let seat = 0; seat < state.seats.length; seat += 1) {
    const sealed = state.seats[seat]?.sealed;
    if (sealed !== undefined && decision.seats.includes(seat))
      answers.push({ seat, answer: sealed as Answer<T> });
  }
  return answers;
}

/** The event names all who were asked, whether they had answered or not: what follows must not reveal which. */
function takeUp<T extends GameTypes>(
  game: Game<T>,
  recorder: Recorder<T>,
  decision: Decision<T>,
  answers: readonly Answered<T>[],
): void {
  recorder.record({ type: 'unsealed', seats: decision.seats, cause: recorder.cause });
  game.decide(recorder, answers);
}
