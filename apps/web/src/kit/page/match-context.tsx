import type { GameEntry } from '@sitrep/contract';
import type { Reader, SeatClient, Sight, Snapshot } from '@sitrep/session';
import { makeSpeech, type Speech } from '@sitrep/speech';
import type { Text } from '@sitrep/text';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useT } from '../i18n/text.tsx';
import { loadGameText } from '../match/load-speech.ts';
import { withNames } from '../match/with-names.ts';
import { settings } from '../settings/settings.ts';
import { type Store, useStore } from '../store/store.ts';
import type { GamePage, Scene } from './game-page.ts';
import { namedPieces } from './named-pieces.ts';
import { PageProvider, usePage } from './page-context.tsx';
import type { PieceFinder } from './piece.ts';

/** A match to put on the screen. */
export interface MatchOnScreen {
  /** The name under which it is stored. */
  readonly id: string;
  readonly entry: GameEntry;
  /** What the players call themselves, by seat; empty for those without a name. */
  readonly names: readonly string[];
  readonly reader: Reader;
  /** The same for a player who can act; nobody can in a replay. */
  readonly client?: SeatClient;
}

type Followed<V> = Pick<Store<V>, 'get' | 'subscribe'>;

interface MatchContextValue extends MatchOnScreen {
  readonly speech: Speech;
  readonly piecesOf: PieceFinder;
  readonly sights: Followed<Sight>;
  readonly snapshots: Followed<Snapshot | undefined>;
}

const MatchContext = createContext<MatchContextValue | undefined>(undefined);

interface MatchProviderProps {
  readonly match: MatchOnScreen;
  readonly children: ReactNode;
}

/** Provides the match, its game's page and its words in the language of the settings. */
export function MatchProvider({ match, children }: MatchProviderProps) {
  const text = useGameText(match.entry);
  if (text === undefined) return undefined;
  return (
    <PageProvider game={match.entry.id}>
      <SpokenMatch match={match} text={text}>
        {children}
      </SpokenMatch>
    </PageProvider>
  );
}

/** The same for a page and words that are already loaded. */
export function SpokenMatch({ match, text, children }: MatchProviderProps & { readonly text: Text }) {
  const page = usePage();
  const { entry, names, reader, client } = match;
  const speech = useMemo(
    () => withNames(makeSpeech(text, entry, reader.told), names),
    [text, entry, reader, names],
  );
  const piecesOf = useMemo(
    () => page.makeFinder?.(speech) ?? namedPieces(entry, speech),
    [page, entry, speech],
  );
  const sights = useMemo(() => follow(reader), [reader]);
  const snapshots = useMemo(() => (client === undefined ? NO_SEAT : follow(client)), [client]);
  return <MatchContext value={{ ...match, speech, piecesOf, sights, snapshots }}>{children}</MatchContext>;
}

/** Shows another moment of the match to what only looks at it; what can be done stays that of the present. */
export function SightProvider({ sight, children }: { readonly sight: Sight; readonly children: ReactNode }) {
  const match = useMatchContext();
  const value = useMemo(
    () => ({ ...match, sights: { get: () => sight, subscribe: () => () => undefined } }),
    [match, sight],
  );
  return <MatchContext value={value}>{children}</MatchContext>;
}

function follow<S extends Sight>(reader: Pick<Reader, 'subscribe'> & { snapshot(): S }): Followed<S> {
  return { get: () => reader.snapshot(), subscribe: (listener) => reader.subscribe(listener) };
}

const NO_SEAT: Followed<undefined> = { get: () => undefined, subscribe: () => () => undefined };

function useGameText(entry: GameEntry): Text | undefined {
  const { language } = useStore(settings);
  const [text, setText] = useState<Text>();
  useEffect(() => {
    let isWanted = true;
    loadGameText(entry, language).then((loaded) => {
      if (isWanted) setText(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [entry, language]);
  return text;
}

/** The match on this screen: how to ask it, how to put it into words, what it looks like now, and its game's page. */
export interface MatchHere extends Scene {
  readonly id: string;
  readonly reader: Reader;
  readonly page: GamePage;
  readonly piecesOf: PieceFinder;
}

/** The match for a player who can act. */
export interface SeatHere extends MatchHere {
  readonly client: SeatClient;
  readonly now: Snapshot;
}

export function useMatch(): MatchHere {
  const { id, entry, reader, speech, piecesOf, sights } = useMatchContext();
  const { facts } = reader;
  return { id, entry, facts, reader, speech, piecesOf, page: usePage(), now: useStore(sights), t: useT() };
}

/** The match and what its player can do; `undefined` in a replay. */
export function useSeatIfAny(): SeatHere | undefined {
  const { client, snapshots } = useMatchContext();
  const match = useMatch();
  const now = useStore(snapshots);
  return client === undefined || now === undefined ? undefined : { ...match, client, now };
}

export function useSeat(): SeatHere {
  const seat = useSeatIfAny();
  if (seat === undefined) throw new Error('nobody can act in a replay');
  return seat;
}

function useMatchContext(): MatchContextValue {
  const value = use(MatchContext);
  if (value === undefined) throw new Error('there is no MatchProvider above');
  return value;
}
