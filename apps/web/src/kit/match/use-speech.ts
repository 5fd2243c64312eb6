import type { GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useEffect, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { loadSpeech } from './load-speech.ts';

/** The words of a game without a match, in the language of the settings; `undefined` until they have loaded. */
export function useSpeech(entry: GameEntry): Speech | undefined {
  const { language } = useStore(settings);
  const [speech, setSpeech] = useState<Speech>();
  useEffect(() => {
    let isWanted = true;
    loadSpeech(entry, undefined, language).then((loaded) => {
      if (isWanted) setSpeech(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [entry, language]);
  return speech;
}
