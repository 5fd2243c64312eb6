import type { Recorder } from './context.ts';
import type { Answer, Answered, Decision, Game, GameTypes, Reading, Seat } from './contract.ts';
import { sameData } from './canonical.ts';
import { PASS } from './flow.ts';
import { InvariantError, invariant } from './invariant.ts';
import { topFrame } from './state.ts';

/** A bound on answers given without asking, per entry. */
const AUTOMATIC_LIMIT = 1_000;

/** Takes one answer: at once, or sealed until everybody has answered. */
export function accept<T extends GameTypes>(game: Game<T>, recorder: Recorder<T>, decision: Decision<T>, given: Answered<T>): void {
  const { kind } = decision;
  if (kind === 'pick') return game.decide(recorder, [given]);
  if (kind === 'window' && given.answer.type !== PASS.type) {
    unseal(recorder);
    return game.decide(recorder, [given]);
  }
  recorder.record({ type: 'sealed', ...given });
  if (waiting(recorder.state, decision).length > 0) return;
  const answers = sealedAnswers(recorder.state, decision);
  unseal(recorder);
  game.decide(recorder, answers);
}

/** Answers whatever needs no person (empty windows, conceded seats, standing orders) and announces what is open then. */
export function settle<T extends GameTypes>(game: Game<T>, recorder: Recorder<T>): void {
  for (let count = 0; game.outcome(recorder.state) === undefined; count += 1) {
    invariant(count < AUTOMATIC_LIMIT, 'AUTOMATIC_LIMIT', `more than ${AUTOMATIC_LIMIT} answers given without asking`);
    const decision = getDecision(game, recorder.state);
    const given = findAutomatic(game, recorder.state, decision);
    if (given === undefined) return announce(recorder, decision);
    accept(game, recorder, decision, given);
  }
}

/** The seats that have still to answer. */
export function waiting<T extends GameTypes>(state: Reading<T>, decision: Decision<T>): readonly Seat[] {
  return decision.seats.filter((seat) => state.seats[seat]?.sealed === undefined);
}

/** The open decision of a match that is not over. */
export function getDecision<T extends GameTypes>(game: Game<T>, state: Reading<T>): Decision<T> {
  const decision = game.decision(state);
  if (decision === undefined) throw new InvariantError('DEAD_END', 'the game is not over but nothing is asked');
  invariant(decision.seats.length > 0, 'NOBODY_ASKED', `${decision.name} is put to no seat`);
  return decision;
}

function announce<T extends GameTypes>(recorder: Recorder<T>, decision: Decision<T>): void {
  const visit = topFrame(recorder.state)?.id;
  const seats = decision.seats.filter((seat) => recorder.state.seats[seat]?.visit !== visit);
  if (seats.length > 0) recorder.record({ type: 'asked', seats });
}

function findAutomatic<T extends GameTypes>(game: Game<T>, state: Reading<T>, decision: Decision<T>): Answered<T> | undefined {
  const seats = waiting(state, decision);
  const isEmpty = isSkippable(game, state, decision, seats);
  const mayConcede = decision.kind !== 'pick' || seats.every((seat) => state.seats[seat]?.hasConceded);
  for (const seat of seats) {
    if (isEmpty) return { seat, answer: PASS };
    if (mayConcede && state.seats[seat]?.hasConceded) return { seat, answer: game.fallback(state, seat) };
    const answer = findOrder(game, state, decision, seat);
    if (answer !== undefined) return { seat, answer };
  }
  return undefined;
}

function isSkippable<T extends GameTypes>(game: Game<T>, state: Reading<T>, decision: Decision<T>, seats: readonly Seat[]): boolean {
  if (decision.kind !== 'window' || !(decision.isOpen || state.seats.length === 1)) return false;
  return seats.every((seat) => game.options(state, seat).length === 1);
}

function findOrder<T extends GameTypes>(game: Game<T>, state: Reading<T>, decision: Decision<T>, seat: Seat): Answer<T> | undefined {
  const order = state.seats[seat]?.orders[decision.name];
  return order === undefined ? undefined : game.options(state, seat).find((option) => sameData(option, order));
}

function sealedAnswers<T extends GameTypes>(state: Reading<T>, decision: Decision<T>): readonly Answered<T>[] {
  return decision.seats.flatMap((seat) => {
    const answer = state.seats[seat]?.sealed;
    return answer === undefined ? [] : [{ seat, answer: answer as Answer<T> }];
  });
}

function unseal<T extends GameTypes>(recorder: Recorder<T>): void {
  const seats = recorder.state.seats.flatMap((state, seat) => (state.sealed === undefined ? [] : [seat]));
  if (seats.length > 0) recorder.record({ type: 'unsealed', seats });
}
