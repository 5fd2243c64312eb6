import { type NamedLuck, namedLuck } from './named-luck.ts';

/** Luck as text, in the order it must come. */
export interface SpokenLuck {
  /** `attack 9 4 cover 5`: dice, each name before its faces. */
  readonly dice?: string;
  /** `hostileDeck:grunt cup:2`: draws, each zone before what is drawn. */
  readonly draws?: string;
}

/** Luck written in one line, for tests. */
export function spokenLuck(
  { dice = '', draws = '' }: SpokenLuck,
  nameOf: (zone: string, token: number) => string,
): NamedLuck {
  return namedLuck({ dice: diceOf(wordsOf(dice)), draws: drawsOf(wordsOf(draws)) }, nameOf);
}

function wordsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

function diceOf(words: readonly string[]): Record<string, number>[] {
  let name = '';
  return words.flatMap((word) => {
    if (/^\d+$/.test(word)) return [{ [name]: Number(word) }];
    name = word;
    return [];
  });
}

function drawsOf(words: readonly string[]): Record<string, string>[] {
  return words.map((word) => {
    const [zone = '', name = ''] = word.split(':');
    return { [zone]: name };
  });
}
