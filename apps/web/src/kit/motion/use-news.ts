import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Beat } from '../page/beat.ts';
import { useMatch } from '../page/match-context.tsx';
import { beatsOf } from './beats.ts';
import { isFast } from './pace.ts';
import type { Player } from './show.ts';

/**
 * Shows whatever is new, from the moment at which it is known: nothing of it is painted before. What happened before the page
 * was opened is not shown, nor what another seat was told.
 */
export function useNews(
  player: Player,
  showBeats: (player: Player, beats: readonly Beat[]) => void,
  follows: RefObject<boolean> | undefined,
): void {
  const match = useMatch();
  const latest = useRef(match);
  latest.current = match;
  const { reader } = match;
  useLayoutEffect(() => {
    let seen = reader.snapshot();
    const stop = reader.subscribe(() => {
      const now = reader.snapshot();
      const news = now.seat === seen.seat ? now.events.slice(seen.events.length) : [];
      seen = now;
      if (follows?.current === false || news.some(({ type }) => type === 'undone')) return player.skip();
      if (news.length === 0) return;
      // an answer of the player's own ends the show that is on
      if (now.players.every((each) => each === 'person')) player.skip();
      showBeats(player, beatsOf({ ...latest.current, now }, news, isFast()));
    });
    return () => {
      stop();
      player.skip();
    };
  }, [reader, player, showBeats, follows]);
}
