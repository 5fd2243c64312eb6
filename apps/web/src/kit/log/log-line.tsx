import { RuleChip } from '../decision/rule-chip.tsx';
import { useMatch } from '../page/match-context.tsx';
import type { Piece } from '../page/piece.ts';
import { useTable } from '../table/table-context.tsx';
import type { LogLine } from './log-lines.ts';
import styles from './log-panel.module.css';

export interface Jumping {
  /** In a replay, a line leads to its moment; otherwise to the pieces it is about. */
  readonly onJump?: ((n: number) => void) | undefined;
}

interface LineProps extends Jumping {
  readonly line: LogLine;
}

/** One event of the log, with its dice and its rule. */
export function Line({ line, onJump }: LineProps) {
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
