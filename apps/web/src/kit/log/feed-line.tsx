import type { AccountLine } from '@sitrep/contract';
import { useId, useState } from 'react';
import { useMatch, useSeatIfAny } from '../page/match-context.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './feed.module.css';
import { type Jumping, Line } from './log-line.tsx';
import type { LogLine } from './log-lines.ts';

interface FeedLineProps extends Jumping {
  readonly line: AccountLine;
  readonly details: readonly LogLine[];
}

/** One act: who, where and what it cost. It can be watched again, and its dice and checks fold out. */
export function FeedLine({ line, details, onJump }: FeedLineProps) {
  const { speech, t } = useMatch();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = speech.tell(line.title.key, line.title.args);
  return (
    <li className={styles.line}>
      <PlayButton events={line.events} title={title} onJump={onJump} />
      <div>
        <button
          type="button"
          tabIndex={-1}
          className={styles.words}
          aria-expanded={isOpen}
          aria-controls={id}
          title={t('feed.details')}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Losses line={line} />
          <Caption line={line} />
        </button>
        <ul id={id} className={styles.details} hidden={!isOpen}>
          {isOpen && details.map((detail) => <Line key={detail.n} line={detail} onJump={onJump} />)}
        </ul>
      </div>
    </li>
  );
}

/** What an act cost, the worst first. */
export function Losses({ line }: { readonly line: Pick<AccountLine, 'losses'> }) {
  const { speech } = useMatch();
  if (line.losses.length === 0) return undefined;
  return (
    <>
      {': '}
      <strong>{line.losses.map(({ key, args }) => speech.tell(key, args)).join(', ')}</strong>
    </>
  );
}

/** What can be heard, for those who have sounds on. */
function Caption({ line: { sounds = [] } }: Pick<FeedLineProps, 'line'>) {
  const { speech } = useMatch();
  const { sound } = useStore(settings);
  if (!sound || sounds.length === 0) return undefined;
  return (
    <small className={styles.caption}>
      ♪ {sounds.map((name) => speech.tell(`sound.${name}`, {})).join(', ')}
    </small>
  );
}

interface PlayButtonProps extends Jumping {
  readonly events: readonly number[];
  /** What is shown again. */
  readonly title: string;
}

/** Shows an act once more on the board; in a replay it leads to the moment before it. */
export function PlayButton({ events, title, onJump }: PlayButtonProps) {
  const { now, t } = useMatch();
  const { change } = useTable();
  const isTable = useSeatIfAny() !== undefined && now.view.outcome === undefined;
  if (!isTable && onJump === undefined) return <span className={styles.play} aria-hidden="true" />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.play}
      aria-label={t('feed.again', { act: title })}
      onClick={() => (onJump === undefined ? change({ again: { events } }) : onJump(events[0] ?? 0))}
    >
      ▶
    </button>
  );
}
