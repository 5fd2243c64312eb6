import type { FaceText } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { createContext, use } from 'react';

/** Puts what stands on a face into words. */
export type SayFace = (text: FaceText) => string;

export const FaceSpeech = createContext<SayFace | undefined>(undefined);

/** Figures stand for themselves; nouns are said in the language of the speech. */
export function faceSpeech({ name }: Speech): SayFace {
  return (text) => (typeof text === 'string' ? text : name(text));
}

/** The words of the face that this part belongs to. */
export function useSayFace(): SayFace {
  const say = use(FaceSpeech);
  if (say === undefined) throw new Error('there is no Face above');
  return say;
}

/** With a capital at its beginning, as on a card. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
