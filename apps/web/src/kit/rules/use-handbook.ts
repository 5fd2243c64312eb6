import type { GameEntry, GameHandbook } from '@sitrep/contract';
import { useEffect, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';

/** The player's handbook of a game in the language of the settings; `undefined` until it has loaded, or if there is none. */
export function useHandbook(entry: GameEntry): GameHandbook | undefined {
  const { language } = useStore(settings);
  const [handbook, setHandbook] = useState<GameHandbook>();
  useEffect(() => {
    let isWanted = true;
    entry.handbook?.(language).then((loaded) => {
      if (isWanted) setHandbook(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [entry, language]);
  return handbook;
}
