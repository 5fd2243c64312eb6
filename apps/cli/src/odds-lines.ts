import type { Chance, Odds } from '@sitrep/contract';
import { permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import type { Speech } from './speech.ts';

/** The chances of a roll as text: in a few words with rounded figures, and in full. */
export interface OddsText {
  /** What distinguishes this roll from others of the same option; empty if nothing does. */
  readonly short: string;
  readonly rounded: string;
  readonly head: string;
  readonly chances: string;
  /** What changes the roll, card by card; empty when nothing does. */
  readonly modifiers: string;
}

export function oddsLines(speech: Speech, odds: Odds): OddsText {
  const { text } = speech;
  const named = (chance: Chance, digits: number) =>
    `${text.t(chance.key, chance.args)} ${shareText(text.language, permille(chance.count, odds.total), digits)}`;
  const all = (tell: (chance: Chance) => string) =>
    [odds.chances, odds.besides]
      .flatMap((list) => (list.length === 0 ? [] : [list.map(tell).join(', ')]))
      .join('; ');
  return {
    short: odds.short === undefined ? '' : speech.tell(odds.short, odds.about),
    rounded: all((chance) => named(chance, 0)),
    head: speech.tell(odds.key, odds.about),
    chances: all((chance) => `${named(chance, 1)} (${chance.count}/${odds.total})`),
    modifiers: modifiersText(speech, odds),
  };
}

/** Modifiers are added to dice, so the plus sign is shown. */
function modifiersText(speech: Speech, { modifiers }: Odds): string {
  const parts = modifiers.map(({ key, amount, source }) =>
    speech.text.t(key, { source: speech.name(source), amount: amount > 0 ? `+${amount}` : `−${-amount}` }),
  );
  return parts.join(', ');
}
