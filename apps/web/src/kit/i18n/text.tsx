import { type Arguments, type Language, makeText, markMessages, type Text } from '@sitrep/text';
import { createContext, type ReactNode, use } from 'react';
import { webMessages } from '../messages/index.ts';

const loaded = new Map<Language, Promise<Text>>();

/** The sentences of the interface in a language; loaded once. */
export function loadText(language: Language): Promise<Text> {
  const known = loaded.get(language) ?? gatherText(language);
  loaded.set(language, known);
  return known;
}

/** Lists speak of what sets a match apart without opening it. */
async function gatherText(language: Language): Promise<Text> {
  return makeText(language, await Promise.all([markMessages[language](), webMessages[language]()]));
}

const TextContext = createContext<Text | undefined>(undefined);

export function TextProvider({ text, children }: { readonly text: Text; readonly children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

export function useText(): Text {
  const text = use(TextContext);
  if (text === undefined) throw new Error('there is no TextProvider above');
  return text;
}

/** A sentence of the interface, by key. */
export function useT(): (key: string, args?: Arguments) => string {
  return useText().t;
}
