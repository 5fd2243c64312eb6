import { useEffect, useState } from 'react';
import { Late } from '../../art/late.tsx';
import { painted } from '../../art/painted.ts';
import { useText } from '../../i18n/text.tsx';
import type { GamePage } from '../../page/game-page.ts';
import { GivenPage, type LoadPage, usePageLoader } from '../../page/page-context.tsx';
import { type GameHead, readGame } from '../../saves/save-store.ts';

/** The picture of a stored game, by its game's page; nothing where that brings none. */
export function SavedScene({ head: { id, game, places = [] } }: { readonly head: GameHead }) {
  const text = useText();
  const found = useFound(id, game);
  if (found === undefined) return <Late />;
  if (found.page.SavedPicture === undefined) return undefined;
  const { page, content } = found;
  return (
    <GivenPage page={page} text={text}>
      <found.page.SavedPicture content={content} places={places} />
    </GivenPage>
  );
}

interface Found {
  readonly page: GamePage;
  readonly content: object;
}

/** What is needed to draw it, fetched after the page has been painted. Without it the words say the same. */
function useFound(id: string, game: string): Found | undefined {
  const load = usePageLoader();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    painted()
      .then(() => find(load, id, game))
      .then(
        (fetched) => isWanted && setFound(fetched),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [load, id, game]);
  return found;
}

async function find(load: LoadPage, id: string, game: string): Promise<Found | undefined> {
  const [stored, page] = await Promise.all([readGame(id), load(game)]);
  return stored && { page, content: stored.record.content };
}
