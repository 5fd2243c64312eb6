import { type Arguments, type Language, makeText, type Text } from '@sitrep/text';
import { createContext, type ReactNode, use } from 'react';
import { loadMessages, type MessageLoaders } from './load-messages.ts';

/** The text of the interface in a language, with the sentences of a game's page if one is given. */
export async function loadText(language: Language, page?: MessageLoaders): Promise<Text> {
  const [own, more] = await Promise.all([loadMessages(language), page?.[language]()]);
  return makeText(language, more === undefined ? own : [...own, more]);
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
