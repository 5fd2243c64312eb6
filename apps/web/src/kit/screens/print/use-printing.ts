import type { GameEntry, Printable, Printables } from '@sitrep/contract';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/text.tsx';
import type { GamePrinting } from '../../page/game-printing.ts';
import { usePage } from '../../page/page-context.tsx';
import { listDrafts } from '../../saves/draft-store.ts';
import { givenDraft } from './given-draft.ts';

/** What a game can print, and what draws it. */
interface Printing {
  /** What its packs bring, and the teams that are saved in this browser. */
  readonly list: readonly Printable[];
  /** None for a game whose page draws nothing for paper. */
  readonly printing: GamePrinting | undefined;
}

const NOTHING: Printables = { list: [], drafts: [], ofDraft: () => undefined };

/** Loads what a game can print, a draft in the address too; `undefined` until it is there. */
export function usePrinting(entry: GameEntry, address = ''): Printing | undefined {
  const t = useT();
  const page = usePage();
  const [loaded, setLoaded] = useState<Printing & { readonly printables: Printables }>();
  useEffect(() => {
    let isWanted = true;
    void load(entry, page.printing).then((found) => isWanted && setLoaded(found));
    return () => {
      isWanted = false;
    };
  }, [entry, page]);
  if (loaded === undefined) return undefined;
  const given = givenDraft(loaded.printables, address, t('print.thisTeam'));
  return { ...loaded, list: given === undefined ? loaded.list : [...loaded.list, given] };
}

async function load(entry: GameEntry, draw: (() => Promise<GamePrinting>) | undefined) {
  const [printables, printing] = await Promise.all([entry.printables?.() ?? NOTHING, draw?.()]);
  return { printables, printing, list: [...printables.list, ...(await savedTeams(printables))] };
}

/** None if the browser stores nothing. */
async function savedTeams({ drafts, ofDraft }: Printables): Promise<readonly Printable[]> {
  const kinds = await Promise.all(
    drafts.map(async (kind) => {
      const saved = await listDrafts(kind).catch(() => []);
      return saved.flatMap(({ name, draft }) => ofDraft(kind, name, draft) ?? []);
    }),
  );
  return kinds.flat();
}
