import type { Seat } from '@sitrep/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { RuleChip } from '../decision/rule-chip.tsx';
import { useMatch } from '../page/match-context.tsx';
import type { Piece } from '../page/piece.ts';
import type { HintMark } from '../saves/hint-store.ts';
import { useTable } from '../table/table-context.tsx';
import { stepLog } from './log-keys.ts';
import { chaptersOf, type LogLine } from './log-lines.ts';
import styles from './log-panel.module.css';

interface LogPanelProps {
  /** In a replay, a line leads to its moment; otherwise to the pieces it is about. */
  readonly onJump?: ((n: number) => void) | undefined;
}

/** Everything that the seat knows has happened, scrolled to the latest at the end. */
export function LogPanel({ onJump }: LogPanelProps) {
  const { speech, page, piecesOf, now, t } = useMatch();
  const { ui } = useTable();
  const { hints } = ui;
  const chapters = useMemo(
    () =>
      chaptersOf({ speech, page, piecesOf }, now.events, {
        after: askedBy(hints, now.seat),
        words: t('hint.used'),
      }),
    [speech, page, piecesOf, now.events, now.seat, hints, t],
  );
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new comes into view
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [chapters]);
  return (
    <section className={styles.log} aria-label={t('log.title')}>
      <h2>{t('log.title')}</h2>
      <div
        ref={list}
        className={styles.lines}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard
        tabIndex={0}
        aria-label={t('log.title')}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        onKeyDown={stepLog}
      >
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
      </div>
    </section>
  );
}

/** Every seat has a log of its own, and asks for its own hints. */
function askedBy(hints: readonly HintMark[], seat: Seat): ReadonlySet<number> {
  return new Set(hints.flatMap((hint) => (hint.seat === seat ? [hint.n] : [])));
}

interface LineProps extends LogPanelProps {
  readonly line: LogLine;
}

function Line({ line, onJump }: LineProps) {
  const { change } = useTable();
  if (line.kind === 'hint')
    return (
      <li>
        <em className={styles.hint}>{line.words}</em>
      </li>
    );
  return (
    <li
      data-undone={line.kind === 'undone' || undefined}
      onPointerEnter={() => change({ hover: line.pieces })}
      onPointerLeave={() => change({ hover: [] })}
      onFocus={() => change({ hover: line.pieces })}
      onBlur={() => change({ hover: [] })}
    >
      {line.pieces.length === 0 && onJump === undefined ? (
        <LineWords line={line} />
      ) : (
        // The log is one stop for Tab; arrows lead along its lines.
        <button
          type="button"
          tabIndex={-1}
          onClick={() => (onJump === undefined ? bringIntoView(line.pieces) : onJump(line.n))}
        >
          <LineWords line={line} />
        </button>
      )}
      {line.dice.length > 0 && (
        <span className={styles.dice} aria-hidden="true">
          {line.dice.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have only their place
            <b key={index}>{face}</b>
          ))}
        </span>
      )}
      {line.rule !== undefined && <RuleChip rule={line.rule} tabIndex={-1} />}
    </li>
  );
}

/** Undone lines are struck through, and announced as such to screen readers. */
function LineWords({ line: { kind, words } }: { readonly line: LogLine }) {
  const { t } = useMatch();
  if (kind !== 'undone') return words;
  return (
    <del>
      <span className="visually-hidden">{t('log.undone')} </span>
      {words}
    </del>
  );
}

/** Scrolls the table to the first of these pieces that still lies there. */
function bringIntoView(pieces: readonly Piece[]): void {
  const found = pieces.flatMap(
    (piece) => document.querySelector(`[data-piece="${CSS.escape(piece)}"]`) ?? [],
  );
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
