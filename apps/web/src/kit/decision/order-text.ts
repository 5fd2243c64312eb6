import { type Speech, underHeading } from '@sitrep/speech';
import type { AnyAnswer, AnyBlocked } from '../match/types.ts';
import type { GamePage } from '../page/game-page.ts';

/** Commands of any game, options and blocked ones alike. */
type AnyCommand = AnyAnswer | AnyBlocked['command'];

/** What it takes to word orders: the speech of the match, and how its game groups orders. */
export interface Telling {
  readonly speech: Speech;
  readonly page: Pick<GamePage, 'headingOf'>;
  /** What is asked: some answers mean something of their own there. */
  readonly now?: { readonly view: { readonly decision?: { readonly name: string } | undefined } };
}

/** Orders under one heading: those of one piece, or those that belong to no piece. */
export interface OrderGroup<O> {
  readonly heading: string;
  readonly orders: readonly O[];
}

/** Whose order it is, if its text begins with the name. */
function headingOf({ speech, page }: Telling, command: AnyCommand): string {
  const name = page.headingOf?.(speech, command) ?? '';
  const words = speech.option(command);
  return name === '' || underHeading(name, words) === words ? '' : name;
}

/** The text of an order as shown below its heading. */
export function orderWords(telling: Telling, command: AnyCommand): string {
  const words = telling.speech.option(command, telling.now?.view.decision);
  return underHeading(headingOf(telling, command), words);
}

export function groupOrders<O>(
  telling: Telling,
  orders: readonly O[],
  commandOf: (order: O) => AnyCommand,
): readonly OrderGroup<O>[] {
  const groups = new Map<string, O[]>();
  for (const order of orders) {
    const heading = headingOf(telling, commandOf(order));
    groups.set(heading, [...(groups.get(heading) ?? []), order]);
  }
  return [...groups].map(([heading, members]) => ({ heading, orders: members }));
}

/** Whether every word typed begins a word of the order; case and accents do not matter. */
export function fitsFilter(words: string, typed: string): boolean {
  const plain = ` ${plainText(words)}`;
  return plainText(typed)
    .split(' ')
    .every((part) => plain.includes(` ${part}`));
}

function plainText(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
