import type { Speech } from '@sitrep/speech';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useT } from '../i18n/text.tsx';
import { loadSpeech } from '../match/load-speech.ts';
import type { Session } from '../match/session.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import type { GamePage, Scene } from './game-page.ts';
import { namedPieces } from './named-pieces.ts';
import { PageProvider, usePage } from './page-context.tsx';
import type { PieceFinder } from './piece.ts';

interface MatchContextValue {
  readonly session: Session;
  readonly speech: Speech;
  readonly piecesOf: PieceFinder;
}

const MatchContext = createContext<MatchContextValue | undefined>(undefined);

interface MatchProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Gives everything below the match, its game's page and its words in the language of the settings. */
export function MatchProvider({ session, children }: MatchProviderProps) {
  const speech = useLoadedSpeech(session);
  if (speech === undefined) return undefined;
  return (
    <PageProvider game={session.entry.id}>
      <SpokenMatch session={session} speech={speech}>
        {children}
      </SpokenMatch>
    </PageProvider>
  );
}

/** The same where page and words are there already. */
export function SpokenMatch({ session, speech, children }: MatchProviderProps & { readonly speech: Speech }) {
  const page = usePage();
  const piecesOf = useMemo(
    () => page.makeFinder?.(speech) ?? namedPieces(session.entry, speech),
    [page, session, speech],
  );
  return <MatchContext value={{ session, speech, piecesOf }}>{children}</MatchContext>;
}

function useLoadedSpeech(session: Session): Speech | undefined {
  const { language } = useStore(settings);
  const [speech, setSpeech] = useState<Speech>();
  useEffect(() => {
    let isWanted = true;
    loadSpeech(session.entry, session.match, language).then((loaded) => {
      if (isWanted) setSpeech(withNames(loaded, session.names));
    });
    return () => {
      isWanted = false;
    };
  }, [session, language]);
  return speech;
}

/** Speech that calls players by the names they gave themselves. */
function withNames(speech: Speech, names: readonly string[]): Speech {
  return { ...speech, seat: (seat) => names[seat] || speech.seat(seat) };
}

/** The match on this screen: how to ask it, how to speak of it, what it looks like now, and what its game brings along. */
export interface MatchHere extends Scene {
  readonly page: GamePage;
  readonly piecesOf: PieceFinder;
}

export function useMatch(): MatchHere {
  const value = use(MatchContext);
  if (value === undefined) throw new Error('there is no MatchProvider above');
  return { ...value, page: usePage(), now: useStore(value.session), t: useT() };
}
