import { useEffect, useRef, useState } from 'react';
import { useMatch } from '../page/match-context.tsx';
import { useShownSight } from './show-context.tsx';

/** Says what happened as the show tells it: a roll with what was needed and what came of it is one sentence. */
export function Said() {
  const { speech } = useMatch();
  const { events, seat } = useShownSight();
  const heard = useRef({ seat, count: events.length });
  const [lines, setLines] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is told
  useEffect(() => {
    const { count } = heard.current;
    const isSame = heard.current.seat === seat;
    heard.current = { seat, count: Math.max(isSame ? count : 0, events.length) };
    const words = isSame ? events.slice(count).map((event) => speech.event(event)) : [];
    const said = words.filter((line) => line !== '');
    if (said.length > 0) setLines([...new Set(said)]);
  }, [events, seat]);
  return (
    <div role="status" className="visually-hidden" data-told="">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
