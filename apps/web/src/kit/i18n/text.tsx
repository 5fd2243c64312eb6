import {
  type Arguments,
  caveatMessages,
  type Language,
  type Messages,
  makeText,
  type Text,
} from '@sitrep/text';
import { createContext, type ReactNode, use } from 'react';
import { webMessages } from '../messages/index.ts';

/** Sentences by language, loaded on demand. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;

/**
 * The sentences of the interface in a language, and those of a game's page. Lists mention what sets a match apart
 * without opening it, so these words are always among them.
 */
export async function loadText(language: Language, page?: MessageLoaders): Promise<Text> {
  const loaders = [caveatMessages, webMessages, ...(page === undefined ? [] : [page])];
  return makeText(language, await Promise.all(loaders.map((load) => load[language]())));
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
