import { useLongPress } from '../../../kit/table/use-long-press.ts';
import { Counter } from './counter.tsx';
import styles from './counters.module.css';
import type { SoldierFace } from './faces.ts';

/** One man of an opened stack. */
export interface FanMan {
  readonly id: string;
  readonly face: SoldierFace;
  readonly stanceWord: string;
  /** What a screen reader says of him. */
  readonly label: string;
}

export interface FanProps {
  readonly men: readonly FanMan[];
  /** What the whole is called. */
  readonly label: string;
  /** How many stand in a row: four on the map, five in a sheet. */
  readonly columns?: number;
  /** The size of a counter in pixels. */
  readonly size?: number;
  onPick(id: string): void;
  onClose(): void;
  /** A man is looked at more closely, by pointing, by focus or by a long press; or nobody any more. */
  onLook?(id: string | undefined): void;
}

/** The men of a stack side by side, each of which can be pressed. */
export function Fan({ men, label, columns = 4, size = 60, onPick, onClose, onLook }: FanProps) {
  return (
    <fieldset
      className={styles.fan}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${Math.min(columns, men.length)}, auto)` }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {men.map((man) => (
        <FanButton key={man.id} man={man} size={size} onPick={onPick} onLook={onLook} />
      ))}
    </fieldset>
  );
}

interface FanButtonProps extends Pick<FanProps, 'onPick'> {
  readonly man: FanMan;
  readonly size: number;
  readonly onLook: FanProps['onLook'];
}

function FanButton({ man, size, onPick, onLook }: FanButtonProps) {
  const { id, face, stanceWord, label } = man;
  const press = useLongPress(() => onLook?.(id));
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={face.isChosen ?? false}
      {...press.handlers}
      onClick={() => {
        if (!press.wasLong()) onPick(id);
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook?.(id)}
      onPointerLeave={() => onLook?.(undefined)}
      onFocus={({ target }) => target.matches(':focus-visible') && onLook?.(id)}
      onBlur={() => onLook?.(undefined)}
    >
      <CounterPicture face={face} stanceWord={stanceWord} size={size} />
    </button>
  );
}

/** A full counter as a picture of its own, for lists and sheets. */
export function CounterPicture({
  face,
  stanceWord,
  size,
}: {
  readonly face: SoldierFace;
  readonly stanceWord: string;
  readonly size: number;
}) {
  return (
    <svg viewBox="-3 -3 72 78" width={size} height={(size * 78) / 72} aria-hidden="true">
      <Counter face={face} stanceWord={stanceWord} />
    </svg>
  );
}
