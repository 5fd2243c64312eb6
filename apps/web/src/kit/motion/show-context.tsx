import type { Sight } from '@sitrep/session';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Beat } from '../page/beat.ts';
import { SightProvider, useMatch } from '../page/match-context.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { useTable } from '../table/table-context.tsx';
import { beatsOf } from './beats.ts';
import { isFast, paceOf, shownTime, suspenseIn } from './pace.ts';
import { makePlayer, type Player, type Show } from './show.ts';
import { isAgainShown, shownSight, shownUntil } from './shown-sight.ts';
import { playSounds, playTone } from './tones.ts';
import { useNews } from './use-news.ts';
import { useSkipping } from './use-skipping.ts';

interface Showing {
  readonly player: Player;
  /** The match as it is drawn while a show is on. */
  readonly sight: Sight;
}

const ShowContext = createContext<Showing | undefined>(undefined);

interface ShowProviderProps {
  readonly children: ReactNode;
  /** Whether what is seen now follows right on what was seen before; absent where it always does. */
  readonly follows?: RefObject<boolean>;
}

/** Shows what happens since the last question, and holds the table back until each thing has been told. */
export function ShowProvider({ children, follows }: ShowProviderProps) {
  const [player] = useState(makePlayer);
  const match = useMatch();
  const { ui } = useTable();
  const show = useStore(player.store);
  useNews(player, showBeats, follows);
  useAgain(player);
  useSkipping(player, show.beats.length > 0);
  useBeatOnTable(show);
  const until = shownUntil(show);
  const isAgain = isAgainShown(show, ui.again);
  const { page, facts, now } = match;
  const sight = useMemo(
    () => shownSight({ page, facts, now }, until, isAgain),
    [page, facts, now, until, isAgain],
  );
  const value = useMemo(() => ({ player, sight }), [player, sight]);
  return <ShowContext value={value}>{children}</ShowContext>;
}

const IDLE = makePlayer();

/** The show that is on. */
export function useShow(): Show & { readonly player: Player } {
  const player = use(ShowContext)?.player ?? IDLE;
  return { ...useStore(player.store), player };
}

/** Whether shows are given here, which say what happened. */
export function useHasShow(): boolean {
  return use(ShowContext) !== undefined;
}

/** What is drawn of the match: what was before, as long as a show has not told what came of it. */
export function useShownSight(): Sight {
  const { now } = useMatch();
  return use(ShowContext)?.sight ?? now;
}

/** Draws the match as far as the show has told it. */
export function AsShown({ children }: { readonly children: ReactNode }) {
  return <SightProvider sight={useShownSight()}>{children}</SightProvider>;
}

/** Shows events again that somebody wants to see. */
function useAgain(player: Player): void {
  const match = useMatch();
  const { again } = useTable().ui;
  const shown: RefObject<typeof again> = useRef(again);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for every wish
  useEffect(() => {
    if (again === undefined || shown.current === again) return;
    shown.current = again;
    player.skip();
    const wanted = match.now.events.filter(({ n }) => again.events.includes(n));
    showBeats(player, beatsOf(match, wanted, isFast()));
  }, [again]);
}

/** Plays beats as the settings want it, with sounds where they are wanted. */
function showBeats(player: Player, beats: readonly Beat[]): void {
  const { animation, sound } = settings.get();
  const pace = paceOf(animation);
  const isStill = pace === 'still';
  player.add(isStill ? beats.filter(isPicture) : beats, {
    isStill,
    timeOf: (left, spent) => shownTime(pace, left, spent),
    suspenseOf: (beat, time) => (isStill ? 0 : suspenseIn(beat, time)),
    each({ kind, sounds }) {
      if (!sound) return;
      if (sounds === undefined) playTone(kind);
      else playSounds(sounds);
    },
    tell({ endSounds = [] }) {
      if (sound) playSounds(endSounds);
    },
  });
}

/** Whether a beat says something without moving. */
function isPicture({ staged }: Beat): boolean {
  return staged?.kind === 'roll' || staged?.kind === 'cards';
}

/** The board and its pieces show the beat for as long as it really lasts. */
function useBeatOnTable({ beats, at, time, isTold, isStill }: Show): void {
  const { change } = useTable();
  const beat = isStill ? undefined : beats[at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another beat changes anything, and that it is told
  useEffect(() => {
    change({ beat: beat && { ...beat, time, struck: isTold ? (beat.struck ?? []) : [] } });
  }, [beat, isTold]);
}
