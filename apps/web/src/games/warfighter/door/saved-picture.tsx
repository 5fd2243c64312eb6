import { CardArt } from '../../../kit/art/card-art.tsx';
import type { SavedPictureProps } from '../../../kit/page/game-page.ts';
import styles from './scenes.module.css';

/** The path of a stored mission as far as it is known. Open ground looks like the Mission's own card. */
export function SavedPicture({ content, places }: SavedPictureProps) {
  const [mission = ''] = places;
  return (
    <div className={styles.way}>
      {places.map((card, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <span key={slot} data-open={card === '' || undefined}>
          <CardArt content={content} card={card || mission} />
        </span>
      ))}
    </div>
  );
}
