import { findGame } from '@sitrep/catalog';
import type { CardFacet, GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useDeferredValue, useMemo, useState } from 'react';
import { linkTo, useQuery, withQuery } from '../../address/router.ts';
import type { ScreenProps } from '../../address/screen-props.ts';
import { Card } from '../../cards/card.tsx';
import { cardLink } from '../../cards/card-link.ts';
import { FACE_SIZES, type FaceSize } from '../../cards/fit.ts';
import { useT } from '../../i18n/text.tsx';
import { firstGame } from '../../match/first-game.ts';
import { useSpeech } from '../../match/use-speech.ts';
import { PageProvider } from '../../page/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { GameChoice } from '../choice/game-choice.tsx';
import { CardFilters } from './card-filters.tsx';
import { type CardFilter, facetsFor, filterCards, type IndexedCard, indexCards } from './card-index.ts';
import { CardSheet } from './card-sheet.tsx';
import styles from './cards-screen.module.css';

/** How many cards are rendered at a time: all at once would take seconds on a phone. */
const STEP = 48;

/** `#/cards` and `#/cards/ID`: every card of every pack, and one of them large; `#/cards/GAME` is about another game. */
export function CardsScreen({ path }: ScreenProps) {
  const named = findGame(path[0] ?? '');
  const [id] = named === undefined ? path : path.slice(1);
  const entry = named ?? firstGame();
  return (
    <PageProvider game={entry.id}>
      <CardsOf entry={entry} first={id} />
    </PageProvider>
  );
}

function CardsOf({ entry, first }: { readonly entry: GameEntry; readonly first: string | undefined }) {
  const t = useT();
  const speech = useSpeech(entry);
  if (speech === undefined) return <Working />;
  return (
    <Page title={t('nav.cards')}>
      <GameChoice open={entry} linkOf={cardLink} />
      {entry.printables !== undefined && (
        <p>
          <a href={linkTo('print', entry.id)}>{t('nav.print')}</a>
        </p>
      )}
      <CardBrowser entry={entry} speech={speech} first={first} />
    </Page>
  );
}

interface BrowserProps {
  readonly entry: GameEntry;
  readonly speech: Speech;
  readonly first: string | undefined;
}

function CardBrowser({ entry, speech, first }: BrowserProps) {
  const cards = useMemo(() => indexCards(entry, speech), [entry, speech]);
  const facets = useMemo(() => facetsFor(entry, cards), [entry, cards]);
  const query = useQuery();
  const { size: sizeName = '', words = '', ...chosen } = query;
  const filter = { words, chosen };
  // The address may name a card that does not exist.
  const [opened, setOpened] = useState(() => cards.find(({ id }) => id === first)?.id);
  const found = useFound(cards, facets, query);
  const size = FACE_SIZES.find((each) => each === sizeName) ?? 'hand';

  /** The address says which card is open, but Back leaves the card browser instead of going card by card. */
  function open(id: string | undefined): void {
    const address = id === undefined ? cardLink(entry) : cardLink(entry, id);
    history.replaceState(undefined, '', withQuery(address, query));
    setOpened(id);
  }

  /** Back undoes a choice of filter; typing adds nothing to the history. */
  function apply(filter: CardFilter): void {
    const address = withQuery(cardLink(entry), {
      ...filter.chosen,
      words: filter.words,
      size: sizeName,
    });
    if (filter.words === words) location.assign(address);
    else location.replace(address);
  }

  return (
    <>
      <CardFilters facets={facets} count={found.length} speech={speech} filter={filter} onFilter={apply} />
      <CardGrid
        key={JSON.stringify(query)}
        cards={found}
        size={size}
        draw={(id) => (
          <CardButton key={id} id={id} onOpen={open}>
            <Card id={id} entry={entry} content={entry.everyCard()} speech={speech} size={size} />
          </CardButton>
        )}
      />
      <CardSheet id={opened} cards={found.length === 0 ? cards : found} onOpen={open}>
        {opened !== undefined && (
          <Card id={opened} entry={entry} content={entry.everyCard()} speech={speech} size="full" />
        )}
      </CardSheet>
    </>
  );
}

/** Deferred, so typing stays responsive while the list catches up. */
function useFound(
  cards: readonly IndexedCard[],
  facets: readonly CardFacet[],
  query: Readonly<Record<string, string>>,
): readonly IndexedCard[] {
  const { words = '', ...chosen } = useDeferredValue(query);
  const key = JSON.stringify([words, chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all
  return useMemo(() => filterCards(cards, facets, { words, chosen }), [cards, facets, key]);
}

interface CardButtonProps {
  readonly id: string;
  readonly children: React.ReactNode;
  onOpen(id: string): void;
}

function CardButton({ id, children, onOpen }: CardButtonProps) {
  return (
    <li>
      <button type="button" className={styles.card} onClick={() => onOpen(id)} data-card={id}>
        {children}
      </button>
    </li>
  );
}

interface CardGridProps {
  readonly cards: readonly IndexedCard[];
  readonly size: FaceSize;
  draw(id: string): React.ReactNode;
}

function CardGrid({ cards, size, draw }: CardGridProps) {
  const t = useT();
  const [most, setMost] = useState(STEP);
  const left = cards.length - most;
  return (
    <>
      <ul className={styles.cards} data-size={size}>
        {cards.slice(0, most).map(({ id }) => draw(id))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setMost(most + STEP)}>
          {t('cards.more', { count: Math.min(left, STEP), left })}
        </Button>
      )}
    </>
  );
}
