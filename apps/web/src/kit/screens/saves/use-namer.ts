import { findGame } from '@sitrep/catalog';
import type { Speech } from '@sitrep/speech';
import { useEffect, useState } from 'react';
import { loadSpeech } from '../../match/load-speech.ts';
import type { GameHead } from '../../saves/save-store.ts';
import { settings } from '../../settings/settings.ts';
import { useStore } from '../../store/store.ts';
import type { Namer } from './record.ts';

/** The words of every game among these, in the language of the settings; `undefined` until they have loaded. */
export function useNamer(games: readonly GameHead[]): Namer | undefined {
  const { language } = useStore(settings);
  const ids = [...new Set(games.map(({ game }) => game))].toSorted().join(' ');
  const [namer, setNamer] = useState<Namer>();
  useEffect(() => {
    let isWanted = true;
    const entries = ids.split(' ').flatMap((id) => findGame(id) ?? []);
    const loading = entries.map(
      async (entry) => [entry.id, await loadSpeech(entry, undefined, language)] as const,
    );
    void Promise.all(loading).then((loaded) => {
      if (isWanted) setNamer(() => namerOf(new Map(loaded)));
    });
    return () => {
      isWanted = false;
    };
  }, [ids, language]);
  return namer;
}

function namerOf(speeches: ReadonlyMap<string, Speech>): Namer {
  return (game) => speeches.get(game)?.name;
}
