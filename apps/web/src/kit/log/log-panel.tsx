import type { Seat } from '@sitrep/kernel';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useHasShow } from '../motion/show-context.tsx';
import { useMatch } from '../page/match-context.tsx';
import type { HintMark } from '../saves/hint-store.ts';
import { useTable } from '../table/table-context.tsx';
import { FeedChapter } from './feed-chapter.tsx';
import { stepLog } from './log-keys.ts';
import { type Jumping, Line } from './log-line.tsx';
import { chaptersOf } from './log-lines.ts';
import styles from './log-panel.module.css';
import { useAccount } from './use-account.ts';

/** Everything that the seat knows has happened: act by act if the game can tell it so, otherwise event by event. */
export function LogPanel({ onJump }: Jumping) {
  const { entry, t } = useMatch();
  const isFeed = entry.accountOf !== undefined;
  const title = t(isFeed ? 'feed.title' : 'log.title');
  return (
    <section className={styles.log} aria-label={title}>
      <h2>{title}</h2>
      {isFeed ? <Feed onJump={onJump} /> : <EventLog onJump={onJump} />}
    </section>
  );
}

function EventLog({ onJump }: Jumping) {
  const chapters = useChapters();
  // the stage says what is new
  return (
    <Lines version={chapters} isSilent={useHasShow()}>
      {chapters.map(({ n, heading, lines }) => (
        <div key={n}>
          {heading !== '' && <h3>{heading}</h3>}
          <ul>
            {lines.map((line) => (
              <Line key={`${line.n} ${line.kind}`} line={line} onJump={onJump} />
            ))}
          </ul>
        </div>
      ))}
    </Lines>
  );
}

function Feed({ onJump }: Jumping) {
  const account = useDeferredValue(useAccount());
  const chapters = useChapters();
  const lines = useMemo(() => chapters.flatMap((chapter) => chapter.lines), [chapters]);
  return (
    <Lines version={account} isSilent>
      {account.map((chapter, index) => (
        <FeedChapter
          key={chapter.span[0]}
          chapter={chapter}
          lines={lines}
          isLast={index === account.length - 1}
          onJump={onJump}
        />
      ))}
    </Lines>
  );
}

interface LinesProps {
  /** Changes with the lines. */
  readonly version: unknown;
  /** Whether something else says aloud what is new. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
}

/** The scrolling area of the log, scrolled to the latest at its end. */
function Lines({ version, isSilent = false, children }: LinesProps) {
  const { t } = useMatch();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new comes into view
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [version]);
  return (
    <div
      ref={list}
      className={styles.lines}
      role="log"
      aria-live={isSilent ? 'off' : 'polite'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard
      tabIndex={0}
      aria-label={t('log.title')}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      onKeyDown={stepLog}
    >
      {children}
    </div>
  );
}

/** The log event by event. */
function useChapters() {
  const { speech, page, piecesOf, now, t } = useMatch();
  const { hints } = useTable().ui;
  return useMemo(
    () =>
      chaptersOf({ speech, page, piecesOf }, now.events, {
        after: askedBy(hints, now.seat),
        words: t('hint.used'),
      }),
    [speech, page, piecesOf, now.events, now.seat, hints, t],
  );
}

/** Every seat has a log of its own, and asks for its own hints. */
function askedBy(hints: readonly HintMark[], seat: Seat): ReadonlySet<number> {
  return new Set(hints.flatMap((hint) => (hint.seat === seat ? [hint.n] : [])));
}
