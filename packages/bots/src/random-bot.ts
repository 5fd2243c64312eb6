import { CANCEL } from '@sitrep/kernel';
import { type AnyAnswer, type Bot, findDraft, pickOne } from './bot.ts';

/** Picks a kind of answer first and then one of that kind, so that long lists do not crowd out the rest. */
export const randomBot: Bot = {
  answer(match, seat, random, among) {
    const draft = findDraft(match, seat, random);
    if (draft !== undefined) return draft;
    const options = among ?? match.options(seat);
    const type = pickOne(kindsOf(options), random);
    return pickOne(
      options.filter((option) => option.type === type),
      random,
    );
  },
};

/** The kinds of answers, each once; calling things off only where there is nothing else. */
function kindsOf(options: readonly AnyAnswer[]): readonly string[] {
  const kinds: string[] = [];
  for (const { type } of options) if (type !== CANCEL.type && !kinds.includes(type)) kinds.push(type);
  return kinds.length > 0 ? kinds : [CANCEL.type];
}
