/** The languages that players can choose. */
export const LANGUAGES = ['en', 'hu', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * A noun with the forms that its language needs, such as `{ base: 'szúrás', accusative: 'szúrást' }`. A message asks
 * for the form of its argument `card` as `{card_accusative}`; nothing is ever glued to a noun. Forms may hold
 * grammar too (`gender: 'f'`), for a message to select by.
 */
export interface Noun {
  readonly base: string;
  readonly [form: string]: string;
}

/** ICU messages and nouns by key. An empty message means: not worth a line. */
export type Messages = Readonly<Record<string, string | Noun>>;

/** What fills the gaps of a message. */
export type Arguments = Readonly<Record<string, string | number | boolean>>;
