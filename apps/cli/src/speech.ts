import type { Speech as CommonSpeech } from '@sitrep/speech';

/** Everything that the text client says about one match, in one language. */
export interface Speech extends CommonSpeech {
  /** A sentence of the client's own. */
  say(key: string, args?: Readonly<Record<string, string | number>>): string;
}
