import {
  canonical,
  type Decision,
  type GameTypes,
  isKernelEvent,
  pick,
  type Reading,
  type Seat,
  topFrame,
} from '@sitrep/kernel';
import { type AnyAnswer, type AnyMatch, type Bot, findDraft } from './bot.ts';

/** What an answer is worth by the game's own rule of thumb, given only what the seat knows. */
export type Advice = (
  state: Reading<GameTypes>,
  decision: Decision<GameTypes>,
  seat: Seat,
  answer: AnyAnswer,
) => number;

/** Takes the answer that the game's advice likes best. Remembers what it cancelled, so that it does not go round in circles. */
export function makeGreedyBot(advise: Advice): Bot {
  const calledOff = new Set<string>();
  let begun = '';

  function worth(match: AnyMatch, decision: Decision<GameTypes>, seat: Seat, option: AnyAnswer): number {
    return calledOff.has(canonical(option))
      ? Number.NEGATIVE_INFINITY
      : advise(match.state, decision, seat, option);
  }

  return {
    answer(match, seat, random, among) {
      const draft = findDraft(match, seat, random);
      const decision = match.decision();
      const options = among ?? match.options(seat);
      if (draft !== undefined || decision === undefined) return draft ?? pick(options, random);
      if (hasHappened(match)) calledOff.clear();
      // Somebody else may cancel what this bot began, by not paying for it.
      else if (begun !== '' && !isInChain(match)) calledOff.add(begun);
      const best = bestOf(options, (option) => worth(match, decision, seat, option));
      const answer = pick(best, random);
      if (answer.type === 'cancel') calledOff.add(begun);
      else if (!isInChain(match)) begun = canonical(answer);
      return answer;
    },
  };
}

/** Whether the last entry did anything beyond moving about in a chain of choices. */
function hasHappened(match: AnyMatch): boolean {
  return match.log[match.log.length - 1]?.events.some((event) => !isKernelEvent(event)) ?? false;
}

function isInChain(match: AnyMatch): boolean {
  return topFrame(match.state)?.unpaid ?? false;
}

function bestOf<V>(items: readonly V[], worth: (item: V) => number): readonly V[] {
  const valued = items.map((item) => ({ item, value: worth(item) }));
  const most = Math.max(...valued.map(({ value }) => value));
  return valued.flatMap(({ item, value }) => (value === most ? [item] : []));
}
