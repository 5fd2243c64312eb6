import type { Chapter } from '@sitrep/contract';
import { useMatch } from '../page/match-context.tsx';
import styles from './feed.module.css';
import { FeedLine } from './feed-line.tsx';
import { type Jumping, Line } from './log-line.tsx';
import type { LogLine } from './log-lines.ts';
import { LuckWords, TallyRow } from './tally-row.tsx';

interface FeedChapterProps extends Jumping {
  readonly chapter: Chapter;
  /** The log event by event: the details of the acts. */
  readonly lines: readonly LogLine[];
  readonly isLast: boolean;
}

/** A phase as one tells it: what each side has lost, then one line for every act. */
export function FeedChapter({ chapter, lines, isLast, onJump }: FeedChapterProps) {
  const { speech, t } = useMatch();
  const { head, tallies, span } = chapter;
  const [first, last] = span;
  const own = lines.filter(({ n }) => n >= first && n <= last);
  const hints = own.filter(({ kind }) => kind === 'hint');
  const isQuiet = chapter.lines.length === 0;
  return (
    <section className={styles.chapter} data-quiet={isQuiet || undefined} data-chapter={first}>
      <h3>
        <span>{speech.tell(head.key, head.args)}</span>
        {isLast ? <em>{t('feed.now')}</em> : isQuiet && <em>{t('feed.quiet')}</em>}
      </h3>
      {!isQuiet && (
        <>
          <TallyRow tallies={tallies} />
          <ul>
            {chapter.lines.map((line) => (
              <FeedLine
                key={line.events[0]}
                line={line}
                details={own.filter(({ n, kind }) => kind === 'told' && line.events.includes(n))}
                onJump={onJump}
              />
            ))}
            {hints.map((hint) => (
              <Line key={`hint ${hint.n}`} line={hint} />
            ))}
          </ul>
          <LuckWords tallies={tallies} />
        </>
      )}
    </section>
  );
}
