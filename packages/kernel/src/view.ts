import type { Decision, Game, Outcome } from './contract.ts';
import { copyData } from './data.ts';
import type { Reading } from './state.ts';
import { isIn } from './state.ts';
import type { GameTypes, Seat } from './vocabulary.ts';

/** A zone as a seat may know it. */
export interface ZoneView {
  readonly count: number;
  readonly tokens?: readonly number[];
}

/** The open decision as a seat may know it. It does not say whether others have answered. */
export interface DecisionView<T extends GameTypes>
  extends Pick<Decision<T>, 'kind' | 'name' | 'rule' | 'seats' | 'about'> {
  /** The seat's own number for the decision, to answer with; absent if the seat is not asked. */
  readonly number?: number;
  readonly hasAnswered: boolean;
}

/** Everything a seat may know of a match. */
export interface SeatView<T extends GameTypes> {
  readonly seat: Seat;
  readonly game: T['view'];
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly seats: readonly { readonly isPresent: boolean; readonly hasConceded: boolean }[];
  readonly orders: readonly string[];
  readonly decision?: DecisionView<T>;
  readonly outcome?: Outcome;
}

/** Builds a seat's view by whitelist. */
export function viewOf<T extends GameTypes>(game: Game<T>, state: Reading<T>, seat: Seat): SeatView<T> {
  const decision = game.decision(state);
  const outcome = game.outcome(state);
  return {
    seat,
    game: game.view(state, seat),
    zones: viewZones(state, seat),
    seats: state.seats.map(({ isPresent, hasConceded }) => ({ isPresent, hasConceded })),
    orders: [...(state.seats[seat]?.orders ?? [])],
    ...(decision !== undefined && { decision: viewDecision(decision, state, seat) }),
    ...(outcome !== undefined && { outcome }),
  };
}

function viewZones<T extends GameTypes>(state: Reading<T>, seat: Seat): Record<string, ZoneView> {
  const zones: Record<string, ZoneView> = {};
  for (const [name, { known, tokens }] of Object.entries(state.zones)) {
    zones[name] = { count: tokens.length, ...(isIn(known, seat) && { tokens: [...tokens] }) };
  }
  return zones;
}

/** Whether a seat can see where a token lies. */
export function seesToken<T extends GameTypes>(state: Reading<T>, seat: Seat, token: unknown): boolean {
  return Object.values(state.zones).some(
    ({ known, tokens }) => isIn(known, seat) && tokens.some((each) => each === token),
  );
}

function viewDecision<T extends GameTypes>(
  decision: Decision<T>,
  state: Reading<T>,
  seat: Seat,
): DecisionView<T> {
  const { kind, name, rule, seats, about } = decision;
  const own = state.seats[seat];
  return {
    kind,
    name,
    rule,
    seats: [...seats],
    ...(about !== undefined && { about: copyData(about) }),
    ...(own !== undefined && seats.includes(seat) && { number: own.asked }),
    hasAnswered: own?.sealed !== undefined,
  };
}
