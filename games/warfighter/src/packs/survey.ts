import { assemble, type Pack } from '../content/assemble.ts';
import type { Card } from '../content/cards.ts';
import { allWords, wordOf } from '../words/lookup.ts';
import { alikeGroups } from './check/alike.ts';
import { eachEffect } from './check/cards.ts';
import type { CheckedPack } from './check/known.ts';

/** Where the figures of cards come from, by `pack/id`. */
type Sources = ReadonlyMap<string, Card['source']>;

/** How well the cards of some packs use the vocabulary. */
export interface WordSurvey {
  /** Effect words that no card says. */
  readonly unused: readonly string[];
  /** Effect words, and variants of them, that a single card says. */
  readonly once: readonly {
    readonly word: string;
    readonly card: string;
    readonly source: Card['source'];
  }[];
}

/** Cards that are alike, in whatever packs of one ruleset, with the reason that one of the packs gives. */
export interface AlikeCards {
  readonly cards: readonly string[];
  readonly reason?: string;
}

export function surveyAlike(packs: readonly CheckedPack[]): readonly AlikeCards[] {
  const reasons = new Map(packs.flatMap(({ alike }) => [...alike]));
  return [...new Set(packs.map(({ ruleset }) => ruleset))].flatMap((ruleset) => {
    const { cards } = assemble(
      ruleset,
      packs.filter((pack) => pack.ruleset === ruleset),
    );
    return alikeGroups(cards).map((group) => {
      const given = group.map((card) => reasons.get(card));
      const [reason] = given.includes(undefined) ? [] : given;
      return { cards: group, ...(reason !== undefined && { reason }) };
    });
  });
}

export function surveyWords(packs: readonly Pack[]): WordSurvey {
  const said = new Map<string, Sources>(allWords.map(({ name }) => [name, new Map()]));
  for (const { id, cards } of packs)
    for (const card of cards)
      for (const word of wordsOf(card)) {
        said.set(word, new Map([...(said.get(word) ?? []), [`${id}/${card.id}`, card.source]]));
      }
  const uses = [...said];
  return {
    unused: uses.flatMap(([word, cards]) => (cards.size === 0 ? [word] : [])),
    once: uses.flatMap(([word, cards]) => {
      const [only, another] = cards;
      if (only === undefined || another !== undefined) return [];
      const [card, source] = only;
      return [{ word, card, source }];
    }),
  };
}

/** The words of a card; one that has variants counts by itself and as the variant. */
function wordsOf(card: Card): ReadonlySet<string> {
  return new Set(
    eachEffect(card, (effect) => [effect.effect, wordOf(effect).variantOf?.(effect).name ?? effect.effect]),
  );
}
