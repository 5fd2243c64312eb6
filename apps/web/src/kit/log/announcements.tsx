import { useEffect, useRef, useState } from 'react';
import { useMatch, useSeatIfAny } from '../page/match-context.tsx';
import { announced } from './announced.ts';

interface Told {
  /** What comes of the player's own orders is said at once; what others did waits until the reader is free. */
  readonly isOwn: boolean;
  readonly lines: readonly string[];
}

const NOTHING: Told = { isOwn: false, lines: [] };

/** Says what has happened since the seat was asked last: others' moves as a whole, not one by one. */
export function Announcements() {
  const { isOwn, lines } = useNews();
  const words = lines.map((line) => <p key={line}>{line}</p>);
  return (
    <div className="visually-hidden">
      <div role="alert">{isOwn && words}</div>
      <div role="status" data-told="">
        {!isOwn && words}
      </div>
    </div>
  );
}

function useNews(): Told {
  const match = useMatch();
  const isAsked = useSeatIfAny()?.now.isAsked ?? false;
  const { events, view, revision } = match.now;
  const [told, setTold] = useState(NOTHING);
  const heard = useRef(events.at(-1)?.n ?? -1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every moment at which the seat is asked
  useEffect(() => {
    if (!isAsked) return;
    const news = events.filter(({ n }) => n > heard.current);
    heard.current = events.at(-1)?.n ?? heard.current;
    const lines = announced(match, news);
    const isOwn = view.decision?.kind !== 'window' && !news.some((event) => match.page.isChapter?.(event));
    if (lines.length > 0) setTold({ isOwn, lines: [...new Set(lines)] });
  }, [revision, isAsked]);
  return told;
}
