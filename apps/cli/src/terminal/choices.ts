import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import type { Speech } from '../speech.ts';
import type { Board, Scene } from '../table/board.ts';
import { nowOf, sceneOf, type Terminal } from './terminal.ts';

/** An option as it is listed. */
export interface Choice {
  readonly option: Answer<GameTypes>;
  /** What is typed to choose it; 0 for what ends a turn or phase, which has a word of its own. */
  readonly number: number;
  /** How many options differ from this one only in the copy of the card. */
  readonly copies: number;
  /** Whether the board considers it worth its line in a long list. */
  readonly isListed: boolean;
}

/** Every option once, numbered from 1 in the order in which they are listed; what is not listed comes last. */
export function choicesOf(terminal: Terminal, seat: Seat): readonly Choice[] {
  const { board } = terminal;
  const scene = sceneOf(terminal, seat);
  const found = alike(terminal, seat).map((one) => ({
    ...one,
    isListed: board.isListed?.(scene, one.option) ?? true,
    isEnding: isEnding(terminal, seat, one.option),
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
export function choiceAt(terminal: Terminal, seat: Seat, number: number): Choice | undefined {
  return numbered(terminal, seat).find((choice) => choice.number === number);
}

/** The highest number. */
export function mostNumber(terminal: Terminal, seat: Seat): number {
  return numbered(terminal, seat).length;
}

function numbered(terminal: Terminal, seat: Seat): readonly Choice[] {
  return choicesOf(terminal, seat).filter(
    ({ number, isListed }) => number > 0 && (isListed || terminal.isAllShown),
  );
}

/** What ends the turn or phase, if the seat may end it. */
export function findEnding(terminal: Terminal, seat: Seat): Answer<GameTypes> | undefined {
  return nowOf(terminal, seat).options.find((option) => isEnding(terminal, seat, option));
}

function isEnding(terminal: Terminal, seat: Seat, option: Answer<GameTypes>): boolean {
  const { decision } = nowOf(terminal, seat).view;
  return decision !== undefined && terminal.entry.endsTurn?.(decision, option) === true;
}

/** Of several copies of a card in a hand, the first stands for all. */
function alike(terminal: Terminal, seat: Seat): readonly Pick<Choice, 'option' | 'copies'>[] {
  const found = new Map<string, Pick<Choice, 'option' | 'copies'>>();
  for (const option of nowOf(terminal, seat).options) {
    const key = keyOf(terminal.speech, option);
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
export function findChoice(terminal: Terminal, seat: Seat, option: Answer<GameTypes>): Choice | undefined {
  const key = keyOf(terminal.speech, option);
  return choicesOf(terminal, seat).find((choice) => keyOf(terminal.speech, choice.option) === key);
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
