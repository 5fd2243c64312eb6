/** Messages by key, as `packages/text` takes them: ICU messages, and nouns with their forms. */
export type Messages = Readonly<
  Record<string, string | { readonly base: string; readonly [form: string]: string }>
>;

/** The languages that every game speaks. */
export type Language = 'en' | 'hu' | 'it';
