import type { Text } from '@sitrep/text';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { loadText, TextProvider } from '../i18n/text.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { Working } from '../ui/working.tsx';
import type { GamePage } from './game-page.ts';

/** Loads the page of a game by its id; the text board for a game that has none. */
export type LoadPage = (game: string) => Promise<GamePage>;

const LoaderContext = createContext<LoadPage | undefined>(undefined);

/** Tells everything below where games have their pages. */
export function PagesProvider({ load, children }: { readonly load: LoadPage; readonly children: ReactNode }) {
  return <LoaderContext value={load}>{children}</LoaderContext>;
}

interface LoadedPage {
  readonly page: GamePage;
  /** The words of the interface and of the page. */
  readonly text: Text;
}

const PageContext = createContext<GamePage | undefined>(undefined);

/** Gives everything below the page of a game and its words, as soon as they are there. */
export function PageProvider({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const loaded = useLoadedPage(game);
  return loaded === undefined ? <Working /> : <GivenPage {...loaded}>{children}</GivenPage>;
}

/** The same where the page is there already. */
export function GivenPage({ page, text, children }: LoadedPage & { readonly children: ReactNode }) {
  return (
    <TextProvider text={text}>
      <PageContext value={page}>{children}</PageContext>
    </TextProvider>
  );
}

function useLoadedPage(game: string): LoadedPage | undefined {
  const load = use(LoaderContext);
  if (load === undefined) throw new Error('there is no PagesProvider above');
  const { language } = useStore(settings);
  const [loaded, setLoaded] = useState<LoadedPage>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    const loading = load(game).then(async (page) => ({
      page,
      text: await loadText(language, page.messages),
    }));
    loading.then(
      (found) => isWanted && setLoaded(found),
      (reason) => isWanted && setFault(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [load, game, language]);
  if (fault !== undefined) throw fault;
  return loaded;
}

/** What the game on this screen brings to the page. */
export function usePage(): GamePage {
  const page = use(PageContext);
  if (page === undefined) throw new Error('there is no PageProvider above');
  return page;
}
