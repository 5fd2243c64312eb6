import { createContext, type ReactNode, use, useMemo } from 'react';
import { useMatch } from '../page/match-context.tsx';
import { useHandbook } from '../rules/use-handbook.ts';
import { makeTermFinder, type TermFinder } from './terms.ts';

const TermsContext = createContext<TermFinder>(makeTermFinder([], 'en'));

/** Provides the finder of game terms; it finds none until the handbook has loaded. */
export function TermsProvider({ children }: { readonly children: ReactNode }) {
  const { entry, speech, page } = useMatch();
  const handbook = useHandbook(entry);
  const { language } = speech.text;
  const finder = useMemo(() => {
    const { termSections = [] } = page;
    const entries = handbook?.entries.filter(({ section }) => termSections.includes(section)) ?? [];
    return makeTermFinder(entries, language);
  }, [handbook, page, language]);
  return <TermsContext value={finder}>{children}</TermsContext>;
}

export function useTerms(): TermFinder {
  return use(TermsContext);
}
