import { CardArt } from '../../../kit/art/card-art.tsx';
import type { PictureProps } from '../../../kit/page/game-page.ts';
import styles from './briefing-picture.module.css';

/** The sheet of the map with the way, and the place at its end. */
export function BriefingPicture({ content, places }: PictureProps) {
  if (places.length === 0) return undefined;
  return (
    <div className={styles.pictures}>
      {places.map((card) => (
        <span key={card}>
          <CardArt content={content} card={card} />
        </span>
      ))}
    </div>
  );
}
