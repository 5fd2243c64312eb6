import { type Bot, findDraft, pickOne } from './bot.ts';

/** Picks a kind of answer first and then one of that kind, so that long lists do not crowd out the rest. */
export const randomBot: Bot = {
  answer(match, seat, random) {
    const draft = findDraft(match, seat, random);
    if (draft !== undefined) return draft;
    const options = match.options(seat);
    const onward = options.filter(({ type }) => type !== 'cancel');
    const choices = onward.length > 0 ? onward : options;
    const type = pickOne([...new Set(choices.map((option) => option.type))], random);
    return pickOne(
      choices.filter((option) => option.type === type),
      random,
    );
  },
};
