import { CANCEL, type Uniform } from '@sitrep/kernel';
import { type AnyAnswer, type Bot, findDraft, pickOne } from './bot.ts';

/** Picks a kind of answer first and then one of that kind, so that long lists do not crowd out the rest. */
export const randomBot: Bot = {
  answer(match, seat, random, among) {
    const draft = findDraft(match, seat, random);
    if (draft !== undefined) return draft;
    const options = among ?? match.options(seat);
    const type = pickOne(kindsOf(options), random);
    return pickOfKind(options, type, random);
  },
};

/** Any one of the answers of a kind; the caller knows that there is one. There may be many: they are counted, not collected. */
function pickOfKind(options: readonly AnyAnswer[], type: string, random: Uniform): AnyAnswer {
  let count = 0;
  for (const option of options) if (option.type === type) count += 1;
  let left = random.below(count);
  return options.find((option) => {
    if (option.type === type) left -= 1;
    return left < 0;
  }) as AnyAnswer;
}

/** The kinds of answers, each once; calling things off only where there is nothing else. */
function kindsOf(options: readonly AnyAnswer[]): readonly string[] {
  const kinds: string[] = [];
  for (const { type } of options) if (type !== CANCEL.type && !kinds.includes(type)) kinds.push(type);
  return kinds.length > 0 ? kinds : [CANCEL.type];
}
