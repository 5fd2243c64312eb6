import type { Arguments } from './messages.ts';
import type { Text } from './text.ts';

/** A noun whose gaps may be filled by nouns. */
export interface NestedNoun {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number | NestedNoun>>;
}

/** A noun in words; nouns in its gaps are filled in. */
export function sayNoun(text: Text, noun: NestedNoun): string {
  const { key, args } = fillNoun(text, noun);
  return text.t(key, args);
}

/** Fills the gaps of a noun that are nouns themselves: the forms of an inner noun reach the outer message as `name_form`. */
export function fillNoun(
  text: Text,
  { key, args }: NestedNoun,
): { readonly key: string; readonly args?: Arguments } {
  if (args === undefined) return { key };
  const filled = Object.entries(args).flatMap(([name, value]) => {
    if (typeof value !== 'object') return [[name, value] as const];
    const { key: inner, args: gaps } = fillNoun(text, value);
    return Object.entries(text.formsOf(inner, gaps)).map(
      ([form, words]) => [form === 'base' ? name : `${name}_${form}`, words] as const,
    );
  });
  return { key, args: Object.fromEntries(filled) };
}
