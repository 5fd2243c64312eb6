import type { GameEntry, Printables } from '@sitrep/contract';
import { useEffect, useState } from 'react';
import type { GamePrinting } from '../../page/game-printing.ts';
import { usePage } from '../../page/page-context.tsx';

/** What a game can print, and what draws it. */
interface Printing {
  readonly printables: Printables;
  /** None for a game whose page draws nothing for paper. */
  readonly printing: GamePrinting | undefined;
}

const NOTHING: Printables = { list: [], drafts: [], ofDraft: () => undefined };

/** Loads what a game can print; `undefined` until it is there. */
export function usePrinting(entry: GameEntry): Printing | undefined {
  const page = usePage();
  const [loaded, setLoaded] = useState<Printing>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([entry.printables?.() ?? NOTHING, page.printing?.()]).then(([printables, printing]) => {
      if (isWanted) setLoaded({ printables, printing });
    });
    return () => {
      isWanted = false;
    };
  }, [entry, page]);
  return loaded;
}
