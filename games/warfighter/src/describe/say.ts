import type { Card } from '../content/cards.ts';
import { describeCard } from './card.ts';
import type { TextPart } from './parts/text-part.ts';

/** What parts are said with: the `Text` of `packages/text`. */
export interface Speaker {
  formsOf(key: string, args?: Readonly<Record<string, string | number>>): Readonly<Record<string, string>>;
}

/** A part in words. The forms of an inner part reach the outer message as `name_form`. */
export function sayPart(speaker: Speaker, text: TextPart): string {
  return formsOf(speaker, text).base ?? '';
}

/** The text of a card, line by line, each with a capital. */
export function sayCard(speaker: Speaker, card: Card): readonly string[] {
  return describeCard(card).map((line) => capitalize(sayPart(speaker, line)));
}

function formsOf(speaker: Speaker, { key, args = {} }: TextPart): Readonly<Record<string, string>> {
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object') plain[name] = value;
    else
      for (const [form, words] of Object.entries(formsOf(speaker, value)))
        plain[form === 'base' ? name : `${name}_${form}`] = words;
  }
  return speaker.formsOf(key, plain);
}

function capitalize(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
