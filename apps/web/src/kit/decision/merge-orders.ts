import type { AnyAnswer } from '../match/types.ts';
import type { SeatHere } from '../page/match-context.tsx';

/** A line of the list of orders. */
export interface MergedOrder {
  /** The first of those that are the same; each of them can be pointed at by its piece. */
  readonly option: AnyAnswer;
  /** How many are the same. */
  readonly copies: number;
}

/** One line for all options that are the same. */
export function mergeOrders(match: SeatHere, options: readonly AnyAnswer[]): readonly MergedOrder[] {
  const lines = new Map<string, MergedOrder>();
  for (const option of options) {
    const key = match.page.orderKey?.(match, option) ?? JSON.stringify(option);
    const { option: first = option, copies = 0 } = lines.get(key) ?? {};
    lines.set(key, { option: first, copies: copies + 1 });
  }
  return [...lines.values()];
}
