import type { Speech } from '@sitrep/speech';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useT } from '../i18n/text.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { loadSpeech } from './load-speech.ts';
import type { Session } from './session.ts';
import type { Snapshot } from './types.ts';

interface MatchContextValue {
  readonly session: Session;
  readonly speech: Speech;
}

const MatchContext = createContext<MatchContextValue | undefined>(undefined);

/** Gives everything below the match and its words in the language of the settings. */
export function MatchProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  const speech = useLoadedSpeech(session);
  if (speech === undefined) return undefined;
  return (
    <SpokenMatch session={session} speech={speech}>
      {children}
    </SpokenMatch>
  );
}

/** The same where the words are there already. */
export function SpokenMatch({
  session,
  speech,
  children,
}: MatchContextValue & { readonly children: ReactNode }) {
  return <MatchContext value={{ session, speech }}>{children}</MatchContext>;
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

/** The match on this screen: how to ask it, how to speak of it, what it looks like now, and the interface's own words. */
export function useMatch(): MatchContextValue & {
  readonly now: Snapshot;
  readonly t: ReturnType<typeof useT>;
} {
  const value = use(MatchContext);
  if (value === undefined) throw new Error('there is no MatchProvider above');
  return { ...value, now: useStore(value.session), t: useT() };
}
