import { CardArt } from '../art/card-art.tsx';
import { Contours } from '../ui/contours.tsx';
import { ICONS, type IconName } from '../ui/icon-paths.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly id: string;
  readonly content: object;
  readonly icon: IconName;
  /** For paper, where the theme of the page does not matter. */
  readonly isPrinted: boolean;
}

/** The picture of a card; a piece of map with the sign of its kind for one without. */
export function Picture({ id, content, icon, isPrinted }: PictureProps) {
  return (
    <span className={styles.picture}>
      <CardArt content={content} card={id} {...(isPrinted && { palette: 'print' })}>
        <Contours seed={id} levels={6} />
        <svg className={styles.icon} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
          <path fill="currentColor" d={ICONS[icon]} />
        </svg>
      </CardArt>
    </span>
  );
}
