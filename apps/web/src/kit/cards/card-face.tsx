import type { GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { CardArt } from '../art/card-art.tsx';
import type { CardLook } from '../page/game-page.ts';
import { usePage } from '../page/page-context.tsx';
import { Contours } from '../ui/contours.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './card-face.module.css';
import { cardLines, cardName } from './card-lines.ts';

interface CardFaceProps {
  readonly id: string;
  readonly entry: GameEntry;
  readonly content: object;
  readonly speech: Speech;
  /** `small` is for hands and rows, 150 px wide; `full` is for reading; `print` has the size of a real card with its bleed. */
  readonly size?: 'small' | 'full' | 'print';
}

const PLAIN: CardLook = { icon: 'cards' };

/** A card with its name, symbol and text. The text is made from the data that the engine reads. */
export function CardFace({ id, entry, content, speech, size = 'small' }: CardFaceProps) {
  const [first = '', ...rest] = cardLines(speech, entry, content, id);
  const name = cardName(speech, entry, content, id);
  const { icon, side, badge } = usePage().cardLook?.(content, id) ?? PLAIN;
  return (
    <span
      className={`${styles.card} ${styles[size]}`}
      data-side={side}
      data-fit={size === 'print' ? '' : undefined}
    >
      <span className={styles.art} aria-hidden="true">
        <CardArt content={content} card={id} {...(size === 'print' && { palette: 'print' as const })}>
          <Contours seed={id} levels={6} />
          <Icon name={icon} size={size === 'small' ? 40 : 72} />
        </CardArt>
        {badge !== undefined && <b className={styles.badge}>{badge}</b>}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.kind}>{first}</span>
      <span className={styles.text}>
        {rest.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
