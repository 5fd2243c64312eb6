import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import type { Speech } from '../speech.ts';
import type { Board, Scene } from '../table/board.ts';
import { type Session, sceneOf } from './session.ts';

/** An option as it is listed. */
export interface Choice {
  readonly option: Answer<GameTypes>;
  /** What is typed to choose it; 0 for what ends a turn or phase, which has a word of its own. */
  readonly number: number;
  /** How many options differ from this one in nothing but the copy of the card. */
  readonly copies: number;
  /** Whether the board finds it worth its line in a long list. */
  readonly isListed: boolean;
}

/** Every option once, numbered from 1 in the order in which they are listed; what is not listed comes last. */
export function choicesOf(session: Session, seat: Seat): readonly Choice[] {
  const { board } = session;
  const scene = sceneOf(session, seat);
  const found = alike(session, seat).map((one) => ({
    ...one,
    isListed: board.isListed?.(scene, one.option) ?? true,
    isEnding: isEnding(session, one.option),
  }));
  const inOrder = grouped(
    board,
    scene,
    found.filter(({ isEnding: isLast }) => !isLast),
  ).flatMap(({ members }) => members);
  const listed = inOrder.filter((one) => one.isListed);
  const folded = inOrder.filter((one) => !one.isListed);
  const ending = found.filter((one) => one.isEnding);
  return [
    ...[...listed, ...folded].map((one, index) => ({ ...one, number: index + 1 })),
    ...ending.map((one) => ({ ...one, isListed: true, number: 0 })),
  ];
}

/** The option of a typed number; those that are left out of a long list count only when they have been shown. */
export function choiceAt(session: Session, seat: Seat, number: number): Choice | undefined {
  return numbered(session, seat).find((choice) => choice.number === number);
}

/** How far numbers go. */
export function mostNumber(session: Session, seat: Seat): number {
  return numbered(session, seat).length;
}

function numbered(session: Session, seat: Seat): readonly Choice[] {
  return choicesOf(session, seat).filter(
    ({ number, isListed }) => number > 0 && (isListed || session.isAllShown),
  );
}

/** What ends the turn or phase, where the seat may end one. */
export function findEnding(session: Session, seat: Seat): Answer<GameTypes> | undefined {
  return session.match.options(seat).find((option) => isEnding(session, option));
}

function isEnding({ entry, match }: Session, option: Answer<GameTypes>): boolean {
  const decision = match.decision();
  return decision !== undefined && entry.endsTurn?.(decision, option) === true;
}

/** Of several copies of a card in a hand, the first stands for all. */
function alike({ match, speech }: Session, seat: Seat): readonly Pick<Choice, 'option' | 'copies'>[] {
  const found = new Map<string, Pick<Choice, 'option' | 'copies'>>();
  for (const option of match.options(seat)) {
    const key = keyOf(speech, option);
    const first = found.get(key);
    found.set(key, { option: first?.option ?? option, copies: (first?.copies ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The same for copies of a card. */
function keyOf(speech: Speech, option: Answer<GameTypes>): string {
  return JSON.stringify('card' in option ? { ...option, card: speech.option(option) } : option);
}

/** The choice that stands for an option. */
export function findChoice(session: Session, seat: Seat, option: Answer<GameTypes>): Choice | undefined {
  const key = keyOf(session.speech, option);
  return choicesOf(session, seat).find((choice) => keyOf(session.speech, choice.option) === key);
}

interface Group<I> {
  readonly heading: string;
  readonly members: readonly I[];
}

/** Lists things under the board's headings, in the order in which the headings first appear. */
export function grouped<I extends { readonly option: Answer<GameTypes> }>(
  board: Board,
  scene: Scene,
  items: readonly I[],
): readonly Group<I>[] {
  const groups = new Map<string, I[]>();
  for (const item of items) {
    const heading = board.group?.(scene, item.option) ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  return [...groups].map(([heading, members]) => ({ heading, members }));
}
