/** A name in a pack's locale: plain words, or with the forms that messages may ask for. */
type Name = string | { readonly base: string; readonly [form: string]: string };

/** The names that a pack brings in one language: its cards and campaigns by local id, and its words. */
export interface Locale {
  readonly cards: Readonly<Record<string, Name>>;
  readonly campaigns?: Readonly<Record<string, Name>>;
  readonly terms: Readonly<Record<string, Name>>;
}

type NamedMessages = Readonly<Record<string, { readonly base: string; readonly [form: string]: string }>>;

/** The names of packs as messages: `card.PACK/ID` for cards, `campaign.PACK/ID` for campaigns, `term.WORD` for traits, nations, regions and enemies. */
export function localeMessages(locales: Readonly<Record<string, Locale>>): NamedMessages {
  return Object.fromEntries(
    Object.entries(locales).flatMap(([pack, { cards, campaigns = {}, terms }]) => [
      ...Object.entries(cards).map(([id, name]) => [`card.${pack}/${id}`, nounOf(name)] as const),
      ...Object.entries(campaigns).map(([id, name]) => [`campaign.${pack}/${id}`, nounOf(name)] as const),
      ...Object.entries(terms).map(([word, name]) => [`term.${word}`, nounOf(name)] as const),
    ]),
  );
}

function nounOf(name: Name) {
  const { base, ...forms } = typeof name === 'string' ? { base: name } : name;
  const quoted = Object.entries(forms).map(([form, words]) => [form, quote(words)] as const);
  return { ...Object.fromEntries(quoted), base: quote(base) };
}

/** Names are plain words: a brace in one would otherwise be taken for a gap. */
function quote(words: string): string {
  return words.replaceAll("'", "''").replaceAll(/[{}]/g, (brace) => `'${brace}'`);
}
