import { CANCEL, type Uniform } from '@sitrep/kernel';
import { type AnyAnswer, type Bot, findDraft } from './bot.ts';

/** Picks a kind of answer first and then one of that kind, so that long lists do not crowd out the rest. */
export const randomBot: Bot = {
  answer(match, seat, random, among) {
    return findDraft(match, seat, random) ?? pickByKind(among ?? match.options(seat), random);
  },
};

/** The kinds of answers available and how many there are of each; the memory is reused for every answer. */
const kinds: string[] = [];
const counts: number[] = [];

/** There may be many answers, of many shapes, which are slow to read: those of a kind are counted, not collected. */
function pickByKind(options: readonly AnyAnswer[], random: Uniform): AnyAnswer {
  const known = countKinds(options);
  // Cancels only if there is nothing else.
  const chosen = random.below(Math.max(1, known));
  const kind = known === 0 ? CANCEL.type : kinds[chosen];
  let left = random.below(known === 0 ? 1 : (counts[chosen] ?? 0));
  for (const option of options) {
    if (option.type !== kind) continue;
    if (left === 0) return option;
    left -= 1;
  }
  throw new Error('nothing to pick from');
}

/** Fills `kinds` and `counts` with everything except cancelling, and returns how many kinds there are. */
function countKinds(options: readonly AnyAnswer[]): number {
  let known = 0;
  for (const { type } of options) {
    if (type === CANCEL.type) continue;
    // It is usually one of the last.
    let at = known - 1;
    while (at >= 0 && kinds[at] !== type) at -= 1;
    if (at < 0) {
      at = known;
      known += 1;
      kinds[at] = type;
      counts[at] = 0;
    }
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return known;
}
