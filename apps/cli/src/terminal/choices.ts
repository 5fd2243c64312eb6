import type { Answer, Blocked, GameTypes, Seat } from '@sitrep/kernel';
import type { Speech } from '../speech.ts';
import type { Board, Scene } from '../table/board.ts';
import { nowOf, sceneOf, type Terminal } from './terminal.ts';

/** An option as it is listed. */
export interface Choice {
  readonly option: Answer<GameTypes>;
  /** How many options differ from this one only in the copy of the card. */
  readonly copies: number;
  /** Whether the board considers it worth its line in a long list. */
  readonly isListed: boolean;
  /** Whether it ends a turn or phase, which has a word of its own instead of a number. */
  readonly isEnding: boolean;
}

/** Every option once, in the order in which they are listed; what is not listed comes last, and then what ends something. */
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
  return [
    ...inOrder.filter((one) => one.isListed),
    ...inOrder.filter((one) => !one.isListed),
    ...found.filter((one) => one.isEnding),
  ];
}

/** What ends the turn or phase, if the seat may end it. */
export function findEnding(terminal: Terminal, seat: Seat): Answer<GameTypes> | undefined {
  return nowOf(terminal, seat).options.find((option) => isEnding(terminal, seat, option));
}

/** Why the seat may not end it, if the game says so. */
export function whyNoEnding(terminal: Terminal, seat: Seat): Blocked<GameTypes> | undefined {
  return nowOf(terminal, seat).blocked.find(({ command }) => isEnding(terminal, seat, command));
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
export function keyOf(speech: Speech, option: Answer<GameTypes>): string {
  return JSON.stringify('card' in option ? { ...option, card: speech.option(option) } : option);
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
