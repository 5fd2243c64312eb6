import { type Answer, forkMatch, type GameTypes, invariant, type Match, type Seat } from '@sitrep/kernel';

/** The tree below one first command. */
export interface Division<T extends GameTypes> {
  readonly seat: Seat;
  readonly answer: Answer<T>;
  readonly count: number;
}

/**
 * Counts the ways a match can continue for exactly `depth` commands; games that end earlier do not count. A rules change
 * shows as a different count, and `divide` shows under which command.
 *
 * Dice and draws come from the key, so each command leads to one state. Answers given unseen (sealed,
 * windows, forms) count together, so the first seat asked goes first. A form has no list of answers:
 * only its fallback is tried.
 */
export function perft<T extends GameTypes>(match: Match<T>, depth: number): number {
  if (depth === 0) return 1;
  const answers = answersOf(match);
  // Everything offered is accepted, so the last commands need not be carried out.
  if (depth === 1) return answers.length;
  return answers.reduce((sum, given) => sum + perft(after(match, given), depth - 1), 0);
}

/** The same count, split by the first command. */
export function divide<T extends GameTypes>(match: Match<T>, depth: number): readonly Division<T>[] {
  invariant(depth > 0, 'PERFT_DEPTH', 'a tree is divided by its first command, so its depth is at least 1');
  return answersOf(match).map((given) => ({ ...given, count: perft(after(match, given), depth - 1) }));
}

type Given<T extends GameTypes> = Omit<Division<T>, 'count'>;

function answersOf<T extends GameTypes>(match: Match<T>): readonly Given<T>[] {
  const decision = match.decision();
  if (decision === undefined) return [];
  const waiting = decision.seats.filter((seat) => match.state.seats[seat]?.sealed === undefined);
  const seats = decision.kind === 'pick' ? waiting : waiting.slice(0, 1);
  if (decision.kind === 'form')
    return seats.map((seat) => ({ seat, answer: match.game.fallback(match.state, seat) }));
  return seats.flatMap((seat) => match.options(seat).map((answer) => ({ seat, answer })));
}

function after<T extends GameTypes>(match: Match<T>, { seat, answer }: Given<T>): Match<T> {
  const next = forkMatch(match, match.copyState());
  const result = next.submit(seat, next.state.seats[seat]?.asked ?? 0, answer);
  invariant(result.ok, 'PERFT_REFUSED', 'a command was offered and then refused');
  return next;
}
