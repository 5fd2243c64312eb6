import { Poster } from '../../../kit/art/poster.tsx';
import styles from './scenes.module.css';
import { useDrawings } from './use-drawings.ts';

export function ModernScene() {
  return <Poster address={useDrawings()?.modern} />;
}

export function OldWarScene() {
  return <Poster address={useDrawings()?.oldWar} />;
}

/** Places side by side, as on the table. */
export function LessonScene() {
  return (
    <div className={styles.way}>
      {useDrawings()?.way.map((address) => (
        <span key={address}>
          <Poster address={address} />
        </span>
      ))}
    </div>
  );
}
