import type { AnyAnswer } from '../match/types.ts';
import type { Marking } from '../page/game-page.ts';
import type { Piece } from '../page/piece.ts';

type Options = ReadonlyMap<Piece, readonly AnyAnswer[]>;

/** The answer that a marked piece gives: its only option, if that is of the type that is marked. */
function answerOf({ type }: Marking, options: Options, piece: Piece): AnyAnswer | undefined {
  const [only, second] = options.get(piece) ?? [];
  return second === undefined && only?.type === type ? only : undefined;
}

/** The marks once a piece is pointed at: it is marked, or no longer; `undefined` if it cannot be marked. */
export function markedBy(
  marking: Marking | undefined,
  options: Options,
  marked: readonly Piece[],
  piece: Piece,
): readonly Piece[] | undefined {
  if (marking === undefined || answerOf(marking, options, piece) === undefined) return undefined;
  if (marked.includes(piece)) return marked.filter((each) => each !== piece);
  // One more than may be marked takes the place of the first.
  return [...marked, piece].slice(-marking.most);
}

/** The answers that choose everything marked; `undefined` until there is enough. */
export function markedAnswers(
  marking: Marking,
  options: Options,
  marked: readonly Piece[],
): readonly AnyAnswer[] | undefined {
  const answers = marked.flatMap((piece) => answerOf(marking, options, piece) ?? []);
  if (answers.length < marking.least) return undefined;
  return [...answers, ...marking.finish];
}
