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
const LessonsContext = createContext<readonly string[]>([]);

interface PagesProviderProps {
  readonly load: LoadPage;
  /** The games that have lessons, by id. */
  readonly lessons: readonly string[];
  readonly children: ReactNode;
}

/** Provides the loader of the games' pages, and says which games have lessons. */
export function PagesProvider({ load, lessons, children }: PagesProviderProps) {
  return (
    <LoaderContext value={load}>
      <LessonsContext value={lessons}>{children}</LessonsContext>
    </LoaderContext>
  );
}

/** Whether a game has a lesson, which can be told before anything of it is loaded. */
export function useHasLesson(game: string): boolean {
  return use(LessonsContext).includes(game);
}

interface LoadedPage {
  readonly page: GamePage;
  /** The words of the interface and of the page. */
  readonly text: Text;
}

const PageContext = createContext<GamePage | undefined>(undefined);

/** What loads the games' pages, for whoever needs one beside the page that is open. */
export function usePageLoader(): LoadPage {
  const load = use(LoaderContext);
  if (load === undefined) throw new Error('there is no PagesProvider above');
  return load;
}

/** Provides the page of a game and its words, as soon as they have loaded. */
export function PageProvider({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const loaded = useLoadedPage(game);
  return loaded === undefined ? <Working /> : <GivenPage {...loaded}>{children}</GivenPage>;
}

/** The same for a page that is already loaded. */
export function GivenPage({ page, text, children }: LoadedPage & { readonly children: ReactNode }) {
  return (
    <TextProvider text={text}>
      <PageContext value={page}>{children}</PageContext>
    </TextProvider>
  );
}

function useLoadedPage(game: string): LoadedPage | undefined {
  const load = usePageLoader();
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

/** The page of the game on this screen. */
export function usePage(): GamePage {
  const page = use(PageContext);
  if (page === undefined) throw new Error('there is no PageProvider above');
  return page;
}
