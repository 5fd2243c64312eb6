import { createContext, type ReactNode, use } from 'react';

const SpotContext = createContext<string | undefined>(undefined);

interface SpotProviderProps {
  readonly spot: string | undefined;
  readonly children: ReactNode;
}

/** Tells the board what the step of a lesson is about. */
export function SpotProvider({ spot, children }: SpotProviderProps) {
  return <SpotContext value={spot}>{children}</SpotContext>;
}

/** What the board should point at, in the game's own words; nothing outside lessons. */
export function useSpot(): string | undefined {
  return use(SpotContext);
}
