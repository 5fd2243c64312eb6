import type { GameEntry } from '@sitrep/contract';
import type { Speech, Told } from '@sitrep/speech';
import { useEffect, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { loadSpeech } from './load-speech.ts';

/** The words of a game, or of a match of it, in the language of the settings; `undefined` until they have loaded. */
export function useSpeech(entry: GameEntry, match?: Told): Speech | undefined {
  const { language } = useStore(settings);
  const [speech, setSpeech] = useState<Speech>();
  useEffect(() => {
    let isWanted = true;
    loadSpeech(entry, match, language).then((loaded) => {
      if (isWanted) setSpeech(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [entry, match, language]);
  return speech;
}
