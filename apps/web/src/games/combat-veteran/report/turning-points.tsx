import type { AccountLine, Chapter } from '@sitrep/contract';
import { linkTo } from '../../../kit/address/router.ts';
import { Losses } from '../../../kit/log/feed-line.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './report.module.css';

const MOST = 6;

interface Point {
  readonly chapter: Chapter;
  readonly line: AccountLine;
}

/** The acts that cost most, in the order in which they happened; each leads to its moment in the replay. */
export function TurningPoints({ account }: { readonly account: readonly Chapter[] }) {
  const { id, now, speech, t } = useMatch();
  const points = turningPoints(account);
  if (points.length === 0) return undefined;
  return (
    <section>
      <h2>{t('cv.report.points')}</h2>
      <ol className={styles.points}>
        {points.map(({ chapter: { head }, line }) => (
          <li key={line.events[0]}>
            <small>{speech.tell(head.key, head.args)}</small>
            <a href={linkTo('replay', id, `${now.seat}-${line.events[0]}`)}>
              {speech.tell(line.title.key, line.title.args)}
            </a>
            <Losses line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function turningPoints(account: readonly Chapter[]): readonly Point[] {
  return account
    .flatMap((chapter) => chapter.lines.map((line) => ({ chapter, line })))
    .filter(({ line }) => line.weight > 0)
    .toSorted((one, other) => other.line.weight - one.line.weight)
    .slice(0, MOST)
    .toSorted((one, other) => (one.line.events[0] ?? 0) - (other.line.events[0] ?? 0));
}
