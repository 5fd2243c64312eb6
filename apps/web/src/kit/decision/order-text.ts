import { type Speech, underHeading } from '@sitrep/speech';
import type { AnyAnswer, AnyBlocked } from '../match/types.ts';

/** Commands of any game, options and blocked ones alike. */
type AnyCommand = AnyAnswer | AnyBlocked['command'];

/** Orders under one heading: those of one Soldier, or those of nobody in particular. */
export interface OrderGroup<O> {
  readonly heading: string;
  readonly orders: readonly O[];
}

/** Whose order it is: the Soldier whose name its words begin with. */
function headingOf(speech: Speech, command: AnyCommand): string {
  if (!('soldier' in command)) return '';
  const name = speech.noun('soldier', Number(command.soldier));
  const words = speech.option(command);
  return underHeading(name, words) === words ? '' : name;
}

/** The words of an order as they stand below its heading. */
export function orderWords(speech: Speech, command: AnyCommand): string {
  return underHeading(headingOf(speech, command), speech.option(command));
}

export function groupOrders<O>(
  speech: Speech,
  orders: readonly O[],
  commandOf: (order: O) => AnyCommand,
): readonly OrderGroup<O>[] {
  const groups = new Map<string, O[]>();
  for (const order of orders) {
    const heading = headingOf(speech, commandOf(order));
    groups.set(heading, [...(groups.get(heading) ?? []), order]);
  }
  return [...groups].map(([heading, members]) => ({ heading, orders: members }));
}

/** Whether every word that was typed begins a word of the order; capitals and accents do not count. */
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
