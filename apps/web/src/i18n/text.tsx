import { type Arguments, type Language, makeText, type Text } from '@sitrep/text';
import { createContext, type ReactNode, use } from 'react';
import { webMessages } from '../messages/index.ts';

const loaded = new Map<Language, Promise<Text>>();

/** The sentences of the interface in a language; loaded once. */
export function loadText(language: Language): Promise<Text> {
  const known = loaded.get(language) ?? webMessages[language]().then((own) => makeText(language, [own]));
  loaded.set(language, known);
  return known;
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
